import type { Traced } from '../text/traced.ts';

/** A line break after which a sentence may continue. */
const BREAK = /(?<=[\p{Ll}\p{N}’')],?) ?\r?\n ?\n? ?(?=\p{Ll})/gu;
/** A quick test for such a line break. */
const HAS_BREAK = /\p{L},? ?\r?\n ?\n? ?\p{Ll}/u;
/** Minimum characters of a line that was wrapped because it was full. */
const MIN_FULL = 30;
/** Minimum characters of such a line in a text without other sentences. */
const MIN_LONG = 40;
/** "… by hand. Its colors": a sentence that ends inside a line. */
const SENTENCE_INSIDE = /[\p{Ll})][.!?] \p{Lu}/u;
const SENTENCE_END = /[.!?] ?$/u;
/** "they measure depth": a new clause, as in verse, rather than the rest of one. */
const NEW_CLAUSE = /^(?:he|i|it|she|they|we|you)\b/u;

/** Joins the lines of a paragraph that was wrapped at a fixed width: "is beautifully" above "painted by hand." */
export function joinWrappedLines(text: Traced): Traced {
  if (!HAS_BREAK.test(text.text)) return text;
  const breaks = [...text.text.matchAll(BREAK)].map(({ index, 0: found }) => {
    const next = index + found.length;
    const end = text.text.indexOf('\n', next);
    const below = text.text.slice(next, end === -1 ? undefined : end);
    const above = text.text.slice(text.text.lastIndexOf('\n', index - 1) + 1, index);
    return { above, below, end: next, start: index };
  });
  const joins = breaks.map(({ above, below, start }, at) => {
    if (above.length < MIN_FULL || NEW_CLAUSE.test(below)) return false;
    const isInText = [above, below].some((line) => SENTENCE_INSIDE.test(line));
    const continues = breaks[at - 1]?.end === start - above.length;
    const isWhole = (continues || /^\p{Lu}/u.test(above)) && SENTENCE_END.test(below);
    return isInText || (isWhole && above.length >= MIN_LONG);
  });
  let at = 0;
  return text.replace(BREAK, (found) => (joins[at++] === true ? ' ' : found));
}
