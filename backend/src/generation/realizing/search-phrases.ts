import { SUBJECTIVE_TERMS } from '../platforms/amazon-terms.ts';
import { isRefused, withoutRefused } from '../platforms/refusals.ts';
import type { Setting } from '../planning/types.ts';
import type { Quote, Reading } from '../reading/index.ts';
import { isCommonNoun } from '../reading/name.ts';
import { contentStems, foldWord, hasDigit, stemOf, wordsOf } from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';
import { cite, type Cited } from './cited.ts';
import { calmName } from './edits.ts';
import {
  forWhom,
  guesses,
  isVague,
  laterSegments,
  madeOf,
  leadPhrase,
  MAX_WORDS,
  namePhrases,
} from './name-phrases.ts';
import { isSmall, withoutQuantities } from './name-runs.ts';

/** A single word finds too much; it stands where there are fewer phrases than this. */
const MIN_PHRASES = 3;

/** Phrases a shopper would type, the most telling first: each of one to four words. */
export function searchPhrases(setting: Setting, limit: number): Cited[] {
  const { name, request } = setting.reading;
  const guessed = () => distinctPhrases(guesses(setting), setting).slice(0, 1);
  const named = [...leadPhrase(setting), ...namePhrases(setting)];
  const found = distinctPhrases(
    [
      ...named,
      ...(distinctPhrases(named, setting).length > 0 ? [] : guessed().map((piece) => [piece])),
      ...forWhom(setting),
      ...madeOf(setting),
      ...laterSegments(setting),
      ...brandPhrase(setting),
      ...audiencePhrase(setting),
      ...categoryPhrase(setting),
      ...nounPhrase(setting),
    ],
    setting,
  );
  const phrases = found.filter(({ text }) => text.includes(' '));
  const singles = found.filter(({ text }) => !text.includes(' '));
  const best = [...phrases, ...singles.slice(0, Math.max(0, MIN_PHRASES - phrases.length))];
  if (best.length > 0) return best.slice(0, limit).map((piece): Cited => [piece]);
  const [text = ''] = (name.text || (request.category ?? '')).split(':');
  const [plain = text] = withoutQuantities(withoutRefused(text, setting.platform));
  const words = wordsOf(plain)
    .filter((word) => !hasDigit(word))
    .slice(0, MAX_WORDS);
  const end = words.findLastIndex((word) => !isSmall(word));
  return [cite(searchForm(words.slice(0, end + 1).join(' '), setting) || 'product', name)];
}

/** "Fernbrook mug": the brand with the noun, where the features themselves say them together. */
function brandPhrase({ reading: { name, request } }: Setting): Cited[] {
  const [brand = ''] = wordsOf(name.text);
  const phrase = `${brand} ${name.noun ?? ''}`;
  const said = request.features.toLowerCase().includes(phrase.toLowerCase());
  return said && name.noun !== undefined ? [cite(phrase, name)] : [];
}

/** The product's noun by itself, where the category has it, or the features use the name for a thing. */
function nounPhrase({ reading }: Setting): Cited[] {
  const { name, request } = reading;
  const filed = new Set(contentStems(request.category ?? ''));
  const noun =
    name.noun === undefined || contentStems(name.noun).every((stem) => filed.has(stem))
      ? nounOf(reading)
      : undefined;
  return noun === undefined || isVague(noun) ? [] : [cite(noun, name)];
}

/** "Backpack" of "the Driven Backpack": what the product is, where nothing but a name of two words tells. */
function nounOf({ name, request }: Reading): string | undefined {
  const [first = '', last = '', ...more] = wordsOf(name.text.toLowerCase());
  // "Baseball Ball" says its noun already.
  const two = more.length === 0 && !first.endsWith(last);
  const called = two && request.features.toLowerCase().includes(name.text.toLowerCase());
  return name.noun ?? (called && isCommonNoun(last) ? last : undefined);
}

const GROUPS: Readonly<Record<string, (noun: string) => string>> = {
  Men: (noun) => `men's ${noun}`,
  Women: (noun) => `women's ${noun}`,
  Boys: (noun) => `${noun} for boys`,
  Girls: (noun) => `${noun} for girls`,
};

