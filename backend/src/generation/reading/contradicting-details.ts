import { contentStems, wordsOf } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { isUsable } from './uncertain-units.ts';
import type { Reading } from './types.ts';

/** Statements about the whole product that another detail or the name contradicts. */
export function contradictionsOfDetails(reading: Reading): [string, string][] {
  return [
    ...solidPatterns(reading),
    ...colorChoices(reading),
    ...statedColors(reading),
    ...unitsOfName(reading),
    ...weightsOfName(reading),
    ...brands(reading),
    ...sleeves(reading),
  ];
}

const OF_COLORS =
  /\b(?:colou?r[- ]?block(?:ed|ing)?|(?:two|tri|three|multi)[- ]?(?:tone|colou?r)(?:ed)?)\b/iu;
const OF_STRIPES = /\b(?:striped|plaid|checkered|gingham|camo(?:uflage)?|floral|polka[- ]dot)\b/iu;

/** "Two-Tone Jacket", "colorblocked details" and "Pattern: Solid". */
function solidPatterns({ name, lines, units }: Reading): [string, string][] {
  const line = lines.find(
    ({ label, units: [unit] }) =>
      /^patterns?$/iu.test(label?.text.trim() ?? '') && /^solid[.]?$/iu.test(unit?.text ?? ''),
  );
  if (line?.label === undefined) return [];
  const texts = [name.text, ...units.filter(isUsable).map(({ text }) => text)];
  // A striped lining is part of a solid product, but a pattern in the name applies to the whole.
  const [patterned] =
    OF_STRIPES.exec(name.text) ?? texts.flatMap((text) => OF_COLORS.exec(text) ?? []);
  return patterned === undefined ? [] : [[patterned, `${line.label.text.trim()}: Solid`]];
}

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** "5 color options", "Ten color choices" */
const COLOR_CHOICES = new RegExp(
  `\\b(\\d{1,2}|${NUMBERS.join('|')}) (?:(?:different|great|fun|stylish) )?colou?r (?:options|choices)\\b`,
  'giu',
);

function colorChoices({ units }: Reading): [string, string][] {
  const choices = units
    .filter(isUsable)
    .flatMap(({ text }) => [...text.matchAll(COLOR_CHOICES)])
    .map(([text, count = '']) => ({ text, count: countOf(count.toLowerCase()) }));
  const [first, ...others] = choices;
  const second = others.find(({ count }) => count !== first?.count);
  return first === undefined || second === undefined ? [] : [[first.text, second.text]];
}

function countOf(number: string): number {
  return /^\d/u.test(number) ? Number(number) : NUMBERS.indexOf(number) + 1;
}

/** "In brown colour" and "Color: Taupe". */
function statedColors({ lines, units }: Reading): [string, string][] {
  const line = lines.find(({ label }) => /^colou?r$/iu.test(label?.text.trim() ?? ''));
  const [unit, ...more] = line?.units ?? [];
  if (line?.label === undefined || unit === undefined || more.length > 0) return [];
  const named = wordsOf(unit.text.toLowerCase());
  if (!named.some((word) => vocabulary('colors').has(word))) return [];
  const stated = units
    .filter(isUsable)
    .flatMap(({ text }) => [...text.matchAll(IN_COLOR)])
    .filter(({ 1: color = '' }) => isInClass(color.toLowerCase(), 'plain colors'));
  const [statedColor] = stated;
  return statedColor === undefined ||
    stated.some(({ 1: word = '' }) => named.includes(word.toLowerCase()))
    ? []
    : [[statedColor[0], `${line.label.text.trim()}: ${unit.text.replace(/[.!;]$/u, '')}`]];
}

const IN_COLOR = /\bin (\p{L}{3,10}) colou?r\b/giu;

const LARGE_UNITS: Readonly<Record<string, string>> = {
  qt: 'volume',
  quart: 'volume',
  gallon: 'volume',
  l: 'volume',
  liter: 'volume',
  litre: 'volume',
  lb: 'weight',
  pound: 'weight',
  kg: 'weight',
};
const SAME_UNIT: Readonly<Record<string, string>> = {
  quart: 'qt',
  liter: 'l',
  litre: 'l',
  pound: 'lb',
};
const MEASURED =
  /(?<![\d.,])(\d{1,4}(?:\.\d{1,2})?)[- ]?(qt|quart|gallon|lit(?:er|re)|l|lb|pound|kg)s?\b/giu;

interface Amount {
  readonly text: string;
  readonly figure: number;
  readonly unit: string;
  readonly kind: string;
  /** The text before the match. */
  readonly before: string;
}

