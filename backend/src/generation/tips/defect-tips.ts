import type { Advice } from '../advice/index.ts';
import { isUsable } from '../reading/uncertain-units.ts';
import type { Reading } from '../reading/index.ts';
import { withoutEndMark } from '../realizing/edits.ts';
import { productTypeOf } from './product-type.ts';
import { textOfInput } from './input-text.ts';

/**
 * Tips about a missing word, number or unit in the name or the details, and about sizes that the
 * product can't have.
 */
export function defectTips(reading: Reading): Advice[] {
  if (CODE.test(reading.name.text.trim())) return [{ code: 'nameProduct' }];
  if (reading.language !== 'en') return [];
  return [...incomplete(reading), ...oddSizes(reading), ...oddSides(reading)];
}

/** "SET-012": a name that consists of a code. */
const CODE = /^(?:\p{Lu}{2,12}[-_]\d{2,10}|\d{3,12})$/u;

/**
 * "1: Scale", ".57 fluid", "up to inches long", "ideal for or reading": a missing word or number
 * inside a statement.
 */
const MISSING_WORD =
  /\b1: ?scale\b|\.?\d{1,4} fluid\b(?! ?\.?(?:oz|ounces?)\b)|\b(?:up to|approximately|measures) (?:inches|cm|feet|lbs|pounds|ounces|mm|pieces)\b|\b(?:for|of|with) or (?!(?:with|without|of|for|from|by|to|in|on|about|against)\b)\p{L}{1,20}/iu;

/** "Noir Eau de", "Lamp with": a name without its last word. */
const MISSING_LAST_WORD = /\b[\p{L}\d'’]{1,20} (?:eau de|de|of|for|with|and|the|&)$/iu;

/** "250*15**12mm": a missing number between two separators. */
const LOST_FIGURE = /\d\*\*\d/u;

function incomplete({ name, units, request }: Reading): Advice[] {
  const texts = [name.text, ...units.filter(isUsable).map(({ text }) => text)];
  const gaps = texts.flatMap((text) => MISSING_WORD.exec(text)?.[0] ?? []);
  const input = textOfInput(request);
  const lost = LOST_FIGURE.test(input)
    ? input.split(/\s+/u).find((word) => LOST_FIGURE.test(word))
    : undefined;
  const [gap] = [
    ...(MISSING_LAST_WORD.exec(name.text) ?? []),
    ...(lost === undefined ? [] : [lost]),
    ...gaps,
  ];
  return gap === undefined ? [] : [{ code: 'incomplete', values: { text: gap } }];
}

/** The separator between the sides of a measure. */
const BY = / ?[x×] ?/u;
const UNIT = /(?:cm|mm|in|inches|["”])$/iu;
const OF_THE_WHOLE = /^(?:product )?(?:dimensions|size|measurements)$/iu;
const CENTIMETERS: Readonly<Record<string, number>> = { cm: 1, mm: 0.1 };
const INCH = 2.54;
const SIDES = 3;

/** The lengths of a product's sides, in centimeters. */
interface Sides {
  /** The minimum of the longest side. */
  readonly longest?: number;
  /** The maximum of the shortest side. */
  readonly shortest?: number;
}

/** Plausible sides for each product type; other sizes belong to the package or are wrong. */
const SIDES_OF_TYPE: Readonly<Record<string, Sides>> = {
  motor: { longest: 100 },
  furniture: { longest: 35 },
  computer: { shortest: 4 },
  watch: { shortest: 6 },
  jewelry: { shortest: 6 },
  eyewear: { shortest: 8 },
  fragrance: { shortest: 12 },
  beauty: { shortest: 9 },
  holder: { shortest: 8 },
};

/** Maximum inches of a side that is labeled with its letter. */
const MAX_SIDE = 300;
const LETTERED = /(?<![\d.])(\d{3,4}(?:\.\d)?) ?["”] ?[HWD](?!\p{L})/gu;
/** Product types that are worn. */
const WORN = new Set(['clothing', 'costume']);
const MIN_WORN = 3;
const BARE_HEIGHT = /^(\d{1,2}(?:\.\d{1,2})?) ?["”] (?:high|tall|long)[.]?$/iu;

/**
 * Implausible labeled sides: "525\"H" lacks a decimal point, and "0.7\" high" of a costume is a
 * side of the package.
 */
function oddSides(reading: Reading): Advice[] {
  const isWorn = WORN.has(productTypeOf(reading) ?? '');
  const [side] = reading.units.filter(isUsable).flatMap(({ text }) => {
    const long = [...text.matchAll(LETTERED)].find(({ 1: inches }) => Number(inches) > MAX_SIDE);
    const low = isWorn ? BARE_HEIGHT.exec(text) : null;
    return [
      ...(long ?? []).slice(0, 1),
      ...(low !== null && Number(low[1]) < MIN_WORN ? [withoutEndMark(low[0])] : []),
    ];
  });
  return side === undefined ? [] : [{ code: 'oddSize', values: { text: side } }];
}

/** Implausible sizes: "Dimensions: 19 x 26 x 17 cm" of a car. */
function oddSizes(reading: Reading): Advice[] {
  const text = reading.lines
    .filter(({ label }) => OF_THE_WHOLE.test(label?.text.trim() ?? ''))
    .flatMap(({ units }) => units.filter(isUsable).slice(0, 1))
    .map((unit) => withoutEndMark(unit.text).trim())[0];
  const sides = text === undefined ? undefined : sidesOf(text);
  if (text === undefined || sides === undefined) return [];
  return isOdd(sides, SIDES_OF_TYPE[productTypeOf(reading) ?? ''] ?? {})
    ? [{ code: 'oddSize', values: { text } }]
    : [];
}

function isOdd(sides: readonly number[], { longest, shortest }: Sides): boolean {
  return Math.max(...sides) < (longest ?? 0) || Math.min(...sides) > (shortest ?? Infinity);
}

/** The three sides in centimeters: "19 x 26 x 17 cm". */
function sidesOf(size: string): number[] | undefined {
  const unit = UNIT.exec(size)?.[0];
  const sides = size.replace(UNIT, '').trim().split(BY).map(Number);
  if (unit === undefined || sides.length !== SIDES || sides.some(Number.isNaN)) return undefined;
  const factor = CENTIMETERS[unit.toLowerCase()] ?? INCH;
  return sides.map((side) => side * factor);
}
