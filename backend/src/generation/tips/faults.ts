import type { Advice } from '../advice/index.ts';
import { isUsable } from '../reading/doubts.ts';
import type { Reading } from '../reading/index.ts';
import { productHeads } from '../realizing/phrases/product-head.ts';
import { withoutEndMark } from '../realizing/edits.ts';
import { foldWord } from '../text/words.ts';
import { kindOfGoods } from './goods.ts';

/** What in the name or the details lacks a word, a figure or a unit, and sizes that the goods can't have. */
export function faultTips(reading: Reading): Advice[] {
  if (reading.language !== 'en') return [];
  return [...incomplete(reading), ...oddSizes(reading)];
}

/** "1: Scale", ".57 fluid", "up to inches long", "ideal for or reading": the gap stands inside. */
const GAPS =
  /\b1: ?scale\b|\.?\d{1,4} fluid\b(?! ?\.?(?:oz|ounces?)\b)|\b(?:up to|approximately|measures) (?:inches|cm|feet|lbs|pounds|ounces|mm|pieces)\b|\b(?:for|of|with) or (?!(?:with|without|of|for|from|by|to|in|on|about|against)\b)\p{L}{1,20}/iu;

/** "Noir Eau de", "Lamp with": a name without its last word. */
const UNENDED = /\b[\p{L}\d'’]{1,20} (?:eau de|de|of|for|with|and|the|&)$/iu;

function incomplete({ name, units }: Reading): Advice[] {
  const texts = [name.text, ...units.filter(isUsable).map(({ text }) => text)];
  const gaps = texts.flatMap((text) => GAPS.exec(text)?.[0] ?? []);
  const [gap] = [...(UNENDED.exec(name.text) ?? []), ...gaps];
  return gap === undefined ? [] : [{ code: 'incomplete', values: { text: gap } }];
}

/** Marks between the sides of a measure, and the unit behind the last. */
const BY = / ?[x×] ?/u;
const UNIT = /(?:cm|mm|in|inches|["”])$/iu;
const OF_THE_WHOLE = /^(?:product )?(?:dimensions|size|measurements)$/iu;
const CENTIMETERS: Readonly<Record<string, number>> = { cm: 1, mm: 0.1 };
const INCH = 2.54;
const SIDES = 3;

/** Centimeters that the longest side of goods of a kind has at least: a shorter one is a package's or wrong. */
const MIN_LENGTH: Readonly<Record<string, number>> = { motor: 100, furniture: 35, clothing: 35 };
/** Centimeters that the shortest side has at most. */
const MAX_DEPTH: Readonly<Record<string, number>> = {
  computer: 4,
  watch: 6,
  jewelry: 6,
  eyewear: 8,
};
/** The same, of goods whose kind has many sizes. */
const MIN_LENGTH_OF_NOUN: Readonly<Record<string, number>> = {
  bat: 45,
  racket: 45,
  bed: 100,
  sofa: 100,
  couch: 100,
};

/** "Dimensions: 19 x 26 x 17 cm" of a car: a size that no goods of its kind have. */
function oddSizes(reading: Reading): Advice[] {
  const text = reading.lines
    .filter(({ label }) => OF_THE_WHOLE.test(label?.text.trim() ?? ''))
    .flatMap(({ units }) => units.filter(isUsable).slice(0, 1))
    .map((unit) => withoutEndMark(unit.text).trim())[0];
  const sides = text === undefined ? undefined : sidesOf(text);
  if (text === undefined || sides === undefined) return [];
  const kind = kindOfGoods(reading) ?? '';
  const [head] = productHeads(reading);
  const noun = foldWord(head?.words[head.at] ?? '');
  const least = MIN_LENGTH_OF_NOUN[noun] ?? MIN_LENGTH[kind] ?? 0;
  const most = MAX_DEPTH[kind] ?? Infinity;
  const isOdd = Math.max(...sides) < least || Math.min(...sides) > most;
  return isOdd ? [{ code: 'oddSize', values: { text } }] : [];
}

/** The three sides of "19 x 26 x 17 cm" in centimeters. */
function sidesOf(size: string): number[] | undefined {
  const unit = UNIT.exec(size)?.[0];
  const sides = size.replace(UNIT, '').trim().split(BY).map(Number);
  if (unit === undefined || sides.length !== SIDES || sides.some(Number.isNaN)) return undefined;
  const factor = CENTIMETERS[unit.toLowerCase()] ?? INCH;
  return sides.map((side) => side * factor);
}
