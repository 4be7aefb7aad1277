import { decodeHTML } from 'entities';

const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Elements that go with what they hold, however they were written down. */
const WITH_CONTENT = /<(script|style|template|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/giu;

/**
 * Text without markup: tags gone (scripts and styles with what they hold), entities decoded,
 * white space single. Line breaks are kept where `lines` is set.
 */
export function plainText(text: string, lines = false): string {
  let plain = text
    .replace(INVISIBLE, '')
    .replace(WITH_CONTENT, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/gu, ' ')
    .replace(/<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table)\b[^>]*>/giu, '\n')
    .replace(/<\/?[a-z][^<>]*>/giu, ' ');
  if (plain.includes('&')) {
    plain = decodeHTML(plain)
      .replace(WITH_CONTENT, ' ')
      .replace(/<\/?[a-z!][^<>]*>?/giu, ' ');
  }
  plain = plain.replace(/[<>](?=[a-z/!])/giu, ' ');
  plain = lines
    ? plain.replace(/[^\S\n]+/gu, ' ').replace(/ ?\n[\n ]*/gu, '\n')
    : plain.replace(/\s+/gu, ' ');
  return plain.trim();
}

/** Words that a text cannot end on without sounding broken off. */
const DANGLING =
  /[,;:&/–—-]*\s+(?:and|or|with|of|for|the|a|an|(?<!\b(?:built|plugs?|join|listen|tucks?|zips?|moves?) )(?<!\d\s?)in|(?<!\b(?:slips?|clips?|snaps?|turns?|switch(?:es)?|pulls?|puts?|stick) )on|to|(?<!\b(?:close|stand|near) )by|from|at|as|into|onto|than|plus|per|is|are|that|which|its|your|our|between|including|featuring|while|because|when|if|while \p{L}+ing|designed specifically|&)$|(?:[\s,;:&/–—(-]|(?<![\d])\+)+$/iu;

/** Takes from the end what leaves a text hanging: "Cotton and", "Fits most -". */
export function withoutDanglingEnd(text: string): string {
  let current = text.trimEnd();
  for (;;) {
    const next = current.replace(DANGLING, '').trimEnd();
    if (next === current) return dropOpenBracket(current);
    current = next;
  }
}

function dropOpenBracket(text: string): string {
  const open = text.lastIndexOf('(');
  return open > 0 && !text.includes(')', open) ? withoutDanglingEnd(text.slice(0, open)) : text;
}

/** Cuts at a word's end so that at most `limit` characters (UTF-16 units) stay, nothing hanging. */
export function clipText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit + 1);
  const space = head.search(/\s\S*$/u);
  const cut = space > limit / 3 ? head.slice(0, space) : head.slice(0, limit);
  return withoutDanglingEnd(cut.toWellFormed().replace(/\uFFFD$/u, ''));
}

/** Whether a text was cut in the middle of a word: what is left of that one is another word. */
export function cutsWord(whole: string, clipped: string): boolean {
  return clipped !== whole && /^\S/u.test(whole.slice(clipped.length));
}
