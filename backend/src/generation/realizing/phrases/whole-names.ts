import type { Reading } from '../../reading/index.ts';
import { leadOf } from '../../reading/name.ts';
import { foldWord, hasDigit, stemOf, wordsOf } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { toNameCase } from '../capitals.ts';
import { cite, type Cited } from '../cited.ts';
import { evidenceOf } from './evidence.ts';
import { fitted } from './identified-phrases.ts';
import { identitiesOf } from './identities.ts';
import { openedByNames } from './known-names.ts';
import { MAX_WORDS } from './name-runs.ts';
import { productHeads, type ProductHead } from './product-head.ts';
import { searchForm } from './search-form.ts';
import { stretchesOf } from './stretches.ts';
import {
  isBinding,
  isDescribing,
  isInDictionary,
  isMaterial,
  isProduct,
  isSmallWord,
  isVague,
} from './words.ts';

/** The most that stands together in the name, if nothing says what the product is. */
export function nameOf(reading: Reading): Cited {
  const { name, request } = reading;
  const segment = name.segments[leadOf(name)];
  const [words = []] = (segment === undefined ? [] : stretchesOf(segment)).toSorted(
    (a, b) => Math.min(b.length, MAX_WORDS) - Math.min(a.length, MAX_WORDS),
  );
  const isOpen = (word: string) => isSmallWord(word) || isBinding(word) || isDescribing(word);
  const end = words.findLastIndex((word) => !isOpen(word)) + 1;
  const kept = (end === 0 ? words : words.slice(0, end)).slice(-MAX_WORDS);
  while (isSmallWord(kept[0] ?? 'name')) kept.shift();
  const text =
    kept.length > 0 ? kept.join(' ') : name.text.split(' ').slice(0, MAX_WORDS).join(' ');
  const said = toNameCase(text === '' ? (request.category ?? '') : text);
  const isPlain = reading.language === 'en' && wordsOf(said).every(isInDictionary);
  return cite(isPlain ? searchForm(said, reading) : said, name);
}

/** A device's or a shoe's name up to its color or a measure: "Nike Air Jordan 1". */
export function modelName(reading: Reading): Cited[] {
  const { request, name } = reading;
  const [head] = productHeads(reading);
  if (head !== undefined && (head.confidence > 0 || !hasDigit(name.text))) return [];
  const brand = wordsOf(request.brand_name ?? '');
  const words = withoutLoose(name.text.split(/\s+/u));
  if (
    brand.length === 0 ||
    !brand.every((word, at) => foldWord(words[at] ?? '') === foldWord(word))
  )
    return [];
  const end = words.findIndex(
    (word, at) =>
      isOf(foldWord(word), 'plain colors') ||
      (isSmallWord(word) && !/^\p{Lu}$/u.test(word)) ||
      isOf(foldWord(words[at + 1] ?? ''), 'counted amounts'),
  );
  const said = end === -1 ? words : words.slice(0, end);
  // "Cosmic Grey"
  const shade = said.at(-1) ?? '';
  if (end !== -1 && (isOf(foldWord(shade), 'shades') || isDescribing(shade))) said.pop();
  const kept = said.length > MAX_WORDS ? said.slice(brand.length) : said;
  return kept.length > MAX_WORDS || said.length <= brand.length ? [] : [cite(kept.join(' '), name)];
}

/** "Bloom" of "Bloom Eau de": a name without the words at its end that a small word leaves open. */
function withoutLoose(words: readonly string[]): string[] {
  return /^(?:de|du|of|for|with|by|and)$/iu.test(words.at(-1) ?? '') && words.length > 2
    ? words.slice(0, -2)
    : [...words];
}

/** A short name as a whole, where nothing in it says what the product is. */
export function wholeName(reading: Reading): Cited[] {
  const { name } = reading;
  const segment = name.segments[leadOf(name)];
  if (segment === undefined) return [];
  const words = withoutLoose(segment.text.replace(/-(?=\s)/u, '').split(/\s+/u));
  // Of several parts, a short first one is the maker's name, unless its words are in use.
  const { common } = evidenceOf(reading);
  const isMaker = name.segments.length > 1 && segment === name.segments[0] && words.length < 3;
  if (isMaker && !words.some((word) => common.has(stemOf(word)))) return [];
  // "Beistle 50354 Party Supplies"
  const isNumbered = words.some((word) => /^\d{4,}$/u.test(word));
  if (words.length > MAX_WORDS || isNumbered || (words.length === 1 && isVague(words[0] ?? '')))
    return [];
  const whole = cite(words.join(' ').replace(/[™®©]/gu, ''), segment);
  // "Chrysler 300 Touring"
  return [...identitiesOf(reading).brand.flatMap((brand) => fitted(brand, [whole])), whole];
}

/** "Magnesium glycinate" of "Magnesium Glycinate, 120 Capsules": a first part whose words are in use. */
export function saidName({ segment }: ProductHead, reading: Reading, isTerm: boolean): Cited[] {
  const [first] = reading.name.segments;
  if (first === undefined || segment === first) return [];
  const text = first.text.slice(openedByNames(first)).trim();
  const words = text.split(' ');
  const { common } = evidenceOf(reading);
  const isPlain = words.every((word) => /^[\p{L}'’-]+$/u.test(word) && !isSmallWord(word));
  const last = words.at(-1) ?? '';
  const isApart = text !== first.text && (isProduct(last) || isMaterial(last)) && !isVague(last);
  if (isTerm && !isApart) return [];
  const isSaid = isApart || words.some((word) => common.has(stemOf(word)));
  return isPlain && isSaid && words.length < MAX_WORDS ? [cite(text, first)] : [];
}
