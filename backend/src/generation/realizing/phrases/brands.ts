import type { NameSegment, Quote, Reading } from '../../reading/index.ts';
import {
  foldWord,
  hasLowercase,
  isCapitalized,
  STOP_WORDS,
  stemOf,
  wordsOf,
} from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import { isMostlyCaps } from '../capitals.ts';
import { evidenceOf } from './evidence.ts';
import { knownNamesIn } from './known-names.ts';
import { isInDictionary, isShortForm } from './words.ts';

/** Letters of the shortest first word that is taken for a brand or a product line. */
const MIN_LETTERS = 4;
const MAX_NAME_WORDS = 2;

const known = new WeakMap<Reading, readonly Quote[]>();

/**
 * The brand of the request or of a detail, if the name or the text has it, too: stores also fill the
 * field with their own name, or with "none".
 */
export function statedBrand(reading: Reading): Quote[] {
  const found = known.get(reading) ?? findBrand(reading);
  known.set(reading, found);
  return [...found];
}

/** The words of the brand, as a text writes it or as the request gives it. */
export function brandWords(reading: Reading): string[] {
  const [stated] = statedBrand(reading);
  return wordsOf(stated?.text ?? reading.request.brand_name ?? '');
}

function findBrand({ request, lines, units, name }: Reading): Quote[] {
  const given = (request.brand_name ?? '').replace(/ store$/iu, '').trim();
  const labeled = lines.flatMap(({ label, units: [unit] }) =>
    unit !== undefined && isOf(foldWord(label?.text ?? ''), 'brand labels') ? [unit] : [],
  );
  const brand = given === '' ? (labeled[0]?.text ?? '').trim() : given;
  if (wordsOf(brand).length === 0) return [];
  const [unit] = labeled;
  const isListed = unit !== undefined && given === '' && vocabulary('makers').has(foldWord(brand));
  const said = isListed ? [name, unit] : [name, ...units.filter((one) => !labeled.includes(one))];
  const [first = '', ...rest] = brand.split(' ');
  // "VT" of "VT Cosmetics", which begins the name
  const isShort =
    rest.length > 0 && rest.every((word) => isOf(word.toLowerCase(), 'company words'));
  const forms = isShort && name.text.startsWith(`${first} `) ? [brand, first] : [brand];
  const found = forms
    .flatMap((form) => said.flatMap((quote) => mentionIn(quote, form)))
    .slice(0, 1);
  // On Amazon, the brand is the maker's; a store's own name is no detail there.
  const [label] = labeled;
  const isMakers = request.platform === 'amazon' && label !== undefined && given === '';
  const isBrand =
    isMakers && !isOf(brand.toLowerCase(), 'no brands') && /^[\p{L}\p{N}'’&. -]+$/u.test(brand);
  return found.length === 0 && isBrand ? [{ text: brand, span: label.span }] : found;
}

/** A brand as a text writes it, if it has it as whole words. */
function mentionIn({ text, span }: Quote, brand: string): Quote[] {
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}'’&.-]/gu, ' ')} `;
  const at = plain.indexOf(` ${brand.toLowerCase()} `);
  return at === -1 ? [] : [{ text: text.slice(at, at + brand.length), span }];
}

/** "Larkfell" of "Larkfell 1.5 L Electric Kettle", "Brin Tolmar": the first words, which no dictionary has. */
export function unknownBrand(reading: Reading): Quote[] {
  const { name } = reading;
  const words = name.text.split(/\s+/u);
  const [lead] = name.segments;
  if (lead !== undefined && knownNamesIn(lead).some(({ start }) => start === 0)) return [];
  const end = words.slice(0, MAX_NAME_WORDS).findIndex((word) => !isUnknown(word, reading));
  const first = words.slice(0, end === -1 ? MAX_NAME_WORDS : end);
  // "Whitsund Beach"
  const [place = ''] = words.slice(first.length);
  const isPlace = first.length > 0 && isOf(foldWord(place), 'ends of places');
  const said = isPlace ? [...first, place] : first;
  const [next = ''] = words.slice(said.length);
  // "Ashwagandha & Lutein Tablets"
  const isPart = /^(?:&|and|\+)$/iu.test(next);
  // "Omega 3"
  const isNumbered = /^\d+$/u.test(next) && said.length + 1 === words.length;
  return said.length === 0 || said.length === words.length || isPart || isNumbered
    ? []
    : [{ text: said.join(' '), span: name.span }];
}

/** How many words at the start of a segment are the brand. */
export function brandLength(
  words: readonly string[],
  segment: NameSegment,
  reading: Reading,
): number {
  const brands = [
    brandWords(reading),
    ...knownNamesIn(segment)
      .filter(({ kind }) => kind === 'maker')
      .map(({ text }) => text.split(' ')),
    ...unknownBrand(reading).map(({ text }) => text.split(' ')),
  ];
  const isStart = (brand: readonly string[]) =>
    brand.length > 0 && brand.every((word, at) => foldWord(words[at] ?? '') === foldWord(word));
  const brand = brands.find(isStart) ?? [];
  // "Tom The" of "Tom The Otter"
  return STOP_WORDS.has(foldWord(brand.at(-1) ?? '')) ? 0 : brand.length;
}

function isUnknown(word: string, reading: Reading): boolean {
  return (
    /^[\p{L}'’]+$/u.test(word) &&
    word.length >= MIN_LETTERS &&
    isCapitalized(word) &&
    !(isMostlyCaps(reading.name.text) && !hasLowercase(word)) &&
    !/['’]s$/u.test(word) &&
    !isShortForm(word) &&
    !isInDictionary(word) &&
    !evidenceOf(reading).common.has(stemOf(word)) &&
    !vocabulary('proper-names').has(foldWord(word))
  );
}
