import type { Locale } from '@wareword/shared-schema';
import type { ListingRequest } from './request.ts';
import { languageFor } from './reading/language.ts';
import type { Language } from './reading/types.ts';
import { capitalizeFirst, hasDigit, wordsOf } from './text/words.ts';
import { vocabulary } from './vocabulary/index.ts';

interface Choice {
  readonly name: string;
  readonly values: readonly string[];
}

/** Characters that split a line of features into several. */
const SPLIT_MARKS = / ?[|•●▪] ?/gu;

/** "Single (90 cm)-Pillowcase": a dash within a value, which doesn't start a new line. */
const RUN_ON = /\)-(?=\p{Lu})/gu;

/** A value without characters that would split it. */
export function withoutSplitMarks(value: string): string {
  return value.replace(SPLIT_MARKS, ', ').replace(RUN_ON, ') - ');
}

/** "Large | 53 x 56 cm": a measure after the only separator explains the choice. */
const EXPLAINED = /^([^|•●▪(),]+?) ?[|•●▪] ?(\d[^|•●▪()]*)$/u;

/** "Pick a size": an instruction to choose, above the choices. */
const CALL_TO_CHOOSE = /^(?:pick|choose|select)\s+(?:(?:an?|the|your)\s+)?(\p{L})/iu;

function nameOf(name: string): string {
  return capitalizeFirst(name.replace(CALL_TO_CHOOSE, '$1'));
}

function choiceOf(value: string): string {
  return withoutSplitMarks(value.replace(EXPLAINED, '$1 ($2)'));
}

/** Default names that store software gives to options: the product has no options, or nobody named them. */
const UNNAMED = /^title$/iu;
const NO_CHOICE = /^(?:default(?: title)?|variant|inventory)$/iu;
/** "Color Options": a name that already announces a choice. */
const NAMES_CHOICE = /\b(?:options?|choices?|selections?)$/iu;

function isNoChoice({ name, values }: Choice): boolean {
  return (
    UNNAMED.test(name) && (values.length === 1 || values.every((value) => NO_CHOICE.test(value)))
  );
}

const SIZES = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'xxxxl', 'xxxxxl'];

/** The rank of a size by its letters: "Extra Large", "3 XL". */
function rankOfSize(value: string): number {
  const letters = value
    .toLowerCase()
    .replace(/\b(?:extra|x)[- ]?(?=small|large)/gu, 'x')
    .replace(/small\b/u, 's')
    .replace(/medium\b/u, 'm')
    .replace(/large\b/u, 'l')
    .replace(/^([1-9]) ?(?=x)/u, (count) => 'x'.repeat(Number(count) - 1));
  return SIZES.indexOf(letters);
}

const NUMBER = /\d+(?:\.\d+)?/gu;
/** "0.5 m", "8 in Red": a number, followed by a unit or word. */
const COUNTED = /^\d+(?:\.\d+)? ?(?<unit>[^\s\d]*)/u;

/**
 * The pattern of values that differ only in their numbers; undefined if numbers don't determine
 * their order.
 */
function patternOf(value: string): string | undefined {
  if (!/\d/u.test(value) || value.includes('/'))
    return /^\p{Lu}$/u.test(value) ? 'letter' : undefined;
  return COUNTED.exec(value)?.groups?.['unit']?.toLowerCase() ?? value.replace(NUMBER, '0');
}

function compareNumbers(one: string, other: string): number {
  const [firstNumbers, secondNumbers] = [one, other].map((value) =>
    (value.match(NUMBER) ?? []).map(Number),
  );
  const at = firstNumbers?.findIndex((number, index) => number !== secondNumbers?.[index]) ?? -1;
  const difference = (firstNumbers?.[at] ?? 0) - (secondNumbers?.[at] ?? 0);
  return Number.isNaN(difference) ? 0 : difference;
}

/**
 * Sorts values that differ in their numbers, and keeps them together before or after the others.
 */
function byNumber(values: readonly string[]): readonly string[] {
  const patterns = values.map(patternOf);
  const [pattern, ...more] = new Set(patterns.filter((candidate) => candidate !== undefined));
  if (pattern === undefined || more.length > 0) return values;
  const isLetter = pattern === 'letter';
  const others = values.filter((_, at) => patterns[at] !== pattern);
  // Next to "One size", "S" is a size rather than a letter.
  if (isLetter && others.length > 0) return values;
  const ordered = values
    .filter((_, at) => patterns[at] === pattern)
    .toSorted((a, b) => (isLetter ? a.localeCompare(b, 'en') : compareNumbers(a, b)));
  return patterns[0] === pattern ? [...ordered, ...others] : [...others, ...ordered];
}

