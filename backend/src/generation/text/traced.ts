/**
 * A text with the source position of each of its characters. Edits keep
 * the positions, so that anything taken from the result can cite its source.
 */
export class Traced {
  readonly text: string;
  /** For each character, where its source begins and ends. */
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;

  private constructor(text: string, starts: Int32Array, ends: Int32Array) {
    this.text = text;
    this.starts = starts;
    this.ends = ends;
  }

  /** A text as it was given. */
  static of(text: string): Traced {
    const starts = Int32Array.from({ length: text.length }, (_, index) => index);
    return new Traced(
      text,
      starts,
      starts.map((start) => start + 1),
    );
  }

  /** Text joined from pieces, each with the range of the source that it represents. */
  static from(pieces: readonly { text: string; start: number; end: number }[]): Traced {
    const text = pieces.map((piece) => piece.text).join('');
    const starts = new Int32Array(text.length);
    const ends = new Int32Array(text.length);
    let at = 0;
    for (const piece of pieces) {
      const exact = piece.text.length === piece.end - piece.start;
      for (let index = 0; index < piece.text.length; index++, at++) {
        starts[at] = exact ? piece.start + index : piece.start;
        ends[at] = exact ? piece.start + index + 1 : piece.end;
      }
    }
    return new Traced(text, starts, ends);
  }

  /** The range of the source that a part of this text represents. */
  span(from: number, to: number): { start: number; end: number } {
    if (from >= to) return { start: 0, end: 0 };
    return { start: this.starts[from] ?? 0, end: this.ends[to - 1] ?? 0 };
  }

  /** Replaces the matches of a global expression; a replacement represents everything that it replaces. */
  replace(pattern: RegExp, replacement: string | ((match: string) => string)): Traced {
    const pieces: { text: string; start: number; end: number }[] = [];
    let last = 0;
    for (const match of this.text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      this.copy(pieces, last, match.index);
      const text = typeof replacement === 'string' ? replacement : replacement(match[0]);
      pieces.push({ text, ...this.span(match.index, end) });
      last = end;
    }
    if (last === 0 && pieces.length === 0) return this;
    this.copy(pieces, last, this.text.length);
    return Traced.from(pieces);
  }

  /** The traced text of another reading of this one's text. */
  then(next: Traced): Traced {
    const starts = next.starts.map((start) => this.starts[start] ?? 0);
    const ends = next.ends.map((end) => this.ends[Math.max(0, end - 1)] ?? 0);
    return new Traced(next.text, starts, ends);
  }

  private copy(
    pieces: { text: string; start: number; end: number }[],
    from: number,
    to: number,
  ): void {
    let run = from;
    for (let index = from; index < to; index++) {
      const next = index + 1;
      const joined =
        next < to &&
        this.starts[next] === this.ends[index] &&
        (this.ends[index] ?? 0) - (this.starts[index] ?? 0) === 1 &&
        (this.ends[next] ?? 0) - (this.starts[next] ?? 0) === 1;
      if (joined) continue;
      pieces.push({ text: this.text.slice(run, next), ...this.span(run, next) });
      run = next;
    }
  }
}
