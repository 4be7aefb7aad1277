import { contradictionsIn } from '../reading/contradictions.ts';
import { labelType } from '../reading/facts.ts';
import type { Fact, FactType } from '../reading/index.ts';
import { isAdjective } from '../reading/tagging.ts';
import { isThirdPerson, verbShapeOf } from '../reading/verbs.ts';
import { contentStems, firstWordOf, foldWord, opensWithDigit, wordsOf } from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';
import { byUnit, charactersIn, pointsBack } from './entries.ts';
import { isChart } from './listed.ts';
import { firstSegment, isPlain, mayStand } from './meta-statements.ts';
import { passagesOf } from './passages.ts';
import { inRankOrder, isLater, rankOf } from './rank.ts';
import type { Entry, MetaPlan, Setting } from './types.ts';

/** Characters from which nothing is added. */
const ENOUGH_CHARACTERS = 120;
const DASH = 3;
/** Statements of a meta description. */
const MAX_STATEMENTS = 3;
const MIN_SHARED = 2;
const MAX_WITHIN = 40;
/** Origin and words of courtesy say too little after a name. */
const MAX_RANK = 4;
/** A text that is shorter has the name in front. */
const MIN_CHARACTERS = 60;
/** Facts that no one searches by; they come last. */
const UNSOUGHT_TYPES: ReadonlySet<FactType | undefined> = new Set<FactType>([
  ...(['size', 'weight', 'contents', 'origin', 'model', 'color'] as const),
]);

/**
 * The sentence that opens the input's text, after the name where it lacks it, and more statements
 * while there is room. Without text: the name in its color or material, and the best of the list.
 */
export function planMeta(setting: Setting, entries: readonly Entry[], limit: number): MetaPlan {
  const name = firstSegment(setting).length + DASH;
  const stems = new Set(contentStems(setting.reading.name.text));
  const { above, list: items, below } = passagesOf(entries);
  const list = items.map(firstSentence);
  const spoken = [...above, ...below].flat().flatMap(byUnit);
  // What the merchant says first opens; a list that does gets no sentence from below in front.
  if (above.length === 0 && opener(list, setting, limit) !== undefined)
    return planSummary(setting, [...list, ...spoken], limit);
  // What names the product gets no name in front, so that it may say it.
  const mayLead = (entry: Entry) =>
    mayStand(entry, setting) && (names(entry, setting) || !echoes(entry, stems));
  const lengthWith = (entry: Entry) => lengthOf(entry) + (names(entry, setting) ? 0 : name);
  const first = spoken.find((entry) => mayOpen(entry, setting));
  const lead = [...(first === undefined ? [] : [first]), ...spoken.filter(mayLead)].find(
    (entry) => lengthWith(entry) <= limit,
  );
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
  const name = firstSegment(setting).length + DASH;
  const first = opener(entries, setting, limit);
  const found = withinOf(setting, stems);
  const isRoom = name + (found?.text.length ?? 0) + MAX_IN + sizeOf(first) <= limit;
  const within = isRoom ? found : undefined;
  let length = name + (within?.text.length ?? 0);
  const telling = entries.filter(
    (entry) =>
      entry.units[0]?.id !== within?.unit &&
      rankOf(entry) <= MAX_RANK &&
      mayStand(entry, setting) &&
      !echoes(entry, stems),
  );
  // A name by itself says less than anything after it.
  const isAlone = telling.length === 0 && within === undefined;
  const some = isAlone
    ? entries.filter((entry) => name + lengthOf(entry) <= limit).slice(0, 1)
    : telling;
  const statements: Entry[] = [];
  const others = sought(some).filter((entry) => entry !== first);
  const isTold = first === undefined || first.units[0]?.id === within?.unit;
  for (const entry of isTold ? others : [first, ...others]) {
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

/** " in " and a mark */
const MAX_IN = 6;

function sizeOf(entry: Entry | undefined): number {
  return entry === undefined ? 0 : lengthOf(entry);
}

/** The merchant's first statement, where it may open and fits after the name. */
function opener(entries: readonly Entry[], setting: Setting, limit: number): Entry | undefined {
  const first = entries.find((entry) => mayOpen(entry, setting));
  const name = firstSegment(setting).length + DASH;
  return first !== undefined && name + lengthOf(first) <= limit ? first : undefined;
}

/** Whether a statement is not a caution, care instruction, choice or claim, and adds to the name. */
function mayOpen(entry: Entry, setting: Setting): boolean {
  const stems = new Set(contentStems(setting.reading.name.text));
  const said = contentStems(entry.units[0]?.text ?? '');
  return (
    isPlain(entry, setting) && rankOf(entry) <= MAX_RANK && said.some((stem) => !stems.has(stem))
  );
}

/** Best first, and what no one searches by last. */
function sought(entries: readonly Entry[]): Entry[] {
  const isUnsought = (entry: Entry) =>
    UNSOUGHT_TYPES.has(entry.type ?? labelType(entry.line.label?.text));
  return inRankOrder(entries).toSorted((a, b) => Number(isUnsought(a)) - Number(isUnsought(b)));
}

/** An entry's first sentence; rows of a chart stay together. */
function firstSentence(entry: Entry): Entry {
  return isChart(entry.units) ? entry : { ...entry, units: entry.units.slice(0, 1) };
}

/** Whether a sentence has its own subject and names the product: its noun, or most of the name. */
function names({ units: [unit] }: Entry, setting: Setting): boolean {
  const text = unit?.text ?? '';
  if (verbShapeOf(text) === 'predicate' || isThirdPerson(firstWordOf(text))) return false;
  const stems = new Set(contentStems(text));
  const { noun } = setting.reading.name;
  const lead = contentStems(firstSegment(setting));
  const shared = lead.filter((stem) => stems.has(stem)).length;
  // "Suede upper, block heel" names parts of the boots.
  if (unit?.finite !== true && text.includes(',') && shared < lead.length) return false;
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
  if (reading.name.segments.length > 1 || / with /iu.test(reading.name.text)) return undefined;
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
      (fact.type !== 'color' || reading.language !== 'en' || isPlainColor(fact.text)) &&
      isNews(fact, stems),
  );
}

/** "Navy blue", and not "stone" or "oak", which read as a material after "in". */
function isPlainColor(text: string): boolean {
  return wordsOf(text).every((word) => isOf(word, 'plain colors') || isOf(word, 'shades'));
}

/** Whether a material or color is not in the name already; "acacia wood" is new for a "walnut" stand. */
function isNews({ type, text }: Fact, name: ReadonlySet<string>): boolean {
  // "Solid walnut" is not new for a "walnut" box.
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
