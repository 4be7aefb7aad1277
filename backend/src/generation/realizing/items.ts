import { isForbidden } from '../platforms/forbidden-wording.ts';
import type { Fact, FactType, Quote, Reading, Unit } from '../reading/index.ts';
import { namesOnlyMaterials, labelType } from '../reading/facts.ts';
import { isAllCaps } from '../reading/labels.ts';
import { plainLabel } from '../reading/values.ts';
import { contentStems } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import type { Entry, Item, Setting } from '../planning/types.ts';
import { labelToSentenceCase, lowerCapitalizedWords, restoreForms } from './capitals.ts';
import { inNormalCase } from './normal-case.ts';
import { cite, editFirst, editLast, join, own, textOf, type Cited } from './cited.ts';
import * as edits from './edits.ts';
import { removeClaims, withoutAttribute } from './forbidden-parts.ts';

/** The words of a unit as listings show them, with every edit that is safe everywhere. */
export function unitText(text: string, setting: Setting, label?: Quote): string {
  // "Brand: OLIVE & OAK": a name is written as its owner writes it.
  if (labelType(label?.text) === 'model') return edits.repairSpacing(text);
  const known = textsOfReading.get(setting.reading) ?? new Map<string, string>();
  textsOfReading.set(setting.reading, known);
  const shown = known.get(text) ?? editedText(text, setting);
  known.set(text, shown);
  return shown;
}

/** Cached, because the same units are counted, measured for several slots and realized. */
const textsOfReading = new WeakMap<Reading, Map<string, string>>();

function editedText(text: string, setting: Setting): string {
  const { reading, platform } = setting;
  const isRefused = (part: string) => isForbidden(part, platform);
  const kept = withoutAttribute(text, isRefused) || removeClaims(text, isRefused);
  const spaced = edits.dropRepeatedParts(
    edits.repairSpacing(kept, reading.language, reading.request.product_name),
  );
  const calm = restoreForms(inNormalCase(spaced, text, reading));
  const worded = reading.language === 'en' ? edits.repairArticles(calm) : calm;
  return edits.repairBrackets(edits.joinDurations(edits.spaceMeasures(worded)));
}

