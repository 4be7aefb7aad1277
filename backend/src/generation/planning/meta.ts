import { isRefused } from '../platforms/refusals.ts';
import { labelType } from '../reading/facts.ts';
import type { Fact, FactType, Unit } from '../reading/index.ts';
import { leadOf } from '../reading/name.ts';
import { isThirdPerson, verbShapeOf } from '../reading/verbs.ts';
import { contentStems, firstWordOf, opensWithDigit, wordsOf } from '../text/words.ts';
import { isOf } from '../vocabulary/index.ts';
import { charactersIn, isAside, isNote } from './entries.ts';
import { introductionOf, isAdjective } from './opening.ts';
import { strengthOf } from './strength.ts';
import type { Entry, MetaPlan, Setting } from './types.ts';

const MIN_CHARACTERS = 60;
const DASH = 3;
const MIN_WORDS = 4;
const MIN_SHARED = 2;
/** Facts that no one searches a product by. */
const BARE_TYPES: ReadonlySet<FactType> = new Set([
  'size',
  'weight',
  'care',
  'origin',
  'warranty',
  'model',
]);
/** Words from which a phrase with a mark of its own reads as running text. */
const MIN_PHRASE_WORDS = 8;
const MIN_OPENING_WORDS = 6;
/** Characters from which a feature says enough. */
const LONG_FEATURE = 100;
/** A labeled feature reads badly after a colon. */
const LABELED = 4;
/** Between two features, the one that makes the text long enough. */
const LONG = 1;
/** What nobody searches by comes last. */
const BARE = 10;

/** What a sentence is worth in each form that it can have; what comes later is worth less. */
const WORTH = {
  named: 10,
  named2: 9,
  prefixed: 8,
  prefixed2: 7.5,
  pair: 7,
  own: 6,
  alone: 5,
  predicate: 4,
  short: 3,
};
const LATE = 1;
const MAKER_TALK = 4;
/** "We use recycled materials": the maker's words about the maker. */
const MAKER = /^(?:we|our company|our family)\b/iu;
/** "This board makes …": a sentence about the product without its name. */
const OWN = /^(?:this|these) (?!item|product|order)\p{L}/iu;

/**
 * The best whole sentence that fits, with the name in front where it lacks it, or with the sentence
 * that follows where it is short. Without prose: the name in its color or material, and a whole
 * feature.
 */
export function planMeta(setting: Setting, entries: readonly Entry[], limit: number): MetaPlan {
  const { reading, platform } = setting;
  const prefix = firstSegment(setting).length + DASH;
  const fits = (length: number) => length <= limit && length >= MIN_CHARACTERS;
  const formsOf = (unit: Unit, next: Unit | undefined): { worth: number; plan: MetaPlan }[] => {
    const length = unit.text.length + 1;
    const named = names(unit, setting) && verbShapeOf(unit.text) !== 'predicate';
    const alone = { named: false, units: [unit] };
    // "Fits both red and white wine." has its subject in the name before it.
    if (isPredicate(unit)) {
      const plan = { named: true, units: [unit] };
      return fits(prefix + charactersIn([unit])) ? [{ worth: WORTH.predicate, plan }] : [];
    }
    const forms = [
      { worth: named ? WORTH.named : OWN.test(unit.text) ? WORTH.own : WORTH.alone, plan: alone },
      ...(next === undefined
        ? []
        : [
            {
              worth: named ? WORTH.named2 : WORTH.pair,
              plan: { named: false, units: [unit, next] },
            },
          ]),
      ...(named && says(unit, firstSegment(setting))
        ? []
        : [
            { worth: named ? WORTH.pair : WORTH.prefixed, plan: { named: true, units: [unit] } },
            ...(next === undefined || named
              ? []
              : [{ worth: WORTH.prefixed2, plan: { named: true, units: [unit, next] } }]),
          ]),
    ].filter(({ plan }) => fits((plan.named ? prefix : 0) + charactersIn(plan.units)));
    if (named && length <= limit) forms.push({ worth: WORTH.short, plan: alone });
    return forms;
  };
  const [best] = entries
    .filter((entry) => !isBare(entry) && !isAside(entry))
    .flatMap(({ line, units }) =>
      units.map((unit, at) => ({ unit, next: units[at + 1], free: line.label === undefined })),
    )
    .filter(({ unit, free }) => (unit.finite || free) && isWhole(unit) && mayOpen(unit, setting))
    .flatMap(({ unit, next }, index) =>
      formsOf(unit, next?.kind === 'sentence' ? next : undefined).map(({ worth, plan }) => ({
        plan,
        worth: worth - index * LATE - (MAKER.test(unit.text) ? MAKER_TALK : 0),
      })),
    )
    .sort((a, b) => b.worth - a.worth);
  if (best !== undefined) return best.plan;
  // Right behind the name, "Its …" points at the product.
  const pointing = reading.units.find(
    (unit) =>
      unit.kind === 'sentence' &&
      /^(?:it|they)s? |^their /iu.test(unit.text) &&
      unit.words >= MIN_WORDS &&
      prefix + unit.text.length < limit &&
      !isRefused(unit.text, platform),
  );
  if (pointing !== undefined) return { named: true, units: [pointing] };
  const [typed] = introductionOf(reading, entries).sentences;
  // Of the typed sentences only the introduction says what the product is.
  if (typed?.form === 'intro') return { named: false, units: [], typed };
  return planSummary(setting, entries, limit);
}

