import { sentenceRanges } from './sentences.ts';

/** Splits prose about a named product into sentences, where the name may contain their punctuation. */

/** Splits prose about a named product into sentences. */
export function sentencesAbout(name: string, text: string): string[] {
  return text
    .split(/\n+/u)
    .flatMap((line) => sentenceRangesAbout(line, name).map(([from, to]) => line.slice(from, to)));
}

/** The ranges of the sentences in a one-line text about a named product. */
export function sentenceRangesAbout(
  text: string,
  name: string,
): (readonly [from: number, to: number])[] {
  return joinInsideName(sentenceRanges(text), text, name);
}

/** Joins sentences that were split inside the product's name: "L.O.L. Surprise! Pets". */
function joinInsideName(
  ranges: readonly (readonly [from: number, to: number])[],
  text: string,
  name: string,
): (readonly [from: number, to: number])[] {
  const joined: (readonly [from: number, to: number])[] = [];
  const low = withoutQuotes(name.toLowerCase());
  for (const [from, to] of ranges) {
    const before = joined.at(-1);
    // Only the few sentences that end in such punctuation are read again.
    const end =
      before === undefined ? '' : text.slice(Math.max(before[0], before[1] - 2), before[1]);
    const isMarked = before !== undefined && /[!?]["'”’]?$/u.test(end);
    const word = isMarked
      ? withoutQuotes(
          text
            .slice(...before)
            .split(' ')
            .at(-1) ?? '',
        )
      : '';
    const isOfName =
      (before !== undefined && isPeriodInName(text, before, from, low)) ||
      (isMarked &&
        (low.includes(`${word.toLowerCase()} `) ||
          CONTINUES_WITHOUT_SUBJECT.test(text.slice(from, to))));
    if (isOfName) joined.splice(-1, 1, [before[0], to]);
    else joined.push([from, to]);
  }
  return joined;
}

/** A name may be written with other quotation marks than its mention: 'Tarn "Why Not?" 2'. */
function withoutQuotes(text: string): string {
  return text.replaceAll(/["'“”‘’]/gu, '');
}

/** Whether a period is between two words of the name: "Tarn 4 Pc. Patio Set is". */
function isPeriodInName(
  text: string,
  before: readonly [from: number, to: number],
  next: number,
  name: string,
): boolean {
  if (text.charAt(before[1] - 1) !== '.') return false;
  const [word = ''] =
    /\S+$/u.exec(text.slice(Math.max(before[0], before[1] - MAX_WORD), before[1])) ?? [];
  const [after = ''] = /^\S+/u.exec(text.slice(next, next + MAX_WORD)) ?? [];
  // "Tarn 4 Pc. Patio", "Tarn.Two"
  return name.includes(`${word}${next > before[1] ? ' ' : ''}${after}`.toLowerCase());
}

/** A continuation without a subject that isn't a question: "Funko Pop! Is the toy of the year". */
const CONTINUES_WITHOUT_SUBJECT = /^(?:is|are|was|has)\b[^?]*$/iu;

/** Maximum characters of a word next to a period. */
const MAX_WORD = 12;
