export { plainText } from './html-text.ts';

/** Words and punctuation at the end of a text that show that it was truncated. */
const DANGLING =
  /[,;:&/–—-]*\s+(?:and|or|with|of|for|the|a|an|(?<!\b(?:built|plugs?|join|listen|tucks?|zips?|moves?) )(?<!\d\s?)in|(?<!\b(?:slips?|clips?|snaps?|turns?|switch(?:es)?|pulls?|puts?|stick) )on|to|(?<!\b(?:close|stand|near) )by|from|at|as|into|onto|than|plus|per|is|are|that|which|its|your|our|between|including|featuring|while|because|when|if|while \p{L}+ing|designed specifically|&)$|(?:[\s,;:&/–—(-]|(?<![\d])\+)+$/iu;

/** Maximum characters of the end that are searched at once, whatever the length of the text. */
const MAX_DANGLING_CHARACTERS = 120;

/** Removes a dangling end: "Cotton and", "Fits most -". */
export function withoutDanglingEnd(text: string): string {
  let current = text.trimEnd();
  for (;;) {
    const split = Math.max(0, current.length - MAX_DANGLING_CHARACTERS);
    const end = current.slice(split).replace(DANGLING, '');
    const next = (current.slice(0, split) + end).trimEnd();
    if (next === current) return withoutOpenBracket(current);
    current = next;
  }
}

function withoutOpenBracket(text: string): string {
  const open = text.lastIndexOf('(');
  return open > 0 && !text.includes(')', open) ? withoutDanglingEnd(text.slice(0, open)) : text;
}

/** Truncates at the end of a word to at most `limit` UTF-16 units, without a dangling end. */
export function clipText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit + 1);
  const space = head.search(/\s\S*$/u);
  const cut = space > limit / 3 ? head.slice(0, space) : head.slice(0, limit);
  return withoutDanglingEnd(cut.toWellFormed().replace(/\uFFFD$/u, ''));
}

/** Whether a text was cut inside a word, which makes it a different word. */
export function cutsWord(whole: string, clipped: string): boolean {
  return clipped !== whole && /^\S/u.test(whole.slice(clipped.length));
}
