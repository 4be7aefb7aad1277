import { contentStems, wordsOf } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { isUsable } from './uncertain-units.ts';
import type { Reading } from './types.ts';

/** Contradictions about the package contents, the wearer and the backing of a print. */
export function contradictionsOfContents(reading: Reading): [string, string][] {
  return [
    ...batteries(reading),
    ...packages(reading),
    ...pairs(reading),
    ...wearers(reading),
    ...canvases(reading),
  ];
}

const WITH_BATTERIES =
  /\b(?:comes? with|includes|including) (?:an? |the |\d{1,2} |two |three |four )?(?:[\p{L}\d-]{1,12} ){0,3}batter(?:y|ies)\b(?! (?:compartment|case|holder|pack|charger|box|cover|not\b|power))/iu;

/** "It comes with two batteries" and "Batteries included: no". */
function batteries({ lines, units }: Reading): [string, string][] {
  const denied = lines.find(
    ({ label, units: [unit] }) =>
      /^batter(?:y|ies) included[?]?$/iu.test(label?.text.trim() ?? '') &&
      /^no\b/iu.test(unit?.text ?? ''),
  );
  const [included] = units.filter(isUsable).flatMap(({ text }) => WITH_BATTERIES.exec(text) ?? []);
  return denied?.label === undefined || included === undefined
    ? []
    : [[included, `${denied.label.text.trim()}: no`]];
}

const COUNT = /(?<![\d.,])(\d{1,3}) ?(?:ct|count|pcs|pieces|pack)\b/iu;
const PACKAGE_OF = /^(?:package|pack|set|box|bag) of (\d{1,3}) ((?:\p{Ll}+ ){0,3}\p{Ll}+s)[.]?$/iu;

/** "Party Masks, 8 Ct." and "Package of 8 loot bags". */
function packages({ name, units }: Reading): [string, string][] {
  const [, count] = COUNT.exec(name.text) ?? [];
  if (count === undefined) return [];
  const named = contentStems(name.text);
  const before = name.text.slice(0, name.text.search(COUNT));
  const productWords = wordsOf(before).slice(-2);
  if (!isProductNoun(productWords.at(-1) ?? '')) return [];
  const contents = units
    .filter(isUsable)
    .map(({ text }) => PACKAGE_OF.exec(text))
    .find(
      (found) =>
        found?.[1] === count &&
        isProductNoun(wordsOf(found[2] ?? '').at(-1) ?? '') &&
        !named.includes(contentStems(found[2] ?? '').at(-1) ?? ''),
    );
  return contents === undefined || contents === null
    ? []
    : [[productWords.join(' '), contents[0].replace(/[.]$/u, '')]];
}

/** Whether a word is a specific product noun, such as "masks" or "bags". */
function isProductNoun(word: string): boolean {
  const lowercase = word.toLowerCase();
  const forms = [lowercase.replace(/s$/u, ''), lowercase.replace(/es$/u, '')];
  return (
    lowercase.endsWith('s') &&
    forms.some((form) => vocabulary('products').has(form)) &&
    !forms.some((form) => vocabulary('generic-nouns').has(form))
  );
}

const PAIRS =
  /(?<![\d.,])(\d{1,3}) (?:(?:matching|illustrated) )?pairs\b(?! (?:of \p{L}|and\b))/giu;

/** "30 illustrated pairs of tiles" and "(15 pairs)": one of them counts tiles rather than pairs. */
function pairs({ units }: Reading): [string, string][] {
  const pairCounts = units.filter(isUsable).flatMap(({ text }) => [...text.matchAll(PAIRS)]);
  const [first, second, ...more] = pairCounts;
  const [a, b] = [Number(first?.[1]), Number(second?.[1])];
  return first === undefined ||
    second === undefined ||
    more.length > 0 ||
    (a !== 2 * b && b !== 2 * a)
    ? []
    : [[first[0], second[0]]];
}

const WEARERS = /(?<!\p{L})(?:women|men|girls|boys)['’]?s?(?!\p{L})/giu;

/** "Women's Clogs" and "Unisex" on a line of its own. */
function wearers({ name, lines }: Reading): [string, string][] {
  const [named, ...more] = name.text.match(WEARERS) ?? [];
  if (named === undefined || more.length > 0 || /\bunisex\b/iu.test(name.text)) return [];
  const line = lines.find(
    ({ label, units: [unit, ...others] }) =>
      others.length === 0 &&
      unit !== undefined &&
      isUsable(unit) &&
      /^unisex[.]?$/iu.test(unit.text) &&
      /^(?:gender|audience|target (?:gender|audience))?$/iu.test(label?.text.trim() ?? ''),
  );
  const [unit] = line?.units ?? [];
  return unit === undefined ? [] : [[named, unit.text.replace(/[.]$/u, '')]];
}

const CANVAS = /\b(?:stretched|gallery[- ]wrapped) canvas\b/iu;
const ON_BOARD = /\bmounted on (?:[^\s]{1,12} ){0,5}?(?:mdf|hardboard|fiberboard|foam ?board)\b/iu;

/** "Stretched Canvas" and "mounted on sturdy MDF". */
function canvases({ name, units }: Reading): [string, string][] {
  const [canvas] = CANVAS.exec(name.text) ?? [];
  const [board] = units.filter(isUsable).flatMap(({ text }) => ON_BOARD.exec(text) ?? []);
  return canvas === undefined || board === undefined ? [] : [[canvas, board]];
}