/** "men's jacket": the noun for the people whom the category names, where the name names none. */
function audiencePhrase({ reading }: Setting): Cited[] {
  const { name, request } = reading;
  const category = request.category ?? '';
  const group = category
    .split('>')
    .map((level) => level.trim())
    .findLast((level) => level in GROUPS);
  const told = wordsOf(name.text).map(foldWord);
  const people = told.some((word) => vocabulary('audiences').has(word) || isOf(word, 'one person'));
  const noun = nounOf(reading);
  if (group === undefined || noun === undefined || people) return [];
  const start = category.indexOf(group);
  const quote: Quote = {
    text: group,
    span: { field: 'category', start, end: start + group.length },
  };
  return [cite(GROUPS[group]?.(noun) ?? '', name, quote)];
}

/** What the product is filed under, if the name or the features bear it out. */
function categoryPhrase({ reading: { name, request } }: Setting): Cited[] {
  const category = request.category ?? '';
  const levels = category.split('>').filter((level) => level.trim() !== '');
  const text = levels.at(-1)?.trim() ?? '';
  const start = category.lastIndexOf(text);
  const quote: Quote = { text, span: { field: 'category', start, end: start + text.length } };
  const words = wordsOf(text.replaceAll('-', ' '));
  const known = new Set(contentStems(`${name.text} ${request.features}`.replaceAll(/[-/]/gu, ' ')));
  const borne = levels.length === 1 || words.some((word) => known.has(stemOf(word)));
  const kind = words.length > 1 || levels.length === 1 || text.endsWith('s');
  // A level that files several things, or people, says too little.
  const several = /[&,/|]/u.test(text) || isOf(words.at(-1) ?? '', 'shelf words');
  const department = words.length === 1 && isOf(text, 'departments');
  const people = words.every((word) => vocabulary('audiences').has(word.toLowerCase()));
  return several || department || people || !borne || !kind ? [] : [cite(words.join(' '), quote)];
}

const NUMBER = /^\d[\d.,/x]*\p{Ll}{0,4}$/u;

/** "iPhone 5s", but not "3 car garage": only a name as it is given keeps its number. */
function isName(text: string, { reading: { name } }: Setting): boolean {
  const given = name.segments.some((segment) => segment.text.toLowerCase() === text.toLowerCase());
  return given && !/^\d{1,2} /u.test(text);
}

/** Each phrase once, in the form that a shopper types, and none that no one would type. */
function distinctPhrases(candidates: readonly Cited[], setting: Setting): Cited[number][] {
  const seen = new Set<string>();
  return candidates.flatMap(([piece]) => {
    if (piece === undefined) return [];
    const text = searchForm(piece.text, setting);
    const words = wordsOf(text).map(foldWord);
    const key = contentStems(text).join(' ');
    const [only = ''] = words;
    const idle =
      key === '' ||
      seen.has(key) ||
      words.length > MAX_WORDS ||
      (words.length === 1 && vocabulary('generic-nouns').has(only)) ||
      new Set(words.map(stemOf)).size < words.length ||
      words.some((word) => SUBJECTIVE_TERMS.has(word)) ||
      (!isName(text, setting) && words.some((word) => NUMBER.test(word))) ||
      isRefused(text, setting.platform);
    seen.add(key);
    return idle ? [] : [{ ...piece, text }];
  });
}

/** As a shopper types: the name as it is given, all else small but for short forms. */
function searchForm(text: string, { reading: { name, request, language } }: Setting): string {
  const words = wordsOf(text);
  const brand = new Set(wordsOf(request.brand_name ?? ''));
  const given = language !== 'en' || words.some((word) => brand.has(word));
  if (given || name.text.startsWith(text)) return calmName(words.join(' '));
  const kept = (word: string) =>
    vocabulary('acronyms').has(word.split('-')[0] ?? '') || /\p{Ll}\p{Lu}/u.test(word);
  return words.map((word) => (kept(word) ? word : word.toLowerCase())).join(' ');
}
