import { isForbidden } from '../platforms/forbidden-wording.ts';
import type { Fact, FactType, Quote, Reading, Unit } from '../reading/index.ts';
import { namesOnlyMaterials, labelType } from '../reading/facts.ts';
import { isAllCaps } from '../reading/labels.ts';
import { plainLabel } from '../reading/values.ts';
import { contentStems, wordsOf } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import type { Entry, Item, Setting } from '../planning/types.ts';
import { isMostlyCaps, labelToSentenceCase, lowerCapitalizedWords } from './capitals.ts';
import { restoreStandardForms } from './standard-forms.ts';
import { inNormalCase } from './normal-case.ts';
import { cite, editFirst, editLast, joinCited, uncited, textOf, type Cited } from './cited.ts';
import * as edits from './edits.ts';
import { dropConnective, dropPronoun } from './item-starts.ts';
import { removeForbiddenParts, withoutForbiddenAdjective } from './forbidden-parts.ts';

/** A unit's words as listings show them, after every edit that is always safe. */
export function unitText(text: string, setting: Setting, label?: Quote): string {
  // Names keep their spelling: "Brand: OLIVE & OAK".
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
  const isForbiddenPart = (part: string) => isForbidden(part, platform);
  const kept =
    withoutForbiddenAdjective(text, isForbiddenPart) || removeForbiddenParts(text, isForbiddenPart);
  const spaced = edits.dropRepeatedParts(
    edits.repairSpacing(kept, reading.language, reading.request.product_name),
  );
  const cased = restoreStandardForms(
    withAcronymOfName(inNormalCase(spaced, text, reading), reading.name.text),
  );
  const worded = reading.language === 'en' ? edits.repairArticles(cased) : cased;
  return edits.repairBrackets(
    edits.joinDurations(edits.spaceMeasures(worded, reading.request.product_name)),
  );
}

/** "upvc windows are light" of the "UPVC Fixed Window" start with the acronym as the name has it. */
function withAcronymOfName(text: string, name: string): string {
  const [first] = /^\p{Ll}{2,6}(?=[ ,])/u.exec(text) ?? [];
  const acronym = first?.toUpperCase();
  if (acronym === undefined || !name.includes(acronym) || isMostlyCaps(name)) return text;
  return wordsOf(name).includes(acronym) ? acronym + text.slice(acronym.length) : text;
}

