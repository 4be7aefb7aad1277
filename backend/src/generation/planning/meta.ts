import { isRefused } from '../platforms/refusals.ts';
import { contradictionsIn } from '../reading/contradictions.ts';
import { labelType } from '../reading/facts.ts';
import type { Fact, FactType, Unit } from '../reading/index.ts';
import { leadOf } from '../reading/name.ts';
import { isAdjective } from '../reading/tagging.ts';
import { isThirdPerson, verbShapeOf } from '../reading/verbs.ts';
import { contentStems, firstWordOf, foldWord, opensWithDigit, wordsOf } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { byUnit, charactersIn, isChart, pointsBack } from './entries.ts';
import { passagesOf } from './passages.ts';
import { inRankOrder, isLater, rankOf } from './rank.ts';
import type { Entry, MetaPlan, Setting } from './types.ts';

/** Characters from which nothing is added. */
const ENOUGH_CHARACTERS = 120;
const DASH = 3;
/** Statements of a meta description. */
const MAX_STATEMENTS = 3;
const MIN_WORDS = 2;
const MIN_FOREIGN_WORDS = 6;
const MIN_SHARED = 2;
/** Numbers that a reader of search results takes in. */
const MAX_NUMBERS = 4;
const MAX_WITHIN = 40;
/** Origin and words of courtesy say too little behind a name. */
const MAX_RANK = 4;
/** A text that is shorter has the name in front. */
const MIN_CHARACTERS = 60;
/** Facts that nobody searches a product by; they come last. */
const UNSOUGHT_TYPES: ReadonlySet<FactType | undefined> = new Set<FactType>([
  ...(['size', 'weight', 'contents', 'origin', 'model', 'color'] as const),
]);

/** "We use recycled materials": the maker's words about the maker, or terms for the buyer. */
const ASIDE = /^(?:we|our company|our family|you may|you must)\b/iu;
/** How a product arrives, and not what it is. */
const SIDE =
  /^(?:this|the|each|every|your) (?:item|product|order|package)s? (?:is|are|was|comes?|arrives?|ships?|will)\b.*\b(?:assembled|shipped|packed|packaged|delivered|sent)\b/iu;

/**
 * The sentence that opens the input's text, behind the name where it lacks it, and more statements
 * while there is room. Without text: the name in its color or material, and the best of the list.
 */
export function planMeta(setting: Setting, entries: readonly Entry[], limit: number): MetaPlan {
  const name = firstSegment(setting).length + DASH;
  const stems = new Set(contentStems(setting.reading.name.text));
  const { above, list: items, below } = passagesOf(entries);
  const list = items.map(firstSentence);
  const spoken = [...above, ...below].flat().flatMap(byUnit);
  // What names the product gets no name in front, so that it may say it.
  const mayLead = (entry: Entry) =>
    mayStand(entry, setting) && (names(entry, setting) || !echoes(entry, stems));
  const lengthWith = (entry: Entry) => lengthOf(entry) + (names(entry, setting) ? 0 : name);
  const lead = spoken.find((entry) => mayLead(entry) && lengthWith(entry) <= limit);
  if (lead === undefined) return planSummary(setting, [...list, ...spoken], limit);
  const named = !names(lead, setting);
  const statements = [lead];
  let length = lengthWith(lead);
  const next = spoken[spoken.indexOf(lead) + 1];
  const others = [...spoken.slice(spoken.indexOf(lead) + 1), ...sought(list)];
  for (const entry of others) {
    if (length >= ENOUGH_CHARACTERS || statements.length === MAX_STATEMENTS) break;
    const follows = entry === next && pointsBack(entry) && !isLater(entry);
    if (!follows && !mayLead(entry)) continue;
    if (length + lengthOf(entry) + 1 > limit) continue;
    statements.push(entry);
    length += lengthOf(entry) + 1;
  }
  const isShort = length < MIN_CHARACTERS && !saysName(lead, setting);
  return { named: named || isShort, statements };
}

/** The name in a color or material, and the best statements, in so many characters at most, or enough. */
export function planSummary(
  setting: Setting,
  entries: readonly Entry[],
  limit: number,
  enough = ENOUGH_CHARACTERS,
): MetaPlan {
  const stems = new Set(contentStems(setting.reading.name.text));
  const within = withinOf(setting, stems);
  const name = firstSegment(setting).length + DASH;
  let length = name + (within?.text.length ?? 0);
  const telling = entries.filter(
    (entry) =>
      entry.units[0]?.id !== within?.unit &&
      rankOf(entry) <= MAX_RANK &&
      mayStand(entry, setting) &&
      !echoes(entry, stems),
  );
  // A name by itself says less than anything behind it.
  const isAlone = telling.length === 0 && within === undefined;
  const some = isAlone
    ? entries.filter((entry) => name + lengthOf(entry) <= limit).slice(0, 1)
    : telling;
  const statements: Entry[] = [];
  for (const entry of sought(some)) {
    if (statements.length === MAX_STATEMENTS || length >= enough) break;
    if (entry.units.length > 1 || length + lengthOf(entry) + 1 > limit) continue;
    statements.push(entry);
    length += lengthOf(entry) + 1;
  }
  return {
    named: true,
    ...(within === undefined ? {} : { within }),
    statements: entries.filter((entry) => statements.includes(entry)),
  };
}

/** Best first, and what nobody searches by last. */
function sought(entries: readonly Entry[]): Entry[] {
  const isUnsought = (entry: Entry) =>
    UNSOUGHT_TYPES.has(entry.type ?? labelType(entry.line.label?.text));
  return inRankOrder(entries).toSorted((a, b) => Number(isUnsought(a)) - Number(isUnsought(b)));
}

