import { stemOf } from '../text/words.ts';

/** Derivational endings that don't change what a word is about. */
const ENDINGS: readonly string[] =
  'acy ity iti at abl able ibl ible abiliti ability ation ational al ally ably ness ment ion anc ance enc ence er or ly en y'.split(
    ' ',
  );
const MIN_LENGTH = 4;
/**
 * Shorter minimum lengths before some endings: "dryable" comes from "dry", but "linen" doesn't come
 * from "line".
 */
const MIN_LENGTH_BEFORE: Readonly<Record<string, number>> = { abl: 3 };

/** Possible bases of a word, only for comparison: "removable" and "removed" have one in common. */
export function basesOf(word: string): string[] {
  const stem = stemOf(word);
  const bases = ENDINGS.filter(
    (ending) =>
      stem.endsWith(ending) &&
      stem.length - ending.length >= (MIN_LENGTH_BEFORE[ending] ?? MIN_LENGTH),
  ).map((ending) => stem.slice(0, stem.length - ending.length));
  return [stem, ...bases].map((base) =>
    (base.at(-1) === base.at(-2) ? base.slice(0, -1) : base)
      .replace(/i$/u, 'y')
      .replace(/(?<=.{3})e$/u, ''),
  );
}
