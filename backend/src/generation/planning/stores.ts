import { isEssentialHeading } from '../reading/heading-text.ts';
import type { FactType, Quote } from '../reading/index.ts';
import { isAllCaps } from '../reading/labels.ts';
import { TONE_CHOICES } from '../realizing/tones.ts';
import { contentStems, startsWithDigit } from '../text/words.ts';
import { inInputOrder, wordsIn } from './entries.ts';
import { introductionOf } from './introduction.ts';
import { isLongParagraph, layoutOf, withIntroduction, type Layout } from './layout.ts';
import { isLongItem, withBareFactsLast } from './list-order.ts';
import { paragraphsOf } from './paragraphs.ts';
import { wholeName } from './title-parts.ts';
import { asItem, type Block, type BodyPlan, type Entry, type Setting } from './types.ts';

/** Minimum sections with content for the headings of the input to be kept. */
const MIN_SECTIONS = 2;
/** Minimum lines below a single heading that are misunderstood without it; one line has it as its label. */
const MIN_NEEDED_LINES = 2;
/** Minimum items for separate lists of features and specifications. */
const MIN_SECTION_ITEMS = 3;
const MAX_FACT_WORDS = 8;
/** Types that measure a product or distinguish it from others. */
const SPECIFIED_TYPES: ReadonlySet<FactType | undefined> = new Set<FactType>([
  ...(['size', 'weight', 'count', 'color', 'power', 'model'] as const),
]);

/** Shopify: the paragraphs and the list of the input. */
export function planShopify(setting: Setting, entries: readonly Entry[]): BodyPlan {
  const layout = withIntroduction(layoutOf(entries, setting.reading));
  return { bullets: [], blocks: storeBody(setting, layout) };
}

/**
 * The long text of a store: running text and a list, or the input's own sections.
 * @param followsText whether the text above the list is elsewhere on the page
 */
export function storeBody(setting: Setting, layout: Layout, followsText: boolean = false): Block[] {
  const { reading, tone } = setting;
  const entries = [...layout.prose, ...layout.list, ...layout.below];
  const sections = new Set(entries.flatMap(({ section }) => section ?? []));
  const blocks: Block[] = [];
  if (sections.size < MIN_SECTIONS && !isNeeded([...sections][0], entries))
    blocks.push(...bodyWithoutSections(setting, layout, followsText));
  else {
    const [above, ...parts] = partsOf(inInputOrder(entries));
    blocks.push(...bodyWithoutSections(setting, layoutOf(above ?? [], reading), followsText));
    for (const part of parts) {
      const under = layoutOf(part, reading, true);
      const heading = part[0]?.section;
      if (heading !== undefined) blocks.push({ kind: 'section', heading });
      blocks.push(...layoutBlocks(under, listOf(under.list)));
    }
  }
  if (blocks.length === 0) blocks.push({ kind: 'name', parts: wholeName(reading.name) });
  const { closing } = TONE_CHOICES[tone];
  if (closing !== undefined && reading.language === 'en') blocks.push({ kind: 'closing' });
  return blocks;
}

/** Whether a list would be misunderstood without the only heading: "Active ingredients". */
function isNeeded(heading: Quote | undefined, entries: readonly Entry[]): boolean {
  return (
    heading !== undefined &&
    isEssentialHeading(heading.text) &&
    entries.filter(({ section }) => section === heading).length >= MIN_NEEDED_LINES
  );
}

/** The entries above the first heading, below each of the headings, and between them. */
function partsOf(entries: readonly Entry[]): Entry[][] {
  const parts: Entry[][] = [[]];
  let section: Quote | undefined;
  for (const entry of entries) {
    if (entry.section === section) parts.at(-1)?.push(entry);
    else parts.push([entry]);
    section = entry.section;
  }
  return parts;
}

function bodyWithoutSections(setting: Setting, layout: Layout, followsText: boolean): Block[] {
  const needsIntroduction =
    !followsText &&
    TONE_CHOICES[setting.tone].introduction &&
    !identifiesProduct(layout.prose, setting);
  const { sentences, used } = needsIntroduction
    ? introductionOf(setting.reading, layout.list)
    : { sentences: [], used: [] };
  const remaining = layout.list.filter((entry) => !used.includes(entry));
  const ordered = layout.prose.length > 0 || followsText ? remaining : withBareFactsLast(remaining);
  const lists = listsOf(ordered, setting, layout.prose.some(isRunningText));
  return layoutBlocks(
    layout,
    sentences.length === 0 ? lists : [{ kind: 'typed', sentences }, ...lists],
  );
}

/** A paragraph of several sentences. */
function isRunningText({ units }: Entry): boolean {
  return units.length > 1;
}

