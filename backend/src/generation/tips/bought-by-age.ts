import { detailsText } from '../details.ts';
import type { Reading } from '../reading/index.ts';
import { textOfInput } from './input-text.ts';
import { pieceCounts } from './piece-counts.ts';

/**
 * Whether shoppers choose this product by age: a game, or a product that its details or category describe as
 * for children.
 */
export function isBoughtByAge(reading: Reading, kind: string, isToy: boolean): boolean {
  const [, ...levels] = (reading.request.category ?? '').split('>');
  const categoryLevels = levels.filter((level) => !WIDE_LEVEL.test(level));
  const statedText = [saidIn(reading), ...categoryLevels].join('\n');
  return ((isPlayed(kind) && isToy) || hasWordOfChildren(statedText)) && !isForAdults(reading);
}

function isPlayed(kind: string): boolean {
  return kind === 'puzzle' || kind === 'game';
}

/** Words for children, and for what they play with. */
const CHILDREN: ReadonlySet<string> = new Set(
  (
    'kid kids child children boy boys girl girls toddler toddlers baby babies infant infants ' +
    'preschool preschooler preschoolers student students classroom classrooms ' +
    'pretend play playset playsets playtime playmate playmates building ' +
    'doll dolls stuffed plush puppet puppets toy toys imagination imaginations imaginative'
  ).split(' '),
);

function hasWordOfChildren(text: string): boolean {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => CHILDREN.has(word));
}

/** Levels of the toy department that also contain products for adults. */
const WIDE_LEVEL = /^ *(?:sports & outdoor play|dress up & pretend play|novelty & gag toys) *$/iu;

/** Whether the name or the details mention children, whatever the category is. */
export function speaksOfChildren(reading: Reading): boolean {
  return hasWordOfChildren(saidIn(reading));
}

function saidIn({ name, request }: Reading): string {
  return `${name.text}\n${detailsText(request)}`;
}

const COLLECTIBLE = /\bcollect[ai]bles?\b/iu;
/** Products for collectors and hobbyists, which aren't chosen by age. */
const FOR_COLLECTORS =
  /\bstatues?\b|\bfiguarts\b|\bcollectors?\b|\b(?:intermediate|advanced|experienced) (?:pilots?|riders?|modelers?|builders?)\b/iu;
const CARDS = /\bcards?\b/iu;

/** Whether a product is made for collecting. Collectible cards to play with don't count. */
export function isCollectible(reading: Reading): boolean {
  const text = textOfInput(reading.request);
  return COLLECTIBLE.test(text) && !CARDS.test(text);
}

/** A blade that isn't for children. */
const BLADE = /\b(?:razor|utility knife|craft knife|paper cutter|blades?)\b/iu;
const DRINKING = /\bdrinking (?:game|buddies)\b|\badults? only\b/iu;
/** Minimum pieces of a puzzle for adults. */
const MANY_PIECES = 500;

/** Whether a product is for collectors, or too hard for children. */
function isForAdults(reading: Reading): boolean {
  const text = textOfInput(reading.request);
  const isPuzzle = /\bpuzzles?\b/iu.test(reading.name.text);
  return (
    COLLECTIBLE.test(text) ||
    FOR_COLLECTORS.test(text) ||
    DRINKING.test(text) ||
    BLADE.test(reading.name.text) ||
    (isPuzzle && pieceCounts(text).some((count) => count >= MANY_PIECES))
  );
}