function isBare({ type, line }: Entry): boolean {
  const stated = type ?? labelType(line.label?.text);
  return stated !== undefined && BARE_TYPES.has(stated);
}

function mayOpen(unit: Unit, setting: Setting): boolean {
  return (
    !isRefused(unit.text, setting.platform) &&
    !SIDE.test(unit.text) &&
    // "Apply 3 drops every morning" sells nothing.
    !isOf(firstWordOf(unit.text), 'usage verbs') &&
    !disagrees(unit, setting)
  );
}

function isWhole(unit: Unit): boolean {
  // "Alphabet game: teaches letters": without its label, such a value lacks its subject.
  if (unit.pointsBack || unit.words < MIN_WORDS) return false;
  if (isThirdPerson(firstWordOf(unit.text))) return isPredicate(unit);
  // "Battery-operated car with lights and sounds.": what an input opens with says what it is about.
  const words = unit.id === 0 ? MIN_OPENING_WORDS : MIN_PHRASE_WORDS;
  return unit.kind === 'sentence' || (unit.closed && unit.words >= words);
}

/** "Fits both red and white wine.": a sentence whose subject is the product, left unsaid. */
function isPredicate(unit: Unit): boolean {
  return unit.closed && isThirdPerson(firstWordOf(unit.text));
}

/** How a product arrives, and not what it is. */
const SIDE =
  /^(?:this|the|each|every|your) (?:item|product|order|package)s? (?:is|are|was|comes?|arrives?|ships?|will)\b.*\b(?:assembled|shipped|packed|packaged|delivered|sent)\b/iu;
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

function says(unit: Unit, words: string): boolean {
  const stems = new Set(contentStems(unit.text));
  return contentStems(words).every((stem) => stems.has(stem));
}

/** Whether a sentence names the product: its noun, or most words of the name's first segment. */
function names(unit: Unit, setting: Setting): boolean {
  const { noun } = setting.reading.name;
  if (noun !== undefined && says(unit, noun)) return true;
  const stems = new Set(contentStems(unit.text));
  const lead = contentStems(firstSegment(setting));
  const shared = lead.filter((stem) => stems.has(stem)).length;
  return shared === lead.length || shared >= Math.max(MIN_SHARED, lead.length / 2);
}

