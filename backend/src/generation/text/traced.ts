/** A text and the range of the source that it represents. */
interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

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
    return Traced.from([{ text, start: 0, end: text.length }]);
  }

  /** Text joined from pieces, each with the range of the source that it represents. */
  static from(pieces: readonly Piece[]): Traced {
    const traced = Traced.empty(pieces.map(({ text }) => text));
    let at = 0;
    for (const piece of pieces) {
      traced.cite(at, piece);
      at += piece.text.length;
    }
    return traced;
  }

  /** The joined texts, without their sources. */
  private static empty(texts: readonly string[]): Traced {
    const text = texts.join('');
    return new Traced(text, new Int32Array(text.length), new Int32Array(text.length));
  }

  /** Sets the source of a piece that begins at an offset. */
  private cite(at: number, { text, start, end }: Piece): void {
    const isExact = text.length === end - start;
    for (let index = 0; index < text.length; index++) {
      this.starts[at + index] = isExact ? start + index : start;
      this.ends[at + index] = isExact ? start + index + 1 : end;
    }
  }

  /** The range of the source that a part of this text represents. */
  span(from: number, to: number): { start: number; end: number } {
    if (from >= to) return { start: 0, end: 0 };
    return { start: this.starts[from] ?? 0, end: this.ends[to - 1] ?? 0 };
  }

  /** Replaces the matches of a global expression; a replacement represents everything that it replaces. */
  replace(pattern: RegExp, replacement: string | ((match: string) => string)): Traced {
    // Most expressions repair what is rare.
    if (this.text.search(pattern) === -1) return this;
    const pieces: { text: string; from: number; to: number; isNew: boolean }[] = [];
    let last = 0;
    const keep = (to: number) =>
      pieces.push({ text: this.text.slice(last, to), from: last, to, isNew: false });
    for (const match of this.text.matchAll(pattern)) {
      keep(match.index);
      const text = typeof replacement === 'string' ? replacement : replacement(match[0]);
      last = match.index + match[0].length;
      pieces.push({ text, from: match.index, to: last, isNew: true });
    }
    keep(this.text.length);
    const replaced = Traced.empty(pieces.map(({ text }) => text));
    let at = 0;
    for (const { text, from, to, isNew } of pieces) {
      if (isNew) replaced.cite(at, { text, ...this.span(from, to) });
      else {
        replaced.starts.set(this.starts.subarray(from, to), at);
        replaced.ends.set(this.ends.subarray(from, to), at);
      }
      at += text.length;
    }
    return replaced;
  }

  /** The traced text of another reading of this one's text. */
  then(next: Traced): Traced {
    const starts = next.starts.map((start) => this.starts[start] ?? 0);
    const ends = next.ends.map((end) => this.ends[Math.max(0, end - 1)] ?? 0);
    return new Traced(next.text, starts, ends);
  }
}
