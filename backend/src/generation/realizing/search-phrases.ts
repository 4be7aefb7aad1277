import { SUBJECTIVE_TERMS } from '../platforms/amazon-terms.ts';
import { isRefused, withoutRefused } from '../platforms/refusals.ts';
import type { Setting } from '../planning/types.ts';
import type { Fact, NameSegment, Quote, Reading } from '../reading/index.ts';
import { isThing, leadOf, withoutTail } from '../reading/name.ts';
import { isAdjective } from '../reading/tagging.ts';
import {
  contentStems,
  foldWord,
  hasDigit,
  isCapitalized,
  opensWithDigit,
  SMALL_WORDS,
  stemOf,
  wordsOf,
} from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';
import { cite, textOf, type Cited } from './cited.ts';
import { calmName } from './edits.ts';

const MAX_WORDS = 4;
/** A single word finds too much; it stands where there are fewer phrases than this. */
const MIN_PHRASES = 3;
/** Levels of a category path, from its end, that say what a product is. */
const NEAREST = 2;

/** Phrases a shopper would type, the most telling first: each of one to four words. */
export function searchPhrases(setting: Setting, limit: number): Cited[] {
  const { name, request } = setting.reading;
  const candidates = [
    ...segmentPhrases(setting).slice(0, 1),
    ...namePhrases(setting),
    ...brandPhrase(setting),
    ...audiencePhrase(setting),
    ...factPhrases(setting),
    ...categoryPhrases(setting),
    ...segmentPhrases(setting),
    ...(name.noun === undefined || isVague([name.noun.split(' ').at(-1) ?? ''])
      ? []
      : [cite(name.noun, name)]),
  ].map(([piece]) => ({
    text: searchForm(piece?.text ?? '', setting),
    sources: piece?.sources ?? [],
  }));
  const distinct = distinctPhrases(candidates, setting).map((piece): Cited => [piece]);
  const unsure = () => distinctPhrases(unsurePhrases(setting).flat(), setting).slice(0, 1);
  const isPhrase = (phrase: Cited) => wordsOf(textOf(phrase)).length > 1;
  const phrases = distinct.filter(isPhrase);
  const singles = distinct.filter((phrase) => !isPhrase(phrase));
  const found = [...phrases, ...singles.slice(0, Math.max(0, MIN_PHRASES - phrases.length))];
  if (found.length > 0) return found.slice(0, limit);
  const [guess] = unsure();
  if (guess !== undefined) return [[{ ...guess, text: searchForm(guess.text, setting) }]];
  const words = wordsOf(withoutRefused(name.text || (request.category ?? ''), setting.platform))
    .filter((word) => !hasDigit(word))
    .slice(0, MAX_WORDS);
  return [cite(words.join(' ').toLowerCase() || 'product', name)];
}

/** "Outer Space Reusable Sticker Activity Set": the words that the name ends on, which say what it is. */
function namePhrases(setting: Setting): Cited[] {
  const { name, language } = setting.reading;
  if (language !== 'en') return [];
  const lead = name.segments[leadOf(name)];
  if (lead === undefined) return [];
  const endings = endingsOf(headRun(lead, setting), setting);
  const audience = wordsOf(name.text).find((word) => /^(?:wo)?men['’]s$|^kids['’]?$/iu.test(word));
  const forWhom =
    audience === undefined || name.noun === undefined ? [] : [`${audience} ${name.noun}`];
  return [...endings, ...forWhom].map((text) => cite(text, lead));
}

/** Endings of the name that may be phrases, where nothing surer is found. */
function unsurePhrases(setting: Setting): Cited[] {
  const { name, language } = setting.reading;
  const lead = name.segments[leadOf(name)];
  if (lead === undefined || language !== 'en') return [];
  const { words, torn } = headRun(lead, setting);
  return [2, 3]
    .filter((length) => words.length >= length + (torn ? 1 : 0))
    .map((length) => cite(words.slice(-length).join(' '), lead));
}

/** Words in a row, and whether a segment of the name begins with them. */
interface Run {
  readonly words: readonly string[];
  readonly opens: boolean;
  /** Whether a number or "and" stands before them, without which they say something else. */
  readonly torn: boolean;
}