/** An entry as an item of a list: its label, its units, and no end mark after a single statement. */
export function realizeItem(item: Item, setting: Setting): Cited {
  if (item.kind === 'fact') return realizeFact(item.fact, setting);
  const { entry } = item;
  const body = realizeBody(entry, setting);
  const opening = openingOf(entry, setting);
  if (opening.length > 0) return [...opening, ...body];
  // "It's not often that …" at the start of an input isn't about the product.
  const mayDrop = (text: string) =>
    entry.units[0]?.dependsOnPrevious === true || !/^it(?:['’]s| is)\b/iu.test(text);
  return editFirst(body, (text) => edits.openItem(mayDrop(text) ? edits.dropPronoun(text) : text));
}

/** An entry's units without its label. */
export function realizeBody(entry: Entry, setting: Setting): Cited {
  const units = entry.units.map((unit) => cite(unitText(unit.text, setting, entry.label), unit));
  // "In the box: 2 brackets, 8 screws"
  const listed = entry.units.every(({ kind, finite, closed }) => {
    return kind === 'labeled' && !finite && !closed;
  });
  const mark =
    entry.units.length > 1 && units.some((unit) => textOf(unit).includes(',')) ? '; ' : ', ';
  // "81 lb. Capacity per Chair": a period inside it makes no second sentence.
  const isOpen = entry.units.every(({ closed }) => !closed);
  if (listed) return editLast(join(units, mark), edits.endItem);
  return editLast(
    join(
      units.map((unit, index) => {
        const opened = index === 0 ? unit : editFirst(unit, edits.openItem);
        return index < units.length - 1 ? editLast(opened, edits.endSentence) : opened;
      }),
      ' ',
    ),
    units.length > 1 ? edits.endSentence : isOpen ? edits.withoutEndMark : edits.endItem,
  );
}

/** The text before an entry's words: its label and a mark, or "Measures". */
export function openingOf(entry: Entry, setting: Setting): Cited {
  const label = labelOf(entry, setting);
  if (label.length > 0) return [...label, ...own(colonOf(entry, setting))];
  const lead = sizeLead(entry, setting);
  return lead === undefined ? [] : own(`${lead} `);
}

/** The mark after a label, with the space before it that the input has, as French does. */
function colonOf({ label }: Entry, { reading: { language, request } }: Setting): string {
  const { field, end } = label?.span ?? { field: 'category', end: 0 };
  // "Tired of cords? This one has none": a question keeps its mark.
  if (/[?!]$/u.test(label?.text ?? '')) return ' ';
  // "LET'S GO! Kids run …": a slogan keeps its exclamation mark.
  if (field === 'features' && request.features.charAt(end) === '!') return '! ';
  // "Hats – crowns for parties": only a label in capitals is a heading.
  const dash = /^ ?([-–—]) /u.exec(request.features.slice(end, end + 3))?.[1];
  if (field === 'features' && dash !== undefined && !isAllCaps(label?.text ?? ''))
    return ` ${dash} `;
  const isSpaced =
    language === 'fr' && field === 'features' && /^\s:/u.test(request.features.slice(end, end + 2));
  return isSpaced ? ' : ' : ': ';
}

function realizeFact(fact: Fact, { pack }: Setting): Cited {
  const label = pack?.labels[fact.type];
  const value = cite(
    edits.openItem(fact.type === 'name' ? fact.text : fact.text.replaceAll('-', ' ')),
    fact,
  );
  return label === undefined ? value : join([own(label), value], ': ');
}

/** The label of an entry: the input's label, or the label of its fact type if its trigger matches. */
function labelOf(entry: Entry, setting: Setting): Cited {
  if (entry.label !== undefined) return realizeLabel(entry.label, setting);
  const typed = typedLabel(entry, setting);
  return typed === undefined ? [] : own(typed);
}

/** A label of the input in sentence case, without underscores and other machine syntax. */
export function realizeLabel(label: Quote, { reading, pack }: Setting): Cited {
  const plain = plainLabel(label.text).replace(/(?<!\d)["“”]/gu, '');
  // "Gender: Women" and "Department: Women" tell a shopper whom it is for.
  const isAudience =
    isInClass(plain.trim(), 'gender labels') || isInClass(plain.trim(), 'audience labels');
  const told = isAudience ? pack?.labels.audience : undefined;
  if (told !== undefined) return own(told);
  const calm = restoreForms(
    isAllCaps(plain)
      ? allCapsLabelToSentenceCase(plain, reading.names)
      : lowerCapitalizedWords(plain, reading.names),
  );
  return cite(edits.openItem(edits.repairSpacing(calm)), label);
}

/** "AGE" and "EASY CARE" in normal case: a known label is a word, however short. */
function allCapsLabelToSentenceCase(label: string, names: ReadonlySet<string>): string {
  const small = label.toLowerCase();
  const isWord = labelType(label) !== undefined && !vocabulary('acronyms').has(small.trim());
  return isWord ? small : labelToSentenceCase(label, names);
}

/** Facts that need a label: a color, or a one-word material. */
const NEEDS_LABEL: Readonly<Partial<Record<FactType, (unit: Unit) => boolean>>> = {
  material: ({ words, text }) => words === 1 || namesOnlyMaterials(text),
  color: ({ words }) => words <= MAX_COLOR_WORDS,
};
const MAX_COLOR_WORDS = 4;
const MAX_SIZE_WORDS = 9;
/** "30 x 20 x 12 cm" */
const BARE_SIZE =
  /^(?!\d[\d.,]* ?L[.]?$)\d(?:[\d\s.,/x×"”″′'’-]|by|in(?:ch(?:es)?)?|[cm]?m|ft|feet|high|wide|long|tall|deep|[LWHD]\b)+[.]?$/iu;

/** What makes a bare size a statement: "Measures 30 x 20 x 12 cm". */
function sizeLead({ units, type, line }: Entry, { pack, reading }: Setting): string | undefined {
  const [unit, ...more] = units;
  const bare = type === 'size' && more.length === 0 && line.label === undefined;
  if (!bare || unit === undefined || unit.words > MAX_SIZE_WORDS || !BARE_SIZE.test(unit.text))
    return undefined;
  // "6.75 in" does not say what it measures.
  if ((unit.text.match(/\d+(?:\.\d+)?/gu)?.length ?? 0) < 2) return undefined;
  return isOnlyOne(type, reading) ? pack?.measures : undefined;
}

/** If there are several facts of a type, none gets its label. */
function isOnlyOne(type: FactType, { facts }: Setting['reading']): boolean {
  const alike = facts.filter((fact) => fact.type === type && fact.whole && fact.unit !== undefined);
  return alike.length <= 1;
}

function typedLabel({ units, type, line }: Entry, { pack, reading }: Setting): string | undefined {
  const [unit] = units;
  if (unit === undefined || type === undefined || units.length > 1 || line.label !== undefined)
    return undefined;
  const label = pack?.labels[type];
  if (label === undefined || unit.finite || NEEDS_LABEL[type]?.(unit) !== true) return undefined;
  const stems = contentStems(unit.text);
  const noun = contentStems(reading.name.noun ?? '');
  const named = noun.length > 0 && noun.every((stem) => stems.includes(stem));
  // "Poly/cotton" of a wicker basket is what a part is made of.
  const isOfPart =
    type === 'material' &&
    contentStems(reading.name.text).some(
      (stem) => vocabulary('materials').has(stem) && !stems.includes(stem),
    );
  if (named || isOfPart || !isOnlyOne(type, reading)) return undefined;
  return type === 'color' && SEVERAL.test(unit.text) ? pack?.colors : label;
}

/** "Black, tan, olive" */
const SEVERAL = /,|\s(?:and|or|und|oder|et|ou|y|o|e)\s/iu;