/** Sorts sizes from small to large, and values with numbers by number; everything else keeps the store's order. */
function inOrder(values: readonly string[]): readonly string[] {
  return values.every((value) => rankOfSize(value) !== -1)
    ? values.toSorted((a, b) => rankOfSize(a) - rankOfSize(b))
    : byNumber(values);
}

const COLOR = /^colou?rs?$/iu;
const SIZE = /^sizes?$/iu;

/** The heading above the values that buyers choose from. Without one for the language, only the name is shown. */
const LABELS: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `${name} options`,
  de: (name) => `${name} zur Auswahl`,
  fr: (name) => `${name} au choix`,
  es: (name) => `${name} a elegir`,
  it: (name) => `${name} a scelta`,
  other: (name) => name,
};

/**
 * The choices that buyers have, one line each, as a store would put it: "Available in red and
 * blue." Amazon does not allow statements about availability, so its lines are lists. A single
 * value isn't a choice but a fact.
 */
export function variantLines(request: ListingRequest): string {
  const { variants = [], locale, platform } = request;
  if (variants.length === 0) return '';
  const language = languageFor(request);
  const isSentence = language === 'en' && platform !== 'amazon';
  return variants
    .map(({ name, values }) => ({
      name: nameOf(name),
      values: inOrder(withoutName(name, values).map(choiceOf)),
    }))
    .filter((variant) => !isNoChoice(variant))
    .map(
      (variant) =>
        (isSentence ? sentenceOf(variant, locale) : undefined) ?? labeled(variant, language),
    )
    .join('\n');
}

/** Drops a value that only repeats the name of the option, a placeholder: "Blush, Color". */
function withoutName(name: string, values: readonly string[]): readonly string[] {
  const real = values.filter((value) => value.trim().toLowerCase() !== name.trim().toLowerCase());
  return real.length === 0 ? values : real;
}

/** A name with non-English letters: "Färg". */
const FOREIGN = /[^\p{ASCII}\P{L}]/u;

function labeled({ name, values }: Choice, language: Language): string {
  if (language === 'en' && (UNNAMED.test(name) || FOREIGN.test(name)))
    return `Options: ${values.join(separatorOf(values))}`;
  const isNamed = values.length === 1 || NAMES_CHOICE.test(name);
  const label = isNamed ? name : LABELS[language](name);
  return `${label}: ${values.join(separatorOf(values))}`;
}

/** "Large, oval; Small, round": commas inside values don't separate them. */
function separatorOf(values: readonly string[]): string {
  return values.some((value) => value.includes(', ')) ? '; ' : ', ';
}

/**
 * A sentence about a choice; only for sizes, and for colors that are recognizable without a noun.
 */
function sentenceOf({ name, values }: Choice, locale?: Locale): string | undefined {
  if (values.length === 1) return undefined;
  if (SIZE.test(name)) return `Available in sizes ${listed(values, locale)}.`;
  if (!COLOR.test(name) || !areColors(values)) return undefined;
  const plain = values.every((value) => wordsOf(value).every(isColor));
  return `Available in ${listed(plain ? values.map((value) => value.toLowerCase()) : values, locale)}.`;
}

/**
 * Whether values are colors: "Pink gingham, Heron, Black", but not "A, B, C" or "7 in Blue, 8 in
 * Red".
 */
function areColors(values: readonly string[]): boolean {
  const colors = values.filter((value) => wordsOf(value).some(isColor));
  return colors.length * 2 > values.length && !values.some(hasDigit);
}

function isColor(word: string): boolean {
  return vocabulary('colors').has(word.toLowerCase());
}

/** Values as a list; British English has no comma before "and". */
function listed(values: readonly string[], locale: Locale = 'en-US'): string {
  const last = values.at(-1) ?? '';
  const separator = separatorOf(values);
  const others = values.slice(0, -1).join(separator);
  const isParted = separator !== ', ' || (values.length > 2 && locale !== 'en-GB');
  return `${others}${isParted ? separator.trim() : ''} and ${last}`;
}