/** The stretch of a segment that says what the product is: plain words, the last of them a noun. */
function headRun({ text }: NameSegment, { reading }: Setting): Run {
  const { name } = reading;
  const runs = runsOf(text, reading);
  const noun = name.noun?.split(' ').at(-1);
  const known = runs.find(({ words }) => foldWord(words.at(-1) ?? '') === noun);
  const head = runsOf(withoutTail(text), reading).findLast(({ words }) => words.length > 1);
  return known ?? head ?? runs.findLast(({ words }) => words.length > 1) ?? NO_RUN;
}

const MAX_UNIT = 5;
const NO_RUN: Run = { words: [], opens: false, torn: false };
const MIN_NOUN = 3;

/** "Jake": a name by itself in the features' own sentences, which nothing is filed under. */
function isNamed(word: string, { name, names, request }: Reading): boolean {
  return (
    names.has(word) &&
    !word.endsWith('s') &&
    name.noun?.split(' ').at(-1) !== foldWord(word) &&
    !contentStems(request.category ?? '').includes(stemOf(word)) &&
    request.features.split(/\s/u).some((other, index, all) => {
      const alone = wordsOf(other)[0] === word;
      return (
        alone && !isCapitalized(all[index - 1] ?? '') && !/^\p{Ll}/u.test(all[index + 1] ?? '')
      );
    })
  );
}

function runsOf(text: string, reading: Reading): Run[] {
  const { name } = reading;
  const runs: { words: string[]; torn: boolean }[] = [{ words: [], torn: false }];
  for (const word of text.split(/(?=[,;:])| |(?<=\p{L}{2}\/)/u)) {
    const either = word.endsWith('/');
    const bare = either ? word.slice(0, -1) : word;
    if (isEmpty(bare)) continue;
    if (isPlain(bare)) runs.at(-1)?.words.push(bare);
    if (either || !isPlain(bare)) runs.push({ words: [], torn: /^(?:\d+|&|and)$/iu.test(bare) });
  }
  return runs.map(({ words, torn }, index) => {
    const end = words.findLastIndex(
      (word) => word.length >= MIN_NOUN && !isNamed(word, reading) && isThing(foldWord(word), name),
    );
    // "Coco Noir Eau De": a name that goes on in another language says nothing.
    const foreign = words.slice(end + 1).some((word) => word.length < MIN_NOUN);
    return { words: foreign ? [] : words.slice(0, end + 1), opens: index === 0, torn };
  });
}

/** "Complete", "New": words of a name that say nothing of what the product is. */
function isEmpty(word: string): boolean {
  return SUBJECTIVE_TERMS.has(foldWord(word)) || isOf(foldWord(word), 'empty words');
}