/** The name in a color or material, and a whole feature, in so many characters. */
export function planSummary(
  { reading }: Setting,
  entries: readonly Entry[],
  limit = Infinity,
): MetaPlan {
  const stems = new Set(contentStems(reading.name.text));
  // Short texts leave no room for a label; elsewhere it stands before its value.
  const isEnglish = reading.language === 'en' && limit < Infinity;
  // "Costume, Medium in polyester": a name that ends on a variant is in no material.
  const whole = reading.name.segments.length === 1;
  const within = reading.facts.find(
    (fact) =>
      whole &&
      (fact.type === 'color' || fact.type === 'material') &&
      fact.whole &&
      fact.span.field === 'features' &&
      fact.text.length <= 40 &&
      !isAdjective(fact.text) &&
      !/[,\d]/u.test(fact.text.replace('100%', '')) &&
      !/^made/iu.test(fact.text) &&
      isNews(fact, stems),
  );
  const used =
    (reading.name.segments[0]?.text ?? reading.name.text).length +
    2 +
    (within === undefined ? 0 : within.text.length + 4);
  const fitting = entries
    .filter((entry) => entry.units.length === 1 && entry.units[0]?.id !== within?.unit)
    // "Legs only, about 10 minutes" says nothing without its label.
    .filter((entry) => !isEnglish || entry.label === undefined || tellsAlone(entry))
    .filter((entry) => used + lengthOf(entry) <= limit && !isNote(entry))
    .filter((entry) => !isAdjective(entry.units[0]?.text ?? '') && !echoes(entry, stems));
  const telling = fitting.filter((entry) => !isEmpty(entry));
  // In search results, a name by itself says less than a warranty behind it.
  const alone = limit < Infinity && telling.length === 0 && within === undefined;
  const others = fitting.filter(
    (entry) => entry.type !== 'origin' && entry.type !== 'model' && !isUsage(entry),
  );
  const features = (alone ? others : telling)
    .map((entry) => ({
      entry,
      strength:
        strengthOf(entry) -
        (isBare(entry) ? BARE : 0) -
        (entry.label === undefined ? 0 : LABELED) +
        (limit < Infinity && used + lengthOf(entry) >= MIN_CHARACTERS ? LONG : 0) +
        Math.min(1, lengthOf(entry) / LONG_FEATURE),
    }))
    .sort((a, b) => b.strength - a.strength);
  const [best] = features;
  return {
    named: true,
    units: [],
    ...(within === undefined ? {} : { within }),
    ...(best === undefined ? {} : { feature: best.entry }),
  };
}

/** Whether a material or color is not in the name already; "acacia wood" is news of a "walnut" stand. */
function isNews({ type, text }: Fact, name: ReadonlySet<string>): boolean {
  const stems = contentStems(text);
  const isNew = (stem: string) => !name.has(stem);
  return type === 'material' ? stems.some(isNew) : stems.every(isNew);
}

/** "HDMI, 2 x USB-A, USB-C data, SD, microSD": a value that shows what its label is. */
function tellsAlone(entry: Entry): boolean {
  const type = entry.type ?? labelType(entry.line.label?.text);
  const isLong = (entry.units[0]?.words ?? 0) >= MIN_PHRASE_WORDS;
  return type === undefined ? isLong : !isBare(entry);
}

/** Whether an entry says what the name says, or half of it at least. */
function echoes({ units }: Entry, name: ReadonlySet<string>): boolean {
  const said = units
    .flatMap((unit) => contentStems(unit.text))
    .filter((stem) => !opensWithDigit(stem));
  const shared = said.filter((stem) => name.has(stem)).length;
  return shared === said.length || (shared >= MIN_SHARED && shared * 2 >= said.length);
}

/** "Wipe with a damp cloth": what a buyer does with the product later. */
function isUsage({ units: [unit] }: Entry): boolean {
  return isOf(firstWordOf(unit?.text ?? ''), 'usage verbs');
}

/** "Imported", "Black", "No bleach": what says next to nothing behind a name. */
function isEmpty(entry: Entry): boolean {
  return isAside(entry) || isUsage(entry) || entry.type === 'color' || entry.type === 'care';
}

function lengthOf(entry: Entry): number {
  return (
    (entry.units[0]?.text.length ?? 0) +
    (entry.label === undefined ? 0 : entry.label.text.length + 2)
  );
}
