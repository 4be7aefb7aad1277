import type { FactType } from '../reading/index.ts';
import { textOf } from '../realizing/cited.ts';
import { realizeItem } from '../realizing/items.ts';
import { TONE_CHOICES } from '../realizing/tones.ts';
import { apart, isAside, isNote, pointsBack, wordsIn } from './entries.ts';
import { categoryOf, fillersOf } from './fillers.ts';
import { introductionOf, linesAboutProduct, openingOf } from './opening.ts';
import { isIdle, isWeak, strengthOf, withIdleLast } from './strength.ts';
import type { Block, Entry, Item, Setting } from './types.ts';

const MAX_SHORT = 3;
const MAX_SHORT_CHARACTERS = 120;
const MAX_HOOK_CHARACTERS = 160;
const MAX_PARAGRAPH_WORDS = 70;
const MIN_SECTION = 3;
/** Fewer make no list. */
const MIN_LISTED = 2;
const MAX_UNLISTED = 2;
const MAX_FACT_WORDS = 12;
/** Types that tell what a product does rather than how it measures. */
const TOLD_TYPES: ReadonlySet<FactType> = new Set([
  'part',
  'contents',
  'use',
  'compatibility',
  'certification',
]);

/** Shopify: the original paragraph, then a list of what is left. */
export function planShopify(
  setting: Setting,
  entries: readonly Entry[],
): { bullets: Item[]; blocks: Block[] } {
  return { bullets: [], blocks: bodyOf(setting, entries) };
}

/** WooCommerce: a short description of the strongest facts, and a long one that repeats none of them. */
export function planWooCommerce(
  setting: Setting,
  entries: readonly Entry[],
): { bullets: Item[]; blocks: Block[] } {
  const found = shortOf(setting, entries);
  // What says little of the product is no short description where a sentence can be one.
  const opening = openingOf(entries);
  const [only, ...others] = found;
  // A few words by themselves, beside an opening that they are no part of.
  const lone =
    only !== undefined &&
    others.length === 0 &&
    opening.length > 0 &&
    wordsIn(only) <= MIN_HOOK_WORDS &&
    !opening.some(({ line }) => line === only.line);
  const hook = lone || found.every(isSlight) ? hookOf(entries, opening) : [];
  const hooked = new Set(hook.flatMap((entry) => entry.units));
  const leaves = entries.some(({ units }) => units.some((unit) => !hooked.has(unit)));
  const slight = entries.every(
    (entry) => opening.includes(entry) || isAside(entry) || isIdle(entry),
  );
  const lines = slight ? linesAboutProduct(opening, setting.reading) : [];
  const about = lines.every((entry) => entry.prose) ? lines : [];
  const parted = opening.filter((entry) => !about.includes(entry));
  const short = hook.length > 0 && leaves ? (about.length > 0 ? parted : hook) : found;
  const used = new Set(short.flatMap((entry) => entry.units.map((unit) => unit.id)));
  const rest = entries.flatMap((entry): Entry[] => {
    const units = entry.units.filter((unit) => !used.has(unit.id));
    if (units.length === entry.units.length) return [entry];
    return units.length === 0 ? [] : [{ ...entry, units }];
  });
  const bullets = short.length > 0 ? short.map(asItem) : instead(setting, entries);
  return { bullets, blocks: bodyOf(setting, rest) };
}

function asItem(entry: Entry): Item {
  return { kind: 'entry', entry };
}

/** A short description of nothing in the features, or of what the long text says as well. */
function instead(setting: Setting, entries: readonly Entry[]): Item[] {
  const [fact] = [...fillersOf(setting.reading), ...categoryOf(setting.reading)];
  if (fact !== undefined) return [{ kind: 'fact', fact }];
  const short = entries.find((entry) => isShort(entry, setting));
  if (short !== undefined) return [asItem(short)];
  const { text, span } = setting.reading.name;
  return [
    {
      kind: 'fact',
      fact: { type: 'name', text: text === '' ? 'Product' : text, span, whole: true },
    },
  ];
}

/**
 * The two or three strongest facts outside of the running text, or else a later sentence of it.
 * What is left is a list again, and no single item.
 */
