const PIECES = /^(?:pieces?|pcs?|pzs?|parts?)$/iu;
/** "1000pcs" */
const COUNTED = /^(\d{1,6})(?:pieces?|pcs?|pzs?)$/iu;
/** Maximum words between a number and its noun: "300 large jigsaw pieces". */
const MAX_BEFORE = 4;
/** Maximum words between a noun and its number: "Number of pieces per puzzle vary but range from 12". */
const MAX_AFTER = 8;

/** Each count of pieces in a text. */
export function pieceCounts(text: string): number[] {
  const words = text
    .replace(/(?<=\d),(?=\d{3})/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.flatMap((word, at) => {
    const counted = COUNTED.exec(word)?.[1];
    if (counted !== undefined) return [Number(counted)];
    if (!PIECES.test(word)) return [];
    const before = words.slice(Math.max(0, at - MAX_BEFORE), at).findLast(isCount);
    const count = before ?? words.slice(at + 1, at + 1 + MAX_AFTER).find(isCount);
    return count === undefined ? [] : [Number(count)];
  });
}

function isCount(word: string): boolean {
  return /^\d{1,6}$/u.test(word);
}
