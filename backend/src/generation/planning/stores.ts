import type { FactType } from '../reading/index.ts';
import { isShouted } from '../reading/labels.ts';
import { opensWithDigit } from '../text/words.ts';
import { TONE_CHOICES } from '../realizing/tones.ts';
import { isNote, pointsBack, wordsIn } from './entries.ts';
import { introductionOf, openingOf } from './opening.ts';
import { isBare, MAX_SLIGHT_WORDS } from './slight.ts';
import type { Block, Entry, Item, Setting } from './types.ts';

const MAX_PARAGRAPH_WORDS = 70;
const MIN_SECTION = 3;
/** Fewer make no list. */
export const MIN_LISTED = 2;
const MAX_UNLISTED = 2;
const MAX_FACT_WORDS = 8;
/** Types that measure a product or tell it from others. */
const SPECIFIED_TYPES: ReadonlySet<FactType | undefined> = new Set<FactType>([
  ...(['size', 'weight', 'count', 'color', 'power', 'model'] as const),
]);

/** Shopify: the original paragraph, then a list of what is left. */
export function planShopify(
  setting: Setting,
  entries: readonly Entry[],
): { bullets: Item[]; blocks: Block[] } {
  return { bullets: [], blocks: bodyOf(setting, entries) };
}

export function asItem(entry: Entry): Item {
  return { kind: 'entry', entry };
}

/** The long text of a store: running text and lists, or the input's own sections. */
export function bodyOf(setting: Setting, entries: readonly Entry[]): Block[] {
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
  const items =
    rest.filter(({ prose, units }) => !prose || units.length === 1).length >= MIN_LISTED;
  const isRunning = (entry: Entry) => entry.prose && !(items && entry.units.length === 1);
  const unlisted = rest.filter((entry) => !isRunning(entry));
  // Lines of several sentences each are paragraphs, however the input marks them.
  if (opening.length === 0 && entries.length > 1 && entries.every(isParagraph)) {
    return entries.map((entry) => ({ kind: 'paragraph', entries: [entry] }));
  }
  // A sentence or two beside running text make no list.
  const few = opening.length > 0 && unlisted.length <= MAX_UNLISTED && unlisted.every(isSentence);
  const running = few ? rest : rest.filter((entry) => isRunning(entry) && !isNote(entry));
  const notes = few ? [] : rest.filter((entry) => isRunning(entry) && isNote(entry));
  const listed = few ? [] : unlisted;
  // A line without a mark and a single item below it are a list of two.
  const [line, ...others] = [...opening, ...listed];
  if (
    opening.length === 1 &&
    others.length === 1 &&
    !few &&
    line?.prose === false &&
    rest.length === 1
  )
    return [{ kind: 'list', items: [line, ...others].map(asItem) }];
  const blocks: Block[] = few ? paragraphsOf([...opening, ...running]) : paragraphsOf(opening);
  if (intro.sentences.length > 0) blocks.push({ kind: 'typed', sentences: intro.sentences });
  if (!few) blocks.push(...paragraphsOf(running));
  blocks.push(...listsOf(listed, setting), ...paragraphsOf(notes));
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

function withBareLast(entries: readonly Entry[]): Entry[] {
  const end = entries.findIndex((entry) => !isBare(entry));
  const next = entries[end];
  return next === undefined || wordsIn(next) <= MAX_SLIGHT_WORDS
    ? [...entries]
    : [...entries.slice(end), ...entries.slice(0, end)];
}

/** "Motor: 150 W", "30 x 20 cm": a measure, or a short value with a number under a label of its own. */
function isFact({ line: { label }, units, type }: Entry): boolean {
  const [unit, ...more] = units;
  if (unit === undefined || more.length > 0 || unit.finite || unit.words > MAX_FACT_WORDS)
    return false;
  if (label === undefined) return SPECIFIED_TYPES.has(type) && opensWithDigit(unit.text);
  return !isShouted(label.text) && (SPECIFIED_TYPES.has(type) || opensWithDigit(unit.text));
}

/** What is left as a list: one, or two with headings where both have something to head. */
function listsOf(entries: readonly Entry[], setting: Setting): Block[] {
  const { tone } = setting;
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