function shortOf(setting: Setting, entries: readonly Entry[]): Entry[] {
  const opening = openingOf(entries);
  const told = introductionOf(setting.reading, entries, false).used;
  // Where typed sentences carry the long text, a short opening is the hook before it.
  const [hook, ...more] = opening;
  if (told.length > 0 && hook !== undefined && more.length === 0 && isShort(hook, setting))
    return [hook];
  const outside = entries.filter((entry) => !opening.includes(entry) && !told.includes(entry));
  const short = outside.filter(
    (entry) => !pointsBack(entry) && !isNote(entry) && !isAside(entry) && isShort(entry, setting),
  );
  // "Vinyl" has its place in the long text, unless there is nothing else.
  const telling = short.filter((entry) => !isBare(entry) && !isWeak(entry));
  const free = telling.length > 0 ? telling : short;
  const opened = opening.length > 0 || told.length > 0;
  const left = opened ? 0 : Math.min(MIN_LISTED, outside.length - 1);
  let count = Math.min(MAX_SHORT, free.length, outside.length - left);
  if (outside.length - count === 1 && count > 1) count -= 1;
  const runs = opening.flatMap(apart);
  // Of a longer text, the last sentence is no more of a hook than any other.
  const last = runs.length === 2 ? runs[1] : undefined;
  const closing =
    last !== undefined && !pointsBack(last) && last.units.length === 1 ? last : undefined;
  // One fact is no hook where a sentence can be.
  if (count === 1 && closing !== undefined && isShort(closing, setting, MAX_HOOK_CHARACTERS))
    return [closing];
  if (count > 0) {
    const best = new Set([...free].sort((a, b) => strengthOf(b) - strengthOf(a)).slice(0, count));
    return free.filter((entry) => best.has(entry));
  }
  return closing === undefined ? [] : [closing];
}

/** Types that measure or file a product. */
const SLIGHT_TYPES: ReadonlySet<FactType | undefined> = new Set<FactType>([
  ...(['weight', 'size', 'care', 'material', 'color', 'audience', 'use', 'origin'] as const),
]);
const MAX_SLIGHT_WORDS = 3;

/** Whether an entry by itself would tell a buyer next to nothing. */
function isSlight(entry: Entry): boolean {
  return isAside(entry) || SLIGHT_TYPES.has(entry.type);
}

const MAX_OPENING_CHARACTERS = 255;
const MIN_HOOK_WORDS = 6;

/** The first sentence of the opening, or of the first line that has one, with those that point back at it. */
function hookOf(entries: readonly Entry[], opening: readonly Entry[]): Entry[] {
  const spoken = entries.filter(
    (entry) => !isAside(entry) && !isNote(entry) && entry.units.some((unit) => unit.finite),
  );
  const runs = (opening.length > 0 ? opening : spoken.slice(0, 1)).flatMap(apart);
  const [first, ...more] = runs;
  if (first === undefined) return [];
  const units = [...first.units];
  for (const run of more) {
    const said = units.reduce((sum, unit) => sum + unit.words, 0);
    if (!pointsBack(run) && (run.line !== first.line || said >= MIN_HOOK_WORDS)) break;
    units.push(...run.units);
  }
  const length = units.reduce((sum, unit) => sum + unit.text.length + 1, 0);
  return length <= MAX_OPENING_CHARACTERS ? [{ ...first, units }] : [];
}

function isShort(entry: Entry, setting: Setting, limit = MAX_SHORT_CHARACTERS): boolean {
  return textOf(realizeItem({ kind: 'entry', entry }, setting)).length <= limit;
}

function bodyOf(setting: Setting, entries: readonly Entry[]): Block[] {
  const { reading, tone } = setting;
  const sections = new Set(entries.flatMap(({ section }) => section ?? []));
  const blocks = sections.size < MIN_SECTIONS ? plainBody(setting, entries) : [];
  if (blocks.length === 0) {
    const above = entries.filter((entry) => entry.section === undefined);
    if (above.length > 0) blocks.push(...plainBody(setting, above));
    for (const heading of sections) {
      const below = entries.filter((entry) => entry.section === heading);
      blocks.push({ kind: 'section', heading }, ...sectionBody(below));
    }
  }
  if (blocks.length === 0) blocks.push({ kind: 'name' });
  const { closing } = TONE_CHOICES[tone];
  if (closing !== undefined && reading.language === 'en') blocks.push({ kind: 'closing' });
  return blocks;
}

/** Headings of the input stand where two or more have something to head. */
const MIN_SECTIONS = 2;

/** What stands under a heading of the input, in its order: running text, and lists. */
function sectionBody(entries: readonly Entry[]): Block[] {
  const prose = entries.filter((entry) => entry.prose);
  const items = entries.filter((entry) => !entry.prose).map(asItem);
  return [
    ...paragraphsOf(prose),
    ...(items.length === 0 ? [] : [{ kind: 'list', items } as const]),
  ];
}

