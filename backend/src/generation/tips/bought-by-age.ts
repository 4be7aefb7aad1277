import { detailsOf } from '../details.ts';
import type { Reading } from '../reading/index.ts';
import { textOfInput } from './input-text.ts';
import { pieceCounts } from './piece-counts.ts';

/** Whether shoppers choose such a product by age: a game, or what is told or filed as children's. */
export function isBoughtByAge(reading: Reading, kind: string, isToy: boolean): boolean {
  const [, ...levels] = (reading.request.category ?? '').split('>');
  const filed = levels.filter((level) => !WIDE_LEVEL.test(level));
  const told = [saidIn(reading), ...filed].join('\n');
  return ((isPlayed(kind) && isToy) || hasWordOfChildren(told)) && !isForGrownUps(reading);
}

function isPlayed(kind: string): boolean {
  return kind === 'puzzle' || kind === 'game';
}

/** Words of those who play, and of what they play with. */
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

/** Levels of the toy department that have goods for grown-ups too. */
const WIDE_LEVEL = /^ *(?:sports & outdoor play|dress up & pretend play|novelty & gag toys) *$/iu;

/** Whether the name or the details speak of children, wherever the product is filed. */
export function speaksOfChildren(reading: Reading): boolean {
  return hasWordOfChildren(saidIn(reading));
}

function saidIn({ name, request }: Reading): string {
  return `${name.text}\n${detailsOf(request)}`;
}

const COLLECTIBLE = /\bcollect[ai]bles?\b/iu;
/** Goods for collectors and hobbyists, which aren't chosen by age. */
const FOR_COLLECTORS =
  /\bstatues?\b|\bfiguarts\b|\bcollectors?\b|\b(?:intermediate|advanced|experienced) (?:pilots?|riders?|modelers?|builders?)\b/iu;
const CARDS = /\bcards?\b/iu;

/** Whether a product is made for collecting; cards to collect are played with. */
export function isCollectible(reading: Reading): boolean {
  const text = textOfInput(reading.request);
  return COLLECTIBLE.test(text) && !CARDS.test(text);
}

/** A blade that children don't get, whoever learns with it. */
const BLADE = /\b(?:razor|utility knife|craft knife|paper cutter|blades?)\b/iu;
const DRINKING = /\bdrinking (?:game|buddies)\b|\badults? only\b/iu;
/** Minimum pieces of a puzzle for adults. */
const MANY_PIECES = 500;

/** Whether it is for collectors, or too hard for children. */
function isForGrownUps(reading: Reading): boolean {
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