/** The last two or three words of a run, or all four, where they make a phrase of their own. */
function endingsOf({ words, opens, torn }: Run, setting: Setting): string[] {
  return [3, 2, 4].flatMap((length) => {
    const start = words.length - length;
    const [first = '', ...rest] = words.slice(start);
    const owned = /['’]s$/u.test(first) && !(length === 3 && isVague(rest));
    if (start < 0 || (torn && start === 0) || owned) return [];
    const text = [first, ...rest].join(' ');
    // "Travel Chess Set" of "Hobnail Travel Chess Set": all that follows the brand.
    const whole = opens && (start === 0 || (start === 1 && length === 3 && isVague(rest)));
    const isPhrase =
      length === 2 ? isPair(text, words[start - 1], setting) : isTriple(text, setting);
    return whole || (length < 4 && isPhrase) ? [text] : [];
  });
}

/** "sleeve shirt" of "short sleeve shirt": what a word before belongs to does not go without it. */
function isPair(text: string, before = '', setting: Setting): boolean {
  const { name, request } = setting.reading;
  const [first = '', last = ''] = text.split(' ');
  const said = ` ${wordsOf(request.features).join(' ')} `.includes(` ${text.toLowerCase()} `);
  const filed = !isVague([last]) || (isFiled(first, setting) && isFiled(last, setting));
  if ((said || text.toLowerCase() === name.noun) && filed) return true;
  if (isAdjective(before)) return false;
  // "Maker set", where the features say "snowbrick maker set" as well.
  const longer = `${before} ${text}`.toLowerCase();
  if (isVague([last]) && request.features.toLowerCase().includes(longer)) return false;
  return isTold(first, setting) || isNoun(last, setting);
}

function isTriple(text: string, setting: Setting): boolean {
  const [first = '', ...rest] = text.split(' ');
  const person = isOf(foldWord(first), 'one person') && isTrait(foldWord(rest[0] ?? ''));
  if (vocabulary('generic-nouns').has(foldWord(first)) || person) return false;
  const describes = isAdjective(first) || vocabulary('traits').has(foldWord(first));
  if (describes || isTold(first, setting)) return true;
  // "Snowbrick maker set": a set of what, its other words do not say.
  return isVague(rest) && !rest.every((word) => isFiled(word, setting));
}

function isNoun(word: string | undefined, { reading: { name } }: Setting): boolean {
  return word !== undefined && name.noun?.split(' ').at(-1) === foldWord(word);
}

/** "Game", "set": a last word that needs to be told of which kind it is. */
function isVague(words: readonly string[]): boolean {
  return vocabulary('generic-nouns').has(foldWord(words.at(-1) ?? ''));
}

/** A word that can be part of a search phrase: no number, mark or function word. */
function isPlain(word: string): boolean {
  return /^\p{L}[\p{L}'’-]*$/u.test(word) && !SMALL_WORDS.has(foldWord(word));
}

function isFiled(word: string, { reading: { request } }: Setting): boolean {
  return contentStems(request.category ?? '').includes(stemOf(foldWord(word)));
}

/** Whether the input uses a word as a common one: in the category, or small in the features. */
function isTold(word: string, setting: Setting): boolean {
  const { request } = setting.reading;
  const stem = stemOf(foldWord(word));
  return (
    isTrait(foldWord(word)) ||
    isOf(foldWord(word), 'one person') ||
    isFiled(word, setting) ||
    wordsOf(request.features).some(
      (other) => other === other.toLowerCase() && stemOf(other) === stem,
    )
  );
}

/** "Fernbrook mug": the brand with the noun, where the features themselves say them together. */
function brandPhrase({ reading: { name, request } }: Setting): Cited[] {
  const [brand = ''] = wordsOf(name.text);
  const phrase = `${brand} ${name.noun ?? ''}`;
  const said = request.features.toLowerCase().includes(phrase.toLowerCase());
  return said && name.noun !== undefined ? [cite(phrase, name)] : [];
}

/** "silicone watch": a color or material that a whole fact names in one word, and the noun. */
function factPhrases({ reading: { name, facts } }: Setting): Cited[] {
  const { noun } = name;
  if (noun === undefined) return [];
  return facts.flatMap((fact) => {
    const word = traitOf(fact);
    const said = word === undefined || contentStems(noun).includes(stemOf(word));
    return said ? [] : [cite(`${word} ${noun}`, fact, name)];
  });
}

function traitOf({ type, whole, text }: Fact): string | undefined {
  if ((type !== 'material' && type !== 'color') || !whole) return undefined;
  const [word, ...more] = wordsOf(text).filter((one) => isTrait(foldWord(one)));
  return more.length === 0 ? word : undefined;
}

function isTrait(word: string): boolean {
  return vocabulary('materials').has(word) || vocabulary('colors').has(word);
}

const GROUPS: Readonly<Record<string, string>> = { Men: "men's", Women: "women's" };

/** "men's jacket": the noun for the people whose level of the category the product stands under. */
function audiencePhrase({ reading: { name, request } }: Setting): Cited[] {
  const category = request.category ?? '';
  const group = category
    .split('>')
    .map((level) => level.trim())
    .find((level) => level in GROUPS);
  if (group === undefined || name.noun === undefined) return [];
  const start = category.indexOf(group);
  const quote: Quote = {
    text: group,
    span: { field: 'category', start, end: start + group.length },
  };
  return [cite(`${GROUPS[group] ?? ''} ${name.noun}`, name, quote)];
}

/** What the product is filed under, and whom it is for. */
function categoryPhrases({ reading: { name, request } }: Setting): Cited[] {
  const category = request.category ?? '';
  const levels = category.split('>').map((level) => level.trim());
  const nearest = levels
    .filter((level) => level !== '')
    .slice(-NEAREST)
    .reverse();
  return nearest.flatMap((text): Cited[] => {
    const start = category.lastIndexOf(text);
    const quote: Quote = { text, span: { field: 'category', start, end: start + text.length } };
    const words = wordsOf(text.replaceAll('-', ' '));
    const [audience, ...more] = words;
    if (words.every((word) => vocabulary('audiences').has(word.toLowerCase()))) {
      const told = name.text.toLowerCase().includes(text.toLowerCase());
      const people = /^(?:(?:wo)?men|boys|girls|kids)$/iu.test(audience ?? '') && more.length === 0;
      return people && name.noun !== undefined && !told
        ? [cite(`${name.noun} for ${text}`, name, quote)]
        : [];
    }
    // A level that files several things says too little.
    const several = /[&,/|]/u.test(text);
    const kind = words.length > 1 || levels.length === 1 || text.endsWith('s');
    return several || !kind ? [] : [cite(words.join(' '), quote)];
  });
}

/** Segments of the name as they are: the first, and later ones that name a thing. */
function segmentPhrases({ reading: { name, language } }: Setting): Cited[] {
  const lead = leadOf(name);
  return name.segments.slice(lead).flatMap((segment, index): Cited[] => {
    const words = (index === 0 ? segment.text : withoutTail(segment.text)).split(' ');
    // "Mochila Sierra 25 L": a measure at the end is nothing to search by.
    const measure = words.findIndex(
      (word, at) => opensWithDigit(word) && (words[at + 1]?.length ?? 0) <= MAX_UNIT,
    );
    const plain = measure > 0 && measure >= words.length - 2 ? words.slice(0, measure) : words;
    if (index === 0) return [cite(plain.join(' '), segment)];
    const names =
      language === 'en' &&
      words.length > 1 &&
      words.every((word) => /^(?:and|&)$/iu.test(word) || (isPlain(word) && !isVerb(word))) &&
      isThing(foldWord(words.at(-1) ?? ''), name);
    return names && !segment.telling && !segment.joint.includes(',')
      ? [cite(words.join(' '), segment)]
      : [];
  });
}

function isVerb(word: string): boolean {
  const verbs = vocabulary('verbs');
  return verbs.has(foldWord(word)) || verbs.has(foldWord(word).replace(/s$/u, ''));
}

type Phrase = Cited[number];

/** Each phrase once, and none that no one would type. */
function distinctPhrases(candidates: readonly Phrase[], { platform }: Setting): Phrase[] {
  const seen = new Set<string>();
  return candidates.filter(({ text }) => {
    const words = wordsOf(text).map(foldWord);
    const key = contentStems(text).join(' ');
    const [only = ''] = words;
    const idle =
      key === '' ||
      seen.has(key) ||
      words.length > MAX_WORDS ||
      (words.length === 1 && vocabulary('generic-nouns').has(only)) ||
      new Set(words.map(stemOf)).size < words.length ||
      words.some((word) => SUBJECTIVE_TERMS.has(word) || /^\d[\d.,/x]*\p{Ll}{0,4}$/u.test(word)) ||
      isRefused(text, platform);
    if (!idle) seen.add(key);
    return !idle;
  });
}

/** As a shopper types: the name as it is given, all else small but for short forms. */
function searchForm(text: string, { reading: { name, request, language } }: Setting): string {
  const words = wordsOf(text);
  const brand = new Set(wordsOf(request.brand_name ?? ''));
  const given = language !== 'en' || words.some((word) => brand.has(word));
  if (given || name.text.startsWith(text)) return calmName(words.join(' '));
  const kept = (word: string) => vocabulary('acronyms').has(word) || /\p{Ll}\p{Lu}/u.test(word);
  return words.map((word) => (kept(word) ? word : word.toLowerCase())).join(' ');
}
