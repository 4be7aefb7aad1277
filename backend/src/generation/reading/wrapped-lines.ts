import type { Traced } from '../text/traced.ts';
import { sentenceRanges } from '../text/sentences.ts';
import { verbShapeOf } from './verbs.ts';

/** A line break after which a sentence may continue. */
const BREAK =
  /(?<=[\p{Ll}\p{N}’')],?) ?\r?\n ?\n? ?(?=\p{Ll})|(?<=[\p{L}\p{N}’')](?:,| (?:a|an|and|at|by|for|from|his|into|its|my|nor|of|or|our|than|the|their|to|whose|with|your))) ?\r?\n ?\n? ?(?=[\p{Lu}\p{N}])/gu;
/** Quick tests for such a line break. */
const HAS_BREAK =
  /\p{L},? ?\r?\n ?\n? ?\p{Ll}|(?:,| (?:an?|and|at|by|for|from|his|into|its|my|n?or|of|our|than|the|their|to|whose|with|your)) ?\r?\n/u;
/** Words that end no sentence; a preposition may: "the chair you sleep in". */
const ENDS_NO_SENTENCE = / (?:an?|and|its|my|n?or|our|than|the|their|whose|your)$/u;
/** "… in black. T" above "his chair": a word that the break divides after its capital. */
const TORN_CAPITAL = /(?<=[.!?] [B-Z]) ?\r?\n ?(?=\p{Ll}+ )/gu;
/** Minimum characters of a line that was wrapped because it was full. */
const MIN_FULL = 30;
/** Minimum characters of such a line in a text without other sentences. */
const MIN_LONG = 40;
/** "… by hand. Its colors": a sentence that ends inside a line. */
const SENTENCE_INSIDE = /[\p{Ll})][.!?] \p{Lu}/u;
const SENTENCE_END = /[.!?] ?$/u;
/** "they measure depth": a new clause, as in verse, rather than the rest of one. */
const NEW_CLAUSE = /^(?:he|i|it|she|they|we|you)\b/u;

/** "Free from parabens," above "sulfates,": alone, the next line would say the opposite. */
const DENIES = /\b(?:free (?:from|of)|without|never|no|not)\b/iu;

/** Joins the lines of a paragraph that was wrapped at a fixed width: "is beautifully" above "painted by hand." */
export function joinWrappedLines(text: Traced): Traced {
  if (!HAS_BREAK.test(text.text)) return text;
  const whole = text.replace(TORN_CAPITAL, '');
  const breaks = [...whole.text.matchAll(BREAK)].map(({ index, 0: found }) => {
    const next = index + found.length;
    const end = whole.text.indexOf('\n', next);
    const below = whole.text.slice(next, end === -1 ? undefined : end);
    const above = whole.text.slice(whole.text.lastIndexOf('\n', index - 1) + 1, index);
    return { above, below, end: next, start: index };
  });
  const continues = (at: number) =>
    breaks[at - 1]?.end === (breaks[at]?.start ?? 0) - (breaks[at]?.above.length ?? 0);
  let isDenied = false;
  const joins = breaks.map(({ above, below }, at) => {
    isDenied = above.endsWith(',') && (DENIES.test(above) || (isDenied && continues(at)));
    if (isDenied && /^\p{Ll}/u.test(below)) return true;
    return mayGoOn(above, below) && goesOn(above, below, continues(at));
  });
  // If one line of a paragraph is wrapped, so are the others.
  const isWrapped = (at: number) =>
    (continues(at) && joins[at - 1] === true) || (continues(at + 1) && joins[at + 1] === true);
  const joinNext = (at: number) => {
    const { above = '', below = '' } = breaks[at] ?? {};
    joins[at] ||= isWrapped(at) && /^\p{Ll}/u.test(below) && mayGoOn(above, below);
  };
  for (const at of breaks.keys()) joinNext(at);
  for (const at of [...breaks.keys()].toReversed()) joinNext(at);
  let at = 0;
  return whole.replace(BREAK, (found) => (joins[at++] === true ? ' ' : found));
}

/** Whether a line was wrapped if it was full, and the next one begins no clause. */
function mayGoOn(above: string, below: string): boolean {
  return above.length >= MIN_FULL && !NEW_CLAUSE.test(below);
}

/**
 * Whether a sentence certainly goes on in the next line.
 * @param continues whether the line above may itself continue a sentence
 */
function goesOn(above: string, below: string, continues: boolean): boolean {
  if (ENDS_NO_SENTENCE.test(above)) return true;
  const isInText = [above, below].some((line) => SENTENCE_INSIDE.test(line));
  if (!/^\p{Ll}/u.test(below)) return isInText && goesOnInCapital(above, below);
  const isWhole = (continues || /^\p{Lu}/u.test(above)) && SENTENCE_END.test(below);
  return isInText || (isWhole && above.length >= MIN_LONG);
}

/**
 * Whether a line of running text goes on in one that starts with a capital or a number: "designed for" above
 * "Italian tables", or "with argan, rose," above "Shea and cocoa butter.", which is no sentence by itself.
 */
function goesOnInCapital(above: string, below: string): boolean {
  if (!above.endsWith(',')) return true;
  const [first = [0, 0]] = sentenceRanges(below);
  return SENTENCE_INSIDE.test(above) && verbShapeOf(below.slice(...first)) === 'none';
}
