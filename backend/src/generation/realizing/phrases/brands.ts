import type { Quote, Reading } from '../../reading/index.ts';
import { foldWord, wordsOf } from '../../text/words.ts';
import { isInClass, vocabulary } from '../../vocabulary/index.ts';
import { knownNamesIn } from './known-names.ts';

const known = new WeakMap<Reading, readonly Quote[]>();

/**
 * The brand of the request or of a detail, if the name or the features mention it; stores also fill the field with
 * their own name or "none".
 */
export function statedBrand(reading: Reading): Quote[] {
  const found = known.get(reading) ?? findBrand(reading);
  known.set(reading, found);
  return [...found];
}

/** The words of the brand, as the input or the request writes it. */
export function brandWords(reading: Reading): readonly string[] {
  const [stated] = statedBrand(reading);
  return wordsOf(stated?.text ?? reading.request.brand_name ?? '');
}

function findBrand({ request, lines, units, name }: Reading): Quote[] {
  const given = (request.brand_name ?? '').replace(/ store$/iu, '').trim();
  const labeled = lines.flatMap(({ label, units: [unit] }) =>
    unit !== undefined && isInClass(foldWord(label?.text ?? ''), 'brand labels') ? [unit] : [],
  );
  const brand = given === '' ? (labeled[0]?.text ?? '').trim() : given;
  if (wordsOf(brand).length === 0) return [];
  const [unit] = labeled;
  const isListed = unit !== undefined && given === '' && vocabulary('brands').has(foldWord(brand));
  const places = isListed
    ? [name, unit]
    : [name, ...units.filter((unit) => !labeled.includes(unit))];
  const [first = '', ...rest] = brand.split(' ');
  // A short form that starts the name: "VT" of "VT Cosmetics".
  const isShort =
    rest.length > 0 && rest.every((word) => isInClass(word.toLowerCase(), 'company words'));
  const forms = isShort && name.text.startsWith(`${first} `) ? [brand, first] : [brand];
  const found = forms
    .flatMap((form) => places.flatMap((quote) => mentionIn(quote, form)))
    .slice(0, 1);
  // On Amazon, the brand label names the manufacturer; a store's own name isn't a detail there.
  const [label] = labeled;
  const isManufacturerLabel = request.platform === 'amazon' && label !== undefined && given === '';
  const isBrand =
    isManufacturerLabel &&
    !isInClass(brand.toLowerCase(), 'no brands') &&
    /^[\p{L}\p{N}'’&. -]+$/u.test(brand);
  return found.length === 0 && isBrand ? [{ text: brand, span: label.span }] : found;
}

/** A brand as written in a text that contains it as whole words. */
function mentionIn({ text, span }: Quote, brand: string): Quote[] {
  const lower = brand.toLowerCase();
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}'’&.-]/gu, ' ')} `;
  const at =
    [` ${lower} `, ` ${lower}'s `, ` ${lower}’s `]
      .map((form) => plain.indexOf(form))
      .find((found) => found !== -1) ?? -1;
  return at === -1 ? [] : [{ text: text.slice(at, at + brand.length), span }];
}

/** The stated brand, or a known brand in the name. */
export function brandsOf(reading: Reading): Quote[] {
  const stated = statedBrand(reading);
  return stated.length > 0 ? stated : listedIn(reading, 'brand').slice(0, 1);
}

/** The most specific franchise that the name mentions: "Star Wars". */
export function franchisesOf(reading: Reading): Quote[] {
  const found = listedIn(reading, 'franchise');
  const narrow = found.filter(({ text }) => !isInClass(text, 'broad franchises'));
  return (narrow.length > 0 ? narrow : found).slice(0, 1);
}

function listedIn({ name }: Reading, kind: 'brand' | 'franchise'): Quote[] {
  return name.segments.flatMap((segment) =>
    knownNamesIn(segment)
      .filter((known) => known.kind === kind)
      .map(({ text }) => withoutPossessive({ ...segment, text })),
  );
}

/** "Disney" of "Disney's", but "Rubie's" is listed as it is. */
function withoutPossessive(quote: Quote): Quote {
  const folded = quote.text.toLowerCase().replace('’', "'");
  const base = folded.replace(/'s$/u, '');
  const isListed = (name: string) =>
    vocabulary('brands').has(name) || vocabulary('franchises').has(name);
  const isPossessiveBrand = isListed(folded) || !isListed(base);
  return isPossessiveBrand ? quote : { ...quote, text: quote.text.slice(0, base.length) };
}