const MAX_UNNAMED_SENTENCES = 1;

/** Whether the prose says what the product is: it names the product, or has more than one sentence. */
function identifiesProduct(prose: readonly Entry[], { reading: { name } }: Setting): boolean {
  const units = prose.flatMap((entry) => entry.units);
  const stems = new Set(units.flatMap((unit) => contentStems(unit.text)));
  const isNamed = contentStems(name.noun ?? name.text).every((stem) => stems.has(stem));
  return units.length > MAX_UNNAMED_SENTENCES || (units.length > 0 && isNamed);
}

function layoutBlocks({ prose: text, below }: Layout, lists: readonly Block[]): Block[] {
  return [...paragraphs(text), ...lists, ...paragraphs(below)];
}

/** Entries as running text. In a store, lines aren't joined, so that all steps or facts look the same. */
export function paragraphs(entries: readonly Entry[], maxWords: number = 0): Block[] {
  return paragraphsOf(entries, maxWords).map((group): Block => ({
    kind: 'paragraph',
    entries: group,
  }));
}

/**
 * Entries as a list, interrupted by paragraphs that are too long for an item; a single line above such a
 * paragraph is its heading.
 */
export function listOf(entries: readonly Entry[], isBelowText: boolean = false): Block[] {
  const end = entries.findIndex((entry) => !isWrittenAsSentence(entry));
  const leadingSentences = end === -1 ? entries : entries.slice(0, end);
  const rest = entries.slice(leadingSentences.length);
  const areSentences =
    leadingSentences.length > 0 && leadingSentences.every(isSentence) && rest.every(isLabeled);
  // Next to paragraphs, sentences aren't list items.
  if (leadingSentences.some(isLongParagraph) || (isBelowText && areSentences))
    return [...paragraphs(leadingSentences), ...listOf(rest)];
  const longParagraphs = entries.filter(isLongParagraph);
  const blocks: Block[] = [];
  let from = 0;
  for (const [at, entry] of entries.entries()) {
    if (!isLongParagraph(entry) || isLongItem(entry, longParagraphs, entries)) continue;
    const above = entries.slice(from, at);
    blocks.push(
      ...(above.length === 1 ? paragraphs(above) : itemsOf(above)),
      ...paragraphs([entry]),
    );
    from = at + 1;
  }
  return [...blocks, ...itemsOf(entries.slice(from))];
}

/** A line written as a sentence and not marked as an item. */
function isWrittenAsSentence({ label, line, units }: Entry): boolean {
  return label === undefined && !line.listed && units.every(({ closed }) => closed);
}

/** Minimum words of each line that continues a text. */
const MIN_SENTENCE_WORDS = 8;

function isSentence(entry: Entry): boolean {
  return wordsIn(entry) >= MIN_SENTENCE_WORDS && entry.units.some(({ finite }) => finite);
}

function isLabeled({ label }: Entry): boolean {
  return label !== undefined;
}

function itemsOf(entries: readonly Entry[]): Block[] {
  return entries.length === 0 ? [] : [{ kind: 'list', items: entries.map(asItem) }];
}

/** "Motor: 150 W", "30 x 20 cm": a measure, or a short value with a number under its own label. */
function isSpecification({ line: { label }, units, type }: Entry): boolean {
  const [unit, ...more] = units;
  if (unit === undefined || more.length > 0 || unit.finite || unit.words > MAX_FACT_WORDS)
    return false;
  if (label === undefined) return SPECIFIED_TYPES.has(type) && startsWithDigit(unit.text);
  return !isAllCaps(label.text) && (SPECIFIED_TYPES.has(type) || startsWithDigit(unit.text));
}

/** The remaining entries as one list, or as two with headings if both have items. */
function listsOf(entries: readonly Entry[], { tone }: Setting, isBelowText: boolean): Block[] {
  const facts = entries.filter(isSpecification);
  const features = entries.filter((entry) => !isSpecification(entry));
  const factsFirst = TONE_CHOICES[tone].list === 'facts first';
  // A heading must not separate what the input keeps together.
  const areSeparate =
    entries.findLastIndex((entry) => !isSpecification(entry)) <
      entries.findIndex(isSpecification) || factsFirst;
  if (areSeparate && facts.length >= MIN_SECTION_ITEMS && features.length >= MIN_SECTION_ITEMS) {
    const sections: Block[][] = [
      [{ kind: 'heading', section: 'features' }, ...listOf(features)],
      [{ kind: 'heading', section: 'specifications' }, ...listOf(facts)],
    ];
    return (factsFirst ? sections.toReversed() : sections).flat();
  }
  if (factsFirst) return listOf([...facts, ...features]);
  return listOf(entries, isBelowText);
}
