import type { Advice } from '../advice/index.ts';
import { isUsable } from '../reading/doubts.ts';
import type { Reading } from '../reading/index.ts';
import { productHeads } from '../realizing/phrases/product-head.ts';
import { singularOf } from '../realizing/phrases/words.ts';
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

/** Centimeters of the sides of goods: from what the longest has at least to what the shortest has at most. */
interface Sides {
  readonly longest?: number;
  readonly shortest?: number;
  /** What the longest has at most. */
  readonly most?: number;
  /** Whether its sides are alike, as a ball's are. */
  readonly even?: true;
}

/** Sides that goods of a kind have: others are a package's or wrong. */
const SIDES_OF_KIND: Readonly<Record<string, Sides>> = {
  motor: { longest: 100 },
  furniture: { longest: 35 },
  clothing: { longest: 35 },
  computer: { shortest: 4 },
  watch: { shortest: 6 },
  jewelry: { shortest: 6 },
  eyewear: { shortest: 8 },
  fragrance: { shortest: 12 },
  beauty: { shortest: 9 },
  holder: { shortest: 8 },
};

/** The same, of goods whose kind has many sizes, by their noun. */
const SIDES_OF_NOUN: Readonly<Record<string, Sides>> = {
  bat: { longest: 45 },
  racket: { longest: 45 },
  wicket: { longest: 60 },
  stump: { longest: 60 },
  'basketball rim': { longest: 38 },
  bed: { longest: 100 },
  sofa: { longest: 100 },
  couch: { longest: 100 },
  'rolling pin': { longest: 20 },
  'microwave oven': { longest: 35 },
  knife: { shortest: 8 },
  fork: { shortest: 8 },
  spoon: { shortest: 10 },
  whisk: { shortest: 12 },
  spatula: { shortest: 10 },
  turner: { shortest: 12 },
  peeler: { shortest: 8 },
  tong: { shortest: 12 },
  'cutting board': { shortest: 7 },
  'chopping board': { shortest: 7 },
  plate: { shortest: 8 },
  cable: { shortest: 8 },
  charger: { shortest: 12 },
  earphone: { shortest: 10 },
  airpod: { shortest: 8 },
  shuttlecock: { shortest: 9 },
  lipstick: { shortest: 4 },
  polish: { shortest: 6 },
  mascara: { shortest: 5 },
  palette: { shortest: 5 },
  glove: { longest: 12 },
  sock: { longest: 8 },
  belt: {},
  'rugby ball': {},
  ball: { even: true },
  baseball: { even: true },
  basketball: { even: true },
  volleyball: { even: true },
};
/** The same, of fruit and vegetables that are sold by the piece. */
const SIDES_OF_FOOD: Readonly<Record<string, Sides>> = {
  kiwi: { most: 12 },
  strawberry: { most: 8 },
  lemon: { most: 14 },
  apple: { most: 14 },
  pepper: { shortest: 12 },
  cucumber: { shortest: 8 },
};
/** Kinds that have small things of every name. */
const IN_SMALL: ReadonlySet<string> = new Set([
  'toy',
  'model',
  'pet',
  'part',
  'collectible',
  'craft',
]);
/** How many times its shortest side the longest of a ball is, which no one measures exactly. */
const MAX_UNEVEN = 1.3;

/** "Dimensions: 19 x 26 x 17 cm" of a car: a size that no goods of its kind have. */
function oddSizes(reading: Reading): Advice[] {
  const text = reading.lines
    .filter(({ label }) => OF_THE_WHOLE.test(label?.text.trim() ?? ''))
    .flatMap(({ units }) => units.filter(isUsable).slice(0, 1))
    .map((unit) => withoutEndMark(unit.text).trim())[0];
  const sides = text === undefined ? undefined : sidesOf(text);
  if (text === undefined || sides === undefined) return [];
  return isOdd(sides, sidesOfGoods(reading)) ? [{ code: 'oddSize', values: { text } }] : [];
}

/** What is known of the sides of such goods, by their noun or else by their kind. */
function sidesOfGoods(reading: Reading): Sides {
  const kind = kindOfGoods(reading) ?? '';
  if (IN_SMALL.has(kind)) return {};
  const [head] = productHeads(reading);
  const words = head?.words.slice(0, head.at + 1) ?? reading.name.noun?.split(' ') ?? [];
  const [before = '', last = ''] = ['', ...words].slice(-2).map(foldWord);
  const noun = singularOf(last);
  if (kind === 'food') return SIDES_OF_FOOD[noun] ?? {};
  return SIDES_OF_NOUN[`${before} ${noun}`] ?? SIDES_OF_NOUN[noun] ?? SIDES_OF_KIND[kind] ?? {};
}

function isOdd(sides: readonly number[], { longest, shortest, most, even }: Sides): boolean {
  const [least, greatest] = [Math.min(...sides), Math.max(...sides)];
  return (
    greatest < (longest ?? 0) ||
    least > (shortest ?? Infinity) ||
    greatest > (most ?? Infinity) ||
    (even === true && greatest > least * MAX_UNEVEN)
  );
}

/** The three sides of "19 x 26 x 17 cm" in centimeters. */
function sidesOf(size: string): number[] | undefined {
  const unit = UNIT.exec(size)?.[0];
  const sides = size.replace(UNIT, '').trim().split(BY).map(Number);
  if (unit === undefined || sides.length !== SIDES || sides.some(Number.isNaN)) return undefined;
  const factor = CENTIMETERS[unit.toLowerCase()] ?? INCH;
  return sides.map((side) => side * factor);
}