function plainBody(setting: Setting, entries: readonly Entry[]): Block[] {
  const { reading, tone } = setting;
  const opening = openingOf(entries);
  const choices = TONE_CHOICES[tone];
  const intro =
    choices.introduction === 'none'
      ? { sentences: [], used: [] }
      : introductionOf(reading, entries);
  const rest = entries.filter((entry) => !opening.includes(entry) && !intro.used.includes(entry));
  // Between items of a list, a sentence of its own is one of them.
  const items = rest.filter((entry) => !entry.prose).length >= MIN_LISTED;
  const isRunning = (entry: Entry) => entry.prose && !(items && entry.units.length === 1);
  const unlisted = rest.filter((entry) => !isRunning(entry));
  // Lines of several sentences each are paragraphs, however the input marks them.
  if (opening.length === 0 && entries.length > 1 && entries.every(isParagraph)) {
    return entries.map((entry) => ({ kind: 'paragraph', entries: [entry] }));
  }
  // A sentence or two beside running text make no list.
  const few = opening.length > 0 && unlisted.length <= MAX_UNLISTED && unlisted.every(isSentence);
  const running = few ? rest : rest.filter(isRunning);
  const listed = few ? [] : unlisted;
  const blocks: Block[] = few ? paragraphsOf([...opening, ...running]) : paragraphsOf(opening);
  if (intro.sentences.length > 0) blocks.push({ kind: 'typed', sentences: intro.sentences });
  if (!few) blocks.push(...paragraphsOf(running));
  blocks.push(...listsOf(listed, setting));
  return blocks;
}

/** A line of two sentences or more that stand by themselves, as long as a paragraph. */
function isParagraph({ units }: Entry): boolean {
  const words = units.reduce((sum, unit) => sum + unit.words, 0);
  return units.length > 1 && words >= MIN_PARAGRAPH_WORDS && !units.some((unit) => unit.pointsBack);
}

const MIN_PARAGRAPH_WORDS = 15;

function isSentence(entry: Entry): boolean {
  return entry.label === undefined && entry.units.every((unit) => unit.kind === 'sentence');
}

/** Running text in paragraphs that are not too long; an entry is never parted. */
function paragraphsOf(entries: readonly Entry[]): Block[] {
  const paragraphs: Entry[][] = [];
  let words = 0;
  for (const entry of entries) {
    const last = paragraphs.at(-1);
    words += wordsIn(entry);
    if (last === undefined || (words > MAX_PARAGRAPH_WORDS && !pointsBack(entry))) {
      paragraphs.push([entry]);
      words = wordsIn(entry);
    } else last.push(entry);
  }
  return paragraphs.map((group) => ({ kind: 'paragraph', entries: group }));
}

/** "Polyester", "Imported": facts of a few words that open no list which has more to say. */
function isBare(entry: Entry): boolean {
  return (
    wordsIn(entry) <= MAX_SLIGHT_WORDS && SLIGHT_TYPES.has(entry.type) && entry.label === undefined
  );
}

function withBareLast(entries: readonly Entry[]): Entry[] {
  const end = entries.findIndex((entry) => !isBare(entry));
  const next = entries[end];
  return next === undefined || wordsIn(next) <= MAX_SLIGHT_WORDS
    ? [...entries]
    : [...entries.slice(end), ...entries.slice(0, end)];
}

/** What is left as a list: one, or two with headings where both have something to head. */
function listsOf(given: readonly Entry[], setting: Setting): Block[] {
  const { tone } = setting;
  const entries = withIdleLast(given);
  const isFact = (entry: Entry) =>
    wordsIn(entry) <= MAX_FACT_WORDS &&
    !entry.units.some((unit) => unit.finite) &&
    (entry.label !== undefined || (entry.type !== undefined && !TOLD_TYPES.has(entry.type)));
  const facts = entries.filter(isFact);
  const features = entries.filter((entry) => !isFact(entry));
  const factsFirst = TONE_CHOICES[tone].list === 'facts first';
  if (facts.length >= MIN_SECTION && features.length >= MIN_SECTION) {
    const sections: Block[][] = [
      [
        { kind: 'heading', section: 'features' },
        { kind: 'list', items: features.map(asItem) },
      ],
      [
        { kind: 'heading', section: 'specifications' },
        { kind: 'list', items: facts.map(asItem) },
      ],
    ];
    return (factsFirst ? sections.reverse() : sections).flat();
  }
  const ordered = factsFirst ? [...facts, ...features] : withBareLast(entries);
  if (ordered.length === 0) return [];
  return [{ kind: 'list', items: ordered.map(asItem) }];
}
