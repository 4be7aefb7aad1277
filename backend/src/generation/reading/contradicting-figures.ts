import { isUsable } from './uncertain-units.ts';
import type { Reading } from './types.ts';

/** "16x20", but not the model and the version of "44212 X4". */
const MEASURE =
  /(?<![\d.])\d{1,4}(?:\.\d+)?(?: ?["”']| ?\p{L}{1,6})? ?[x×] ?\d+(?:\.\d+| 1\/2)?(?: ?[x×] ?\d+(?:\.\d+)?)?/giu;

/** "16x20" in the name and "10x15" in the features, unless the latter has its own noun: "the frame (10x15)". */
export function sizes({ name, lines }: Reading): [string, string][] {
  const named = name.text.match(MEASURE)?.[0];
  if (named === undefined) return [];
  const digits = digitsOf(named);
  const measures = lines.flatMap(({ label, units }) =>
    units
      .filter(({ kind }) => kind !== 'boilerplate' && kind !== 'doubt')
      .flatMap((unit) =>
        [...unit.text.matchAll(MEASURE)]
          .filter(
            ({ 0: measure, index }) =>
              OF_THE_WHOLE.test(unit === units[0] ? (label?.text.trim() ?? '') : '') ||
              SIZE_BEFORE.test(unit.text.slice(0, index)) ||
              unit.text.length - measure.length <= MAX_AROUND,
          )
          .map(([measure]) => measure),
      ),
  );
  const comparable = measures.filter((measure) => digitsOf(measure).length === digits.length);
  const same = comparable.some((measure) => digitsOf(measure).join() === digits.join());
  const [measured] = comparable;
  return measured === undefined || same ? [] : [[named, measured]];
}

/** Below this depth, a print is treated as two-dimensional. */
const MAX_DEPTH = 2;
/** Minimum ratio of a measured size to the named one for it to be a rounded value. */
const MIN_SHARE = 0.8;

/**
 * "16 x 20" in the name, and "Dimensions: 10 x 0.5 x 15 inches": the whole product is smaller than
 * its name states.
 */
export function smallerSizes({ name, lines }: Reading): [string, string][] {
  const [named, ...more] = name.text.match(MEASURE) ?? [];
  const sides = digitsOf(named ?? '').map(Number);
  if (named === undefined || more.length > 0 || sides.length !== 2 || /\p{L}{2}/u.test(named))
    return [];
  const line = lines.find(({ label }) => OF_THE_WHOLE.test(label?.text.trim() ?? ''));
  const text = line?.units.find(isUsable)?.text ?? '';
  const [measured] = text.match(MEASURE) ?? [];
  const [depth, ...flat] = digitsOf(measured ?? '')
    .map(Number)
    .toSorted((a, b) => a - b);
  const ordered = sides.toSorted((a, b) => a - b);
  const isInches = /\b(?:in|inch|inches)\b|["”]/iu.test(text);
  const isFlat = depth !== undefined && depth <= MAX_DEPTH && flat.length === 2;
  return measured !== undefined &&
    isInches &&
    isFlat &&
    flat.every((side, at) => side < (ordered[at] ?? 0) * MIN_SHARE)
    ? [[named, measured]]
    : [];
}

/** "Measures 10 x 12 cm" and "Dimensions: 8 x 9 cm": two sizes of the whole product. */
export function measures({ lines }: Reading): [string, string][] {
  const statedSizes = lines.flatMap(({ label, units }) =>
    units
      .filter(
        (unit) =>
          isUsable(unit) &&
          ((unit === units[0] && OF_THE_WHOLE.test(label?.text.trim() ?? '')) ||
            MEASURES.test(unit.text)),
      )
      .flatMap(({ text }) => MEASURED.exec(text)?.[0] ?? []),
  );
  const [first, ...others] = statedSizes;
  const second = others.find((size) => first !== undefined && differ(first, size));
  return first === undefined || second === undefined ? [] : [[first, second]];
}

/** "Measures 10x15", "in the size 10x15", "Holds a 10x15 print" */
const SIZE_BEFORE =
  /(?:\b(?:measures|measuring|sized?|dimensions?) ?(?:is|are|of|:)? ?(?:about|approximately)?|^(?:it )?(?:holds|fits|takes)(?: an?)?) ?$/iu;
/**
 * Maximum characters around a measure; with more, the measure could belong to another noun than in
 * "Fits 10x15 cm".
 */
const MAX_AROUND = 10;
const OF_THE_WHOLE = /^(?:product )?(?:dimensions|size|measurements)$/iu;
const MEASURES = /^(?:it )?(?:measures|measuring)\b/iu;
/** A measure followed by its unit. */
const MEASURED = new RegExp(`${MEASURE.source} ?(?:cm|mm|in(?:ches|\\b)|ft|m\\b|["”])`, 'iu');

/** Whether two measures in the same unit have different numbers, in any order. */
function differ(one: string, other: string): boolean {
  const unit = (text: string) => /[^\d\s.]+$/u.exec(text)?.[0].toLowerCase();
  const [a, b] = [digitsOf(one).toSorted(), digitsOf(other).toSorted()];
  return unit(one) === unit(other) && a.length === b.length && a.join() !== b.join();
}

/** The figures of a measure; "6 1/2" is 6.5. */
function digitsOf(measure: string): string[] {
  return (
    measure
      .replace(/(\d+) 1\/2/gu, '$1.5')
      .match(/\d+(?:\.\d+)?/gu)
      ?.map((figure) => String(Number(figure))) ?? []
  );
}

/** "24 pieces", "24-piece puzzle", "(24 Pcs)" */
const PIECES =
  /(?<![\d.,-])(\d{1,3}(?:,\d{3})+|\d+)[- ]?(?:pieces|pcs|piece(?: (\p{L}+))?|pc|in (?:a|the) (?:package|pack))\b/giu;

/** "Set of 38" in the name, and "This 8-piece chalk set" in the features. */
const SET_OF = /\bset of (\d{1,4})\b/iu;
const THIS_SET = /(?<=\bthis )(\d{1,4})[- ]piece\b(?=[^.,;]{0,40}\bset\b)/iu;

export function sets({ name, units }: Reading): [string, string][] {
  const inName = SET_OF.exec(name.text);
  const inDetails = units
    .filter(isUsable)
    .flatMap(({ text }) => [THIS_SET.exec(text) ?? []].flat());
  const [detail] = inDetails;
  return inName === null || detail === undefined || inDetails.includes(inName[1] ?? '')
    ? []
    : [[inName[0], detail]];
}

const INCLUDES_PIECES = /^includes (\d{1,4}) pieces\b/iu;

/** "This 7-piece dining set" and "Includes 5 pieces". */
export function includedPieces({ lines }: Reading): [string, string][] {
  const texts = lines.flatMap(({ label, units }) => [
    label?.text ?? '',
    ...units.filter(isUsable).map(({ text }) => text),
  ]);
  const set = texts.map((text) => THIS_SET.exec(text)).find((found) => found !== null);
  const box = texts.map((text) => INCLUDES_PIECES.exec(text)).find((found) => found !== null);
  return set && box && set[1] !== box[1] ? [[set[0], box[0]]] : [];
}

/** "3 soldiers, 1 wall 4 pcs, 4 rifles": the parts of a set, each with its count. */
const COUNTED_PARTS = /(?:^|[,;:])\s{0,2}\d{1,4} \p{L}/gu;
const MIN_PARTS = 2;

function listsParts(text: string): boolean {
  return [...text.matchAll(COUNTED_PARTS)].length >= MIN_PARTS;
}

/** "Comes with 2 pcs of wire": a count of accessories. */
const PART_COUNT = /\b(?:with|and|plus|includes?|including|has|contains?) (?:the )?$/iu;

function describesPart({ index, input }: RegExpExecArray): boolean {
  return PART_COUNT.test(input.slice(0, index));
}

/** "10 pieces" in the name, and "12 pieces" in the features. */
export function pieces({ name, units }: Reading): [string, string][] {
  const [inName, ...more] = name.text.matchAll(PIECES);
  // A "2 piece outfit" can be a part of the 10-piece set.
  const inDetails = units
    .filter((unit) => isUsable(unit) && !listsParts(unit.text))
    .flatMap(({ text }) => [...text.matchAll(PIECES)])
    .filter(
      (found) =>
        name.text.toLowerCase().includes((found[2] ?? '').toLowerCase()) && !describesPart(found),
    );
  const [detail] = inDetails;
  // Several counts in either place count different things.
  if (inName === undefined || detail === undefined || more.length > 0) return [];
  return new Set(inDetails.map(countOf)).size === 1 && countOf(inName) !== countOf(detail)
    ? [[inName[0], detail[0]]]
    : [];
}

/** "2" high" on a line of its own, and "20-inches tall" elsewhere: two heights of the whole. */
export function heights({ units }: Reading): [string, string][] {
  const texts = units.filter(isUsable).map(({ text }) => text);
  const standalone = texts.flatMap((text) => {
    const height = HEIGHT.exec(text);
    return height?.[0] === withoutEndPunctuation(text) ? [height] : [];
  });
  const inSentences = texts.flatMap((text) => [...text.matchAll(TALL)]);
  const [height] = standalone;
  const otherHeight = inSentences.find(
    ({ 1: figure }) => height !== undefined && isFar(height[1], figure),
  );
  return height === undefined || otherHeight === undefined ? [] : [[height[0], otherHeight[0]]];
}

const HEIGHT = /(\d+(?:\.\d+)?)(?: |-)?(?:["”]|inch(?:es)?) (?:high|tall)/iu;
/** The height of a standing figure, not of a heel or print. */
const TALL = /(\d+(?:\.\d+)?)(?: |-)?(?:["”]|inch(?:es)?) tall\b/giu;
/** "12\" Plush" in the name and "measures thirty inches tall" in the details: two sizes of the whole product. */
export function namedHeights({ name, units }: Reading): [string, string][] {
  const [inName, ...more] = name.text.matchAll(NAMED_INCHES);
  if (inName === undefined || more.length > 0 || MEASURE_IN.test(name.text)) return [];
  const inDetails = units.filter(isUsable).flatMap(({ text }) => {
    const found = STANDS.exec(text);
    return found === null ? [] : [{ text: found[1] ?? '', inches: inchesOf(found[2] ?? '') }];
  });
  const differs = ({ inches }: { readonly inches: number | undefined }) =>
    inches !== undefined && isFar(inName[1], String(inches));
  const detail = inDetails.find(differs);
  return detail === undefined || !inDetails.every(differs) ? [] : [[inName[0], detail.text]];
}

const NAMED_INCHES = /(?<![\d.x×/-])(\d{1,3}(?:\.\d{1,2})?)(?: |-)?(?:["”]|inch(?:es)?\b)/giu;
const MEASURE_IN = /\d ?["”]? ?[x×] ?\d/iu;
const STANDS =
  /\b(?:measures|measuring|stands|standing) (?:about |approximately |over |at )?((\d{1,3}(?:\.\d{1,2})?|\p{L}{3,9}(?:[- ]\p{L}{3,5})?)(?: |-)?(?:["”]|inch(?:es)?) (?:tall|high|long))\b/iu;

const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const TEN = 10;

/** "30", "thirty", "twenty-four" */
function inchesOf(number: string): number | undefined {
  if (/^\d/u.test(number)) return Number(number);
  const [first = '', second] = number.toLowerCase().split(/[- ]/u);
  if (TEENS.includes(first)) return TEN + TEENS.indexOf(first);
  const tens = TENS.indexOf(first);
  const ones = ONES.indexOf(second ?? first) + 1;
  if (tens === -1) return second === undefined && ones > 0 ? ones : undefined;
  return (tens + 2) * TEN + (second === undefined ? 0 : ones);
}

/** Minimum ratio of two heights for the difference to be more than rounding. */
const MIN_RATIO = 1.5;

function isFar(one: string | undefined, other: string | undefined): boolean {
  const [a, b] = [Number(one), Number(other)].toSorted((x, y) => x - y);
  return a !== undefined && b !== undefined && b > a * MIN_RATIO;
}

function countOf({ 1: count = '' }: RegExpMatchArray): string {
  return count.replaceAll(',', '');
}

export function withoutEndPunctuation(text: string): string {
  return text.replace(/[.!;]$/u, '');
}