/** An entry's first sentence; rows of a chart stay together. */
function firstSentence(entry: Entry): Entry {
  return isChart(entry.units) ? entry : { ...entry, units: entry.units.slice(0, 1) };
}

function mayStand(entry: Entry, setting: Setting): boolean {
  const [unit, ...more] = entry.units;
  if (unit === undefined || more.length > 0 || isLater(entry) || pointsBack(entry)) return false;
  // What buyers can choose is not true of every product.
  if (unit.span.field === 'variants') return false;
  // In other languages, a few words can be an instruction.
  const minimum = setting.reading.language === 'en' ? MIN_WORDS : MIN_FOREIGN_WORDS;
  return (
    (entry.label !== undefined || unit.words >= minimum) &&
    (unit.text.match(/\d+(?:[.,]\d+)*/gu)?.length ?? 0) <= MAX_NUMBERS &&
    !isRefused(unit.text, setting.platform) &&
    !ASIDE.test(unit.text) &&
    !SIDE.test(unit.text) &&
    !isAdjective(unit.text) &&
    !disagrees(unit, setting)
  );
}

/** Verbs that stand with a plural. */
const PLURAL_VERBS =
  'give|make|keep|have|come|feature|include|offer|provide|help|let|fit|bring|protect|do|are|were';

/** "The hoodie give": whether a sentence whose subject is the product disagrees with its noun. */
function disagrees(unit: Unit, setting: Setting): boolean {
  const { name } = setting.reading;
  const noun = wordsOf(name.noun ?? firstSegment(setting)).at(-1) ?? '';
  if (name.plural || noun.endsWith('s') || !/^\p{L}+$/u.test(noun)) return false;
  return new RegExp(`^(?:the|this) [^,;:]*\\b${noun} (?:${PLURAL_VERBS})\\b`, 'iu').test(unit.text);
}

/** The segment of the name that says what the product is. */
function firstSegment({ reading: { name } }: Setting): string {
  return name.segments[leadOf(name)]?.text ?? name.text;
}

/** Whether a sentence has a subject of its own and names the product: its noun, or most of the name. */
function names({ units: [unit] }: Entry, setting: Setting): boolean {
  const text = unit?.text ?? '';
  if (verbShapeOf(text) === 'predicate' || isThirdPerson(firstWordOf(text))) return false;
  const stems = new Set(contentStems(text));
  const { noun } = setting.reading.name;
  const lead = contentStems(firstSegment(setting));
  const shared = lead.filter((stem) => stems.has(stem)).length;
  const isNoun = noun !== undefined && contentStems(noun).every((stem) => stems.has(stem));
  return shared === lead.length || shared >= Math.max(MIN_SHARED, isNoun ? 0 : lead.length / 2);
}

/** Whether a sentence has all words of the name's first segment. */
function saysName({ units }: Entry, setting: Setting): boolean {
  const stems = new Set(units.flatMap(({ text }) => contentStems(text)));
  return contentStems(firstSegment(setting)).every((stem) => stems.has(stem));
}

/** Labels of what a part is made of, or what is in a food. */
const OF_PARTS = /^(?:ingredients|shell|upper|filling|fill|cover)$/iu;

function withinOf({ reading }: Setting, stems: ReadonlySet<string>): Fact | undefined {
  // "Costume, Medium in polyester": a name that ends on a variant is in no material.
  if (reading.name.segments.length > 1) return undefined;
  // "Shell: 100% nylon" is what a part is made of.
  const ofParts = new Set(
    reading.lines.flatMap(({ label, units: [unit] }) =>
      label === undefined || (labelType(label.text) !== undefined && !OF_PARTS.test(label.text))
        ? []
        : unit?.id,
    ),
  );
  const doubtful = contradictionsIn(reading).flat();
  return reading.facts.find(
    (fact) =>
      !doubtful.includes(fact.text) &&
      (fact.type === 'color' || fact.type === 'material') &&
      fact.whole &&
      !ofParts.has(fact.unit) &&
      fact.span.field === 'features' &&
      fact.text.length <= MAX_WITHIN &&
      !isAdjective(fact.text) &&
      !/[,/\d]/u.test(fact.text.replace('100%', '')) &&
      !/^made/iu.test(fact.text) &&
      isNews(fact, stems),
  );
}

/** Whether a material or color is not in the name already; "acacia wood" is news of a "walnut" stand. */
function isNews({ type, text }: Fact, name: ReadonlySet<string>): boolean {
  // "Solid walnut" is no news of a "walnut" box.
  const words = wordsOf(text).filter((word) => !vocabulary('qualities').has(foldWord(word)));
  const stems = contentStems(words.join(' '));
  const isNew = (stem: string) => !name.has(stem);
  return type === 'material' ? stems.some(isNew) : stems.every(isNew);
}

/** Whether an entry says what the name says, or half of it at least. */
function echoes({ units }: Entry, name: ReadonlySet<string>): boolean {
  const said = units
    .flatMap((unit) => contentStems(unit.text))
    .filter((stem) => !opensWithDigit(stem));
  const shared = said.filter((stem) => name.has(stem)).length;
  return shared === said.length || (shared >= MIN_SHARED && shared * 2 >= said.length);
}

/** Characters of a statement with its label and its mark. */
function lengthOf({ label, units }: Entry): number {
  const mark = units.at(-1)?.closed === true ? 0 : 1;
  return charactersIn(units) - 1 + mark + (label === undefined ? 0 : label.text.length + 2);
}