/** An entry as an item of a list: its label, its units, and no end mark after a single statement. */
export function realizeItem(item: Item, setting: Setting): Cited {
  if (item.kind === 'fact') return realizeFact(item.fact, setting);
  if (item.kind === 'text') return realizeParagraph(item.entries, setting);
  const { entry } = item;
  const body = realizeBody(entry, setting);
  const opening = prefixOf(entry, setting);
  if (opening.length > 0) return [...opening, ...body];
  // "It's not often that …" at the start of an input isn't about the product.
  const continues = entry.units[0]?.dependsOnPrevious === true;
  const mayDrop = (text: string) => continues || !/^it(?:['’]s| is)\b/iu.test(text);
  return editFirst(body, (whole) => {
    const text = continues ? dropConnective(whole) : whole;
    return edits.capitalizeItem(mayDrop(text) ? dropPronoun(text) : text);
  });
}

/** Entries as prose; every statement ends with punctuation. */
export function realizeParagraph(entries: readonly Entry[], setting: Setting): Cited {
  return joinCited(
    entries.map((entry) => {
      const opening = prefixOf(entry, setting);
      const units = entry.units.map((unit, index) =>
        editLast(cite(unitText(unit.text, setting, entry.label), unit), (text) =>
          edits.endSentence(index === 0 && opening.length > 0 ? text : edits.capitalizeItem(text)),
        ),
      );
      return [...opening, ...joinCited(units, ' ')];
    }),
    ' ',
  );
}

/** An entry's units without its label. */
export function realizeBody(entry: Entry, setting: Setting): Cited {
  const units = entry.units.map((unit) => cite(unitText(unit.text, setting, entry.label), unit));
  // A labeled list: "In the box: 2 brackets, 8 screws".
  const listed = entry.units.every(({ kind, finite, closed }) => {
    return kind === 'labeled' && !finite && !closed;
  });
  const mark =
    entry.units.length > 1 && units.some((unit) => textOf(unit).includes(',')) ? '; ' : ', ';
  // A period inside an abbreviation doesn't start a second sentence: "81 lb. Capacity per Chair".
  const isOpen = entry.units.every(({ closed }) => !closed);
  if (listed) return editLast(joinCited(units, mark), edits.endItem);
  return editLast(
    joinCited(
      units.map((unit, index) => {
        const opened = index === 0 ? unit : editFirst(unit, edits.capitalizeItem);
        return index < units.length - 1 ? editLast(opened, edits.endSentence) : opened;
      }),
      ' ',
    ),
    units.length > 1 ? edits.endSentence : isOpen ? edits.withoutEndMark : edits.endItem,
  );
}

/** The text before an entry's words: its label with a separator, or "Measures". */
export function prefixOf(entry: Entry, setting: Setting): Cited {
  const label = labelOf(entry, setting);
  if (label.length > 0) return [...label, ...uncited(labelSeparator(entry, setting))];
  const lead = sizePrefix(entry, setting);
  return lead === undefined ? [] : uncited(`${lead} `);
}

/** The separator after a label, with a space before it if the input has one, as in French. */
function labelSeparator({ label }: Entry, { reading: { language, request } }: Setting): string {
  const { field, end } = label?.span ?? { field: 'category', end: 0 };
  // "Tired of cords? This one has none": a question keeps its mark.
  if (/[?!]$/u.test(label?.text ?? '')) return ' ';
  // "LET'S GO! Kids run …": a slogan keeps its exclamation mark.
  if (field === 'features' && request.features.charAt(end) === '!') return '! ';
  // A dash stays unless the label is in all caps: "Hats – crowns for parties".
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
    edits.capitalizeItem(fact.type === 'name' ? fact.text : fact.text.replaceAll('-', ' ')),
    fact,
  );
  return label === undefined ? value : joinCited([uncited(label), value], ': ');
}

/** An entry's label: that of the input, or that of its fact type where needed. */
function labelOf(entry: Entry, setting: Setting): Cited {
  if (entry.label !== undefined) return repeatsUse(entry) ? [] : realizeLabel(entry.label, setting);
  const typed = typedLabel(entry, setting);
  return typed === undefined ? [] : uncited(typed);
}

/** "Ideal for:" above "Perfect for rainy days": a label that its text says again. */
function repeatsUse({ label, units: [unit] }: Entry): boolean {
  return /\bfor$/iu.test(label?.text ?? '') && STATES_USE.test(unit?.text ?? '');
}

const STATES_USE =
  /^(?:great|ideal|intended|made|meant|perfect|recommended|suitable|suited) for\b/iu;

/** The input's label in sentence case, without machine syntax such as underscores. */
export function realizeLabel(label: Quote, { reading, pack }: Setting): Cited {
  const plain = plainLabel(label.text).replace(/(?<!\d)["“”]/gu, '');
  // "Gender: Women" and "Department: Women" state the audience.
  const isAudience =
    isInClass(plain.trim(), 'gender labels') || isInClass(plain.trim(), 'audience labels');
  const audience = isAudience ? pack?.labels.audience : undefined;
  if (audience !== undefined) return uncited(audience);
  const cased = restoreStandardForms(
    isAllCaps(plain)
      ? allCapsLabelToSentenceCase(plain, reading.names)
      : lowerCapitalizedWords(plain, reading.names),
  );
  return cite(edits.capitalizeItem(edits.repairSpacing(cased)), label);
}

/** Converts an all-caps label; a known label is a word, however short: "AGE", "EASY CARE". */
function allCapsLabelToSentenceCase(label: string, names: ReadonlySet<string>): string {
  const lowercase = label.toLowerCase();
  const isWord = labelType(label) !== undefined && !vocabulary('acronyms').has(lowercase.trim());
  return isWord ? lowercase : labelToSentenceCase(label, names);
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

/** Turns a bare size into a statement: "Measures 30 x 20 x 12 cm". */
function sizePrefix({ units, type, line }: Entry, { pack, reading }: Setting): string | undefined {
  const [unit, ...more] = units;
  const bare = type === 'size' && more.length === 0 && line.label === undefined;
  if (!bare || unit === undefined || unit.words > MAX_SIZE_WORDS || !BARE_SIZE.test(unit.text))
    return undefined;
  // "6.75 in" doesn't say what it measures.
  if ((unit.text.match(/\d+(?:\.\d+)?/gu)?.length ?? 0) < 2) return undefined;
  return isOnlyFactOfType(type, reading) ? pack?.measures : undefined;
}

/** A fact type gets its label only if the input has one fact of that type. */
function isOnlyFactOfType(type: FactType, { facts }: Setting['reading']): boolean {
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
  // The material of a part: "Poly/cotton" of a wicker basket.
  const isOfPart =
    type === 'material' &&
    contentStems(reading.name.text).some(
      (stem) => vocabulary('materials').has(stem) && !stems.includes(stem),
    );
  if (named || isOfPart || !isOnlyFactOfType(type, reading)) return undefined;
  return type === 'color' && SEVERAL_VALUES.test(unit.text) ? pack?.colors : label;
}

/** "Black, tan, olive" */
const SEVERAL_VALUES = /,|\s(?:and|or|und|oder|et|ou|y|o|e)\s/iu;
