import { contentStems, countWords, hasDigit, opensWithDigit, stemOf } from '../text/words.ts';
import type { FactType } from '../reading/index.ts';
import { isNote, wordsIn } from './entries.ts';
import type { Entry } from './types.ts';

/** How much a fact of each type tells a buyer; what states no type tells what the product does. */
const STRENGTHS: Readonly<Partial<Record<FactType, number>>> = {
  contents: 5,
  material: 4,
  size: 3,
  compatibility: 4,
  count: 4,
  part: 5,
  power: 5,
  color: 3,
  age: 3,
  care: 2,
  certification: 3,
  weight: 2,
  use: 3,
  audience: 2,
  warranty: 2,
  origin: 1,
  model: 0,
};
/** "4.5 in wide" */
const BARE_STRENGTH = 2;
const MAX_BARE_WORDS = 3;
const FUNCTION_STRENGTH = 5;
const HEADED = 1;
/** What a brand says it prefers goes before what only its type speaks for. */
const PREFERRED = 6;
/** "Pattern: Solid": a value under a label of its own. */
const LABELED_STRENGTH = 1;

/** Types that classify a product rather than describe it. */
const FILED_TYPES: ReadonlySet<FactType> = new Set(['use', 'audience']);

/** The order of facts in a list: function and contents, fit and size, material, care. */
const ORDER: Readonly<Partial<Record<FactType, number>>> = {
  contents: 1,
  count: 1,
  compatibility: 1,
  age: 1,
  size: 2,
  weight: 2,
  color: 3,
  material: 3,
  care: 4,
  certification: 4,
  warranty: 5,
  origin: 5,
  model: 5,
};
const MAX_SORTED_WORDS = 8;

/** "Pattern: Solid" comes after what tells more, and notes to the buyer after all. */
const FILED_RANK = 6;
const NOTE_RANK = 7;

/** Whether an entry says so little that it is only used to reach a minimum. */
export function isWeak(entry: Entry): boolean {
  return strengthOf(entry) <= LABELED_STRENGTH;
}

export function strengthOf(entry: Entry): number {
  return saidBy(entry) + (entry.preferred === true ? PREFERRED : 0);
}

function saidBy(entry: Entry): number {
  if (isNote(entry)) return 0;
  const base =
    entry.type === undefined ? FUNCTION_STRENGTH : (STRENGTHS[entry.type] ?? FUNCTION_STRENGTH);
  const plain =
    (entry.type === undefined || FILED_TYPES.has(entry.type)) &&
    entry.label !== undefined &&
    !entry.units.some((unit) => unit.finite || hasDigit(unit.text));
  if (plain && (isEnumeration(entry) || wordsIn(entry) === 1)) return LABELED_STRENGTH;
  if (
    entry.type === 'size' &&
    wordsIn(entry) <= MAX_BARE_WORDS &&
    opensWithDigit(entry.units[0]?.text ?? '')
  )
    return BARE_STRENGTH;
  return base + (entry.label === undefined ? 0 : HEADED);
}

const MIN_ENUMERATED = 3;
const MAX_ENUMERATED_WORDS = 2;

/** "Style: Jacket, Rain Coat, Windbreaker": values that file a product, however many. */
function isEnumeration({ label, units }: Entry): boolean {
  const parts = units.flatMap((unit) => unit.text.split(','));
  return (
    countWords(label?.text.replace(/_.*$/u, '') ?? '') === 1 &&
    parts.length >= MIN_ENUMERATED &&
    parts.every((part) => countWords(part) <= MAX_ENUMERATED_WORDS)
  );
}

/** Entries in the order of a list. Sentences stay where the input has them; short facts are sorted. */
export function inListOrder(entries: readonly Entry[]): Entry[] {
  return entries
    .map((entry, index) => ({ entry, index, rank: rankOf(entry) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ entry }) => entry);
}

const MAX_LICENSE_WORDS = 12;

/** "Batman is officially licensed by DC Comics": who allowed the product comes after what it is. */
function isLicense(entry: Entry): boolean {
  return (
    wordsIn(entry) <= MAX_LICENSE_WORDS &&
    entry.units.every((unit) => contentStems(unit.text).includes(LICENSED))
  );
}

const LICENSED = stemOf('licensed');

function rankOf(entry: Entry): number {
  if (isNote(entry)) return NOTE_RANK;
  if (isLicense(entry)) return ORDER.certification ?? 0;
  if (entry.label !== undefined && isWeak(entry)) return FILED_RANK;
  // "One size fits most" is a sentence, and a size before all.
  const sentence = entry.type !== 'size' && entry.units.some((unit) => unit.finite);
  if (entry.type === undefined || sentence || wordsIn(entry) > MAX_SORTED_WORDS) return 0;
  return ORDER[entry.type] ?? 0;
}
