import { contentStems } from '../text/words.ts';
import { isUsable } from './uncertain-units.ts';
import type { Reading } from './types.ts';

/** Facts that a product has only one of, stated with two different values. */

const ZIPS = [
  /(?:¼|\b1\/4|\bquarter)[- ]zip\b/iu,
  /(?:½|\b1\/2|\bhalf)[- ]zip\b/iu,
  /\bfull[- ]zip\b/iu,
];
const PULLOVER = /\bpullover\b/iu;

/** "¼ zip" and "half-zip", "full zip" and "pullover". */
export function zips({ name, units }: Reading): [string, string][] {
  const phrases = units.filter(isUsable);
  const texts = [name.text, ...phrases.map(({ text }) => text)];
  const [first, second] = ZIPS.flatMap(
    (zip) => texts.flatMap((text) => zip.exec(text)?.[0] ?? [])[0] ?? [],
  );
  if (first !== undefined && second !== undefined) return [[first, second]];
  const [full] = texts.flatMap((text) => ZIPS.at(-1)?.exec(text)?.[0] ?? []);
  // "Layers over a pullover" is about another garment.
  const naming = [name.text, ...phrases.filter(({ finite }) => !finite).map(({ text }) => text)];
  const [pullover] = naming
    .map((text) => text.split(/ with /iu)[0] ?? '')
    .filter((text) => contentStems(text).at(-1) === 'pullover' || text === name.text)
    .flatMap((text) => PULLOVER.exec(text)?.[0] ?? []);
  return full === undefined || pullover === undefined ? [] : [[full, pullover]];
}

const AMOUNT =
  /(?<![\d.,])(\d{1,5}(?:\.\d{1,2})?)[- ]?(ml|cl|l|lit(?:er|re)s?|fl\.? ?oz|oz|ounces?|g|kg|lbs?|pounds?)\b/giu;
const OF_THE_PACK =
  /^(?:pack(?:ag(?:e|ing))? size|net (?:weight|wt|contents?|volume|quantity)|(?:item |unit )?volume|capacity|contents?)$/iu;
/** An amount without other words, as on a drink. */
const BARE = /^\d{1,5}(?:\.\d{1,2})? ?(?:ml|cl|l)[.]?$/iu;
const OF_SEVERAL =
  /\b(?:pack|case|set|box|bundle) of (?!1\b)\d|\d ?-?(?:packs?|pk|ct|count)\b|\d ?[x×] ?\d/iu;

/** "Juice, 200 ml" and "Packaging size: 250 ml". */
export function packs({ name, lines }: Reading): [string, string][] {
  const [inName, ...more] = name.text.matchAll(AMOUNT);
  if (inName === undefined || more.length > 0 || OF_SEVERAL.test(name.text)) return [];
  const inDetails = lines.flatMap(({ label, units: [unit] }) => {
    if (unit === undefined || !isUsable(unit)) return [];
    const describesPack = OF_THE_PACK.test(label?.text.trim() ?? '');
    if (!describesPack && !(label === undefined && BARE.test(unit.text.trim()))) return [];
    const amounts = [...unit.text.matchAll(AMOUNT)].filter(
      (found) => unitOf(found) === unitOf(inName),
    );
    return amounts.slice(0, 1).map((found) => ({
      figure: Number(found[1]),
      text: describesPack ? `${label?.text.trim() ?? ''}: ${found[0]}` : found[0],
    }));
  });
  const [detail] = inDetails;
  return detail === undefined || inDetails.some(({ figure }) => figure === Number(inName[1]))
    ? []
    : [[inName[0], detail.text]];
}

function unitOf({ 2: unit = '' }: RegExpMatchArray): string {
  const lowercase = unit.toLowerCase().replace(/[. ]/gu, '');
  return /^l/u.test(lowercase) && !/^lb/u.test(lowercase)
    ? 'l'
    : lowercase.replace(/^(?:ounces?|pounds?|lbs)$/u, (word) =>
        word.startsWith('o') ? 'oz' : 'lb',
      );
}

const CONTAINED =
  /(?<![\d.,])(\d{1,4}(?:\.\d{1,2})?) ?(m?c?g) (?:of )?(\p{L}{4,15})\b(?! per\b)/giu;

/** "19g Protein" in the name, and only "20g Protein" in the details. */
export function nutrients({ name, units }: Reading): [string, string][] {
  const inDetails = units.filter(isUsable).flatMap(({ text }) => [...text.matchAll(CONTAINED)]);
  return [...name.text.matchAll(CONTAINED)].flatMap((inName): [string, string][] => {
    const sameNutrient = inDetails.filter(
      (found) =>
        found[2]?.toLowerCase() === inName[2]?.toLowerCase() &&
        found[3]?.toLowerCase() === inName[3]?.toLowerCase(),
    );
    const [detail] = sameNutrient;
    return detail === undefined ||
      sameNutrient.some((found) => Number(found[1]) === Number(inName[1]))
      ? []
      : [[inName[0], detail[0]]];
  });
}

const STATED_PRICE =
  /\b(?:price(?: is)?:?|only(?: for)?|online at) ?(rs\.?|rp\.?|[₹$£€]) ?(\d{1,3}(?:,\d{2,3})+|\d{1,7})(?![\d,])/iu;
const CURRENCIES: Readonly<Record<string, RegExp>> = {
  rs: /\b(?:INR|PKR|LKR|NPR)\b/u,
  '₹': /\bINR\b/u,
  rp: /\bIDR\b/u,
  $: /\b(?:USD|CAD|AUD|NZD)\b/u,
  '£': /\bGBP\b/u,
  '€': /\bEUR\b/u,
};

/** "Only for Rs. 1,699" in the details of a product that costs 1019 INR. */
export function prices({ request: { features, price = '' } }: Reading): [string, string][] {
  const [statedPrice, currency = '', figure = ''] = STATED_PRICE.exec(features) ?? [];
  const [least, most = least] = (price.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number);
  const isSameCurrency = CURRENCIES[currency.toLowerCase().replace('.', '')]?.test(price) === true;
  if (statedPrice === undefined || least === undefined || most === undefined || !isSameCurrency)
    return [];
  const amount = Number(figure.replaceAll(',', ''));
  return amount >= Math.floor(least) && amount <= Math.ceil(most) ? [] : [[statedPrice, price]];
}