function amountsIn(text: string): Amount[] {
  return [...text.matchAll(MEASURED)].map(({ 0: measure, 1: figure, 2: unit = '', index }) => {
    const lowercase = unit.toLowerCase();
    return {
      text: measure,
      figure: Number(figure),
      unit: SAME_UNIT[lowercase] ?? lowercase,
      kind: LARGE_UNITS[lowercase] ?? '',
      before: text.slice(0, index),
    };
  });
}

function amountsOfDetails({ lines }: Reading): Amount[] {
  return lines
    .flatMap(({ label, units }) => [
      label?.text ?? '',
      ...units.filter(isUsable).map(({ text }) => text),
    ])
    .flatMap(amountsIn);
}

/** "8.5Qt" in the name, and "8.5L" in the details: one figure cannot have both units. */
function unitsOfName(reading: Reading): [string, string][] {
  const [inName, ...more] = amountsIn(reading.name.text);
  if (inName === undefined || more.length > 0) return [];
  const inDetails = amountsOfDetails(reading).filter(
    ({ figure, kind }) => figure === inName.figure && kind === inName.kind,
  );
  const [detail] = inDetails;
  return detail === undefined || inDetails.some(({ unit }) => unit === inName.unit)
    ? []
    : [[inName.text, detail.text]];
}

/**
 * "Seeds, 5 Pound" in the name, and "Seeds 6lb" in the details, directly after a word of the name.
 */
function weightsOfName(reading: Reading): [string, string][] {
  const { text } = reading.name;
  const [inName, ...more] = amountsIn(text);
  if (inName === undefined || more.length > 0 || OF_SEVERAL.test(text)) return [];
  const named = new Set(contentStems(text));
  const inDetails = amountsOfDetails(reading).filter(
    ({ unit, before }) =>
      unit === inName.unit && named.has(contentStems(before.slice(-MAX_WORD)).at(-1) ?? ''),
  );
  const [detail] = inDetails;
  return detail === undefined || inDetails.some(({ figure }) => figure === inName.figure)
    ? []
    : [[inName.text, detail.text]];
}

const SLEEVES =
  /(?:^|[\s,])(sleeveless|(?:short|long|cap|3\/4|three-quarter)[- ]sleeved?)s?(?=$|[\s,.])/iu;
/** Maximum words of a statement that describes only the sleeves. */
const MAX_STATEMENT = 6;

/** "Sleeveless Blouse" and "Style: Short Sleeve". */
function sleeves({ name, lines }: Reading): [string, string][] {
  const statements = lines.flatMap(({ units }) =>
    units.filter((unit) => isUsable(unit) && unit.words <= MAX_STATEMENT).map(({ text }) => text),
  );
  const sleeveTexts = [name.text, ...statements].flatMap((text) => SLEEVES.exec(text)?.[1] ?? []);
  const lengthOf = (text: string) => text.toLowerCase().split(/[- ]/u)[0];
  const [first, ...others] = sleeveTexts;
  const second = others.find((text) => lengthOf(text) !== lengthOf(first ?? ''));
  return first === undefined || second === undefined ? [] : [[first, second]];
}

const MAX_WORD = 24;
const OF_SEVERAL = /\b(?:pack|case|set|box) of (?!1\b)\d|\d ?(?:packs?|pk|ct|count)\b/iu;

/** "A mix from Larkfell" of "Larkfell Mix", and "Brand: Tarnside". */
function brands({ name, units, request }: Reading): [string, string][] {
  const label = (request.attributes ?? []).find(({ name: attribute }) =>
    /^brand$/iu.test(attribute.trim()),
  );
  const brand = label?.value.trim().toLowerCase() ?? '';
  if (label === undefined || brand === '' || isInClass(brand, 'placeholder brands')) return [];
  const named = name.text.toLowerCase();
  const [made, maker = ''] =
    units
      .filter(isUsable)
      .flatMap(({ text }) => [...text.matchAll(MADE_BY)])
      .find(({ 1: maker = '' }) => named.startsWith(`${maker.toLowerCase()} `)) ?? [];
  const isSame = named.includes(brand) || brand.includes(maker.toLowerCase());
  return made === undefined || isSame
    ? []
    : [[made, `${label.name.trim()}: ${label.value.trim()}`]];
}

const MADE_BY = /\b(?:from|by|brand,?) (\p{Lu}[\p{L}'’]{2,20}(?: \p{Lu}[\p{L}'’]{2,20}){0,2})/gu;
