import { isForbidden, FORBIDDEN_CLAIMS } from '../platforms/forbidden-wording.ts';
import type { Setting } from '../planning/types.ts';
import type { Quote, Reading } from '../reading/index.ts';
import { leadOf } from '../reading/name.ts';
import { contentStems, foldWord, hasDigit, stemOf, wordsOf } from '../text/words.ts';
import { isOf } from '../vocabulary/index.ts';
import { cite, textOf, type Cited } from './cited.ts';
import { toNameCase, isAllCaps } from './capitals.ts';
import { evidenceOf } from './phrases/evidence.ts';
import { categoryPhrases, categoryPlural, sharedPhrases } from './phrases/category-phrases.ts';
import { nonEnglishPhrases } from './phrases/non-english-phrases.ts';
import { isBound, MAX_WORDS, runsOf, isInformative } from './phrases/name-runs.ts';
import { openerOf } from './phrases/opener.ts';
import { productHeads, type ProductHead } from './phrases/product-head.ts';
import { searchForm } from './phrases/search-form.ts';
import { isSound } from './phrases/standalone-phrase.ts';
import { stretchesOf } from './phrases/stretches.ts';
import { materialOf, peopleOf } from './phrases/stated-traits.ts';
import {
  isBinding,
  isDescribing,
  isInDictionary,
  isShortForm,
  isSmallWord,
  isTrait,
  isVague,
} from './phrases/words.ts';

const MAX_PHRASES = 8;
/** Up to so many phrases, one that another contains is no clutter. */
const MAX_UNNESTED = 3;

/** Phrases a shopper would type, the most telling first: each of one to four words. */
export function searchPhrases(setting: Setting, limit: number): Cited[] {
  const known = phrasesOfSetting.get(setting);
  const phrases = known ?? findPhrases(setting);
  if (known === undefined) phrasesOfSetting.set(setting, phrases);
  return phrases.slice(0, limit);
}

const phrasesOfSetting = new WeakMap<Setting, readonly Cited[]>();

/**
 * All phrases of two words and more. A single word ("hat", "charger") finds too much beside them, but in
 * German, which writes its compounds as one word.
 */
function findPhrases(setting: Setting): Cited[] {
  const { reading } = setting;
  const all = distinct(
    reading.language === 'en' ? englishPhrases(reading) : nonEnglishPhrases(reading),
    setting,
  );
  const found = all.filter(isPhrase);
  const phrases = found.length > MAX_UNNESTED ? withoutNested(found) : found;
  const single = all.find((phrase) => !isPhrase(phrase));
  const isEnough = phrases.length === 0 || reading.language === 'de';
  const best = single !== undefined && isEnough ? [...phrases, single] : phrases;
  // "Plush" of a level of stuffed animals and plush toys
  const shared = phrases.length === 0 ? distinct(levelPhrases(reading), setting) : [];
  if (shared.length > 0) return shared;
  if (best.length > 0) return best.slice(0, MAX_PHRASES);
  const name = nameOf(reading);
  const isRefused = isForbidden(textOf(name), setting.platform) || textOf(name) === '';
  return [isRefused ? cite('product', reading.name) : name];
}

/** What the category's last level names first, where the name says no other product. */
function levelPhrases(reading: Reading): Cited[] {
  if (reading.language !== 'en') return [];
  const [main] = productHeads(reading);
  const level = (reading.request.category ?? '').split('>').at(-1) ?? '';
  const isFiled = contentStems(level).includes(stemOf(main?.words[main.at] ?? ''));
  return main === undefined || main.confidence === 0 || isFiled
    ? sharedPhrases(reading).slice(0, 1)
    : [];
}

/** Of phrases that one of them contains, only the fullest and the shortest: no "wooden swing set" between them. */
function withoutNested(phrases: readonly Cited[]): Cited[] {
  const texts = phrases.map((phrase) => ` ${textOf(phrase)}`);
  const isEnd = (one: string, of: string) => one !== of && of.endsWith(one);
  return phrases.filter((_phrase, at) => {
    const text = texts[at] ?? '';
    return !(
      texts.some((longer) => isEnd(text, longer)) && texts.some((shorter) => isEnd(shorter, text))
    );
  });
}

function isPhrase(phrase: Cited): boolean {
  return textOf(phrase).includes(' ');
}

/** The most that stands together in the name, if nothing says what the product is. */
function nameOf(reading: Reading): Cited {
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

function englishPhrases(reading: Reading): Cited[] {
  const [main, ...others] = productHeads(reading);
  const filed = categoryPhrases(reading, main?.words[main.at], main?.confidence !== 0);
  const nouns = [main?.words[main.at] ?? '', ...filed.map((phrase) => lastWord(textOf(phrase)))];
  const stems = new Set(nouns.filter((noun) => noun !== '').map(stemOf));
  const told = evidenceOf(reading)
    .told.filter(({ words, opens }) =>
      stems.size === 0 ? !opens : stems.has(stemOf(words.at(-1) ?? '')),
    )
    .map((phrase) => cite(phrase.words.join(' '), phrase));
  const people = peopleOf(reading);
  const forPeople = (phrase: Cited) => people.map((group) => prefixed(group, phrase));
  const isTerm = main !== undefined && main.from < main.at;
  const model = modelName(reading);
  // "Electronic keyboard" of a "Piano Keyboard LED Display", whatever the category files it under.
  const named = new Set(contentStems(reading.name.text));
  const called = evidenceOf(reading)
    .told.filter(({ words, opens }) => opens && named.has(stemOf(words.at(-1) ?? '')))
    .map((phrase) => cite(phrase.words.join(' '), phrase));
  if ((main?.confidence ?? 0) === 0 && !isTerm && called.length > 0)
    return [...model, ...called, ...wholeName(reading)];
  if (main === undefined || (main.confidence === 0 && filed.length > 0 && !isTerm))
    return [
      ...model,
      ...filed.flatMap(forPeople),
      ...(model.length > 0 ? [] : filed.flatMap((phrase) => opened(phrase, reading))),
      ...filed,
      ...told.filter(isPhrase),
      ...(model.length > 0 ? [] : wholeName(reading)),
      ...told,
    ];
  const noun = main.words.slice(main.from, main.at + 1);
  const core = cite(noun.join(' '), main.segment);
  const worn = categoryPlural(main.words[main.at] ?? '', reading) ?? core;
  const isLoose = isTerm || !isBound(main.words[main.at - 1] ?? '');
  const traits = isLoose ? traitsOf(main, reading).map((trait) => prefixed(trait, core)) : [];
  const runs = runPhrases(main, reading, true);
  return [
    ...(isTerm ? [] : saidName(main, reading)),
    ...makerLast(runs, reading),
    ...(isOpened(runs, reading) || !isOfOpener(main) ? [] : opened(core, reading)),
    ...(isInformative(noun, new Set())
      ? [...forPeople(main.from < main.at ? core : worn), ...traits]
      : []),
    ...filed,
    ...others.flatMap((head) => runPhrases(head, reading, false)).filter(isPhrase),
    // A "box car" is looked for by no "car".
    ...told.filter((phrase) => !isTerm || isPhrase(phrase)),
  ];
}

/** "Barbie", with the words that say so, before a phrase that has none of them. */
function opened(phrase: Cited, reading: Reading): Cited[] {
  const opener = openerOf(reading);
  if (opener === undefined || opener.words.length > MAX_OPENER) return [];
  return [prefixed({ ...opener.segment, text: opener.words.join(' ') }, phrase)];
}

const MAX_OPENER = 3;

/** Whether a noun is sure and in the part of the name that the opener begins, or after a dash or colon. */
function isOfOpener({ confidence, segment: { separator } }: ProductHead): boolean {
  return confidence > 0 && separator.trim() !== ',';
}

function isOpened(phrases: readonly Cited[], reading: Reading): boolean {
  const opener = openerOf(reading)?.words.join(' ') ?? '';
  return opener !== '' && phrases.some((phrase) => textOf(phrase).startsWith(opener));
}

function runPhrases(head: ProductHead, reading: Reading, isMain: boolean): Cited[] {
  return runsOf(head, reading, isMain).map((run) => cite(run.join(' '), head.segment));
}

/** "Women's", with the words that say so, before a phrase. */
function prefixed({ text, span }: Quote, [phrase]: Cited): Cited {
  if (phrase === undefined) return [];
  return [{ text: `${text} ${phrase.text}`, sources: [span, ...phrase.sources] }];
}

/** Colors, materials and traits that the name has after its noun, or that the features give the whole. */
function traitsOf({ segment, words, at }: ProductHead, reading: Reading): Quote[] {
  const rest = words.slice(at + 1);
  const isKind = (word: string) => isTrait(word) || isOf(foldWord(word), 'describing words');
  // Not "front" of "front and rear"
  const end = rest.findIndex(
    (word, index) => !isKind(word) || isSmallWord(rest[index + 1] ?? 'x y'),
  );
  const later = stretchesOf(segment)
    .filter((stretch) => stretch.every(isKind))
    .flat();
  const after = [...(end === -1 ? rest : rest.slice(0, end)), ...later];
  const colors = reading.name.segments.filter(
    ({ text }) => text !== segment.text && isOf(foldWord(text), 'plain colors'),
  );
  return [...after.map((text) => ({ ...segment, text })), ...colors, ...materialOf(reading)];
}

/** A device's or a shoe's name up to its color or a measure: "Nike Air Jordan 1". */
function modelName(reading: Reading): Cited[] {
  const { request, name } = reading;
  const [head] = productHeads(reading);
  if (head !== undefined && (head.confidence > 0 || !hasDigit(name.text))) return [];
  const brand = wordsOf(request.brand_name ?? '');
  const words = name.text.split(/\s+/u);
  if (
    brand.length === 0 ||
    !brand.every((word, at) => foldWord(words[at] ?? '') === foldWord(word))
  )
    return [];
  const end = words.findIndex(
    (word, at) =>
      isOf(foldWord(word), 'plain colors') ||
      isSmallWord(word) ||
      isOf(foldWord(words[at + 1] ?? ''), 'counted amounts'),
  );
  const said = end === -1 ? words : words.slice(0, end);
  // "Cosmic Grey"
  const shade = said.at(-1) ?? '';
  if (end !== -1 && (isOf(foldWord(shade), 'shades') || isDescribing(shade))) said.pop();
  const kept = said.length > MAX_WORDS ? said.slice(brand.length) : said;
  return kept.length > MAX_WORDS || said.length <= brand.length ? [] : [cite(kept.join(' '), name)];
}

/** A short name as a whole, where nothing in it says what the product is. */
function wholeName(reading: Reading): Cited[] {
  const { name } = reading;
  const segment = name.segments[leadOf(name)];
  if (segment === undefined) return [];
  const words = segment.text.split(/\s+/u);
  // Of several parts, a short first one is the maker's name, unless its words are in use.
  const { common } = evidenceOf(reading);
  const isMaker = name.segments.length > 1 && segment === name.segments[0] && words.length < 3;
  if (isMaker && !words.some((word) => common.has(stemOf(word)))) return [];
  // "Beistle 50354 Party Supplies"
  const isNumbered = words.some((word) => /^\d{4,}$/u.test(word));
  return words.length > MAX_WORDS || isNumbered || (words.length === 1 && isVague(words[0] ?? ''))
    ? []
    : [cite(words.join(' '), segment)];
}

/** Phrases with those last that begin with a word that no one but a maker uses: "Quillmere fountain pen". */
function makerLast(phrases: readonly Cited[], { name }: Reading): Cited[] {
  const [maker = ''] = name.text.split(' ', 1);
  const isNamed = (phrase: Cited) =>
    !isInDictionary(maker) && !isShortForm(maker) && textOf(phrase).startsWith(maker);
  const isFree = (phrase: Cited) => isPhrase(phrase) && !isNamed(phrase);
  return phrases.toSorted((a, b) => Number(isFree(b)) - Number(isFree(a)));
}

/** "Magnesium glycinate" of "Magnesium Glycinate, 120 Capsules": a first part whose words are in use. */
function saidName({ segment }: ProductHead, reading: Reading): Cited[] {
  const [first] = reading.name.segments;
  if (first === undefined || segment === first) return [];
  const words = first.text.split(' ');
  const { common } = evidenceOf(reading);
  const isPlain = words.every((word) => /^[\p{L}'’-]+$/u.test(word) && !isSmallWord(word));
  const isSaid = words.some((word) => common.has(stemOf(word)));
  return isPlain && isSaid && words.length < MAX_WORDS ? [cite(first.text, first)] : [];
}

function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1);
}

/** The form that a shopper types; a name that opens the phrase is as in the input. */
function formOf(text: string, reading: Reading): string {
  const found = openerOf(reading);
  const opener = `${found?.words.join(' ') ?? ''} `;
  if (found?.sure !== true || !text.startsWith(opener)) return searchForm(text, reading);
  return (
    (isAllCaps(reading.name.text) ? toNameCase(opener) : opener) +
    searchForm(text.slice(opener.length), reading)
  );
}

/** Each phrase once, in the form that a shopper types, and none that a platform refuses. */
function distinct(candidates: readonly Cited[], { reading, platform }: Setting): Cited[] {
  const seen = new Set<string>();
  const isUnsaid = reading.language === 'en' && productHeads(reading).length === 0;
  const model = textOf(modelName(reading)[0] ?? []);
  return candidates.flatMap(([piece]) => {
    if (piece === undefined) return [];
    // A name that stands whole is as the input has it.
    const isName = piece.text === reading.name.segments[leadOf(reading.name)]?.text;
    const isProper = isName && isUnsaid && !wordsOf(piece.text).every(isInDictionary);
    const isModel = piece.text === model;
    const text = isProper || isModel ? toNameCase(piece.text) : formOf(piece.text, reading);
    const stems = contentStems(text);
    const key = stems.join(' ');
    if (
      key === '' ||
      seen.has(key) ||
      text.split(' ').length > MAX_WORDS ||
      new Set(stems).size < stems.length ||
      (reading.language === 'en' &&
        !isModel &&
        !(isName && isUnsaid) &&
        !isSound(text.split(' '))) ||
      isForbidden(text, platform) ||
      FORBIDDEN_CLAIMS.test(text)
    )
      return [];
    seen.add(key);
    return [[{ ...piece, text }]];
  });
}
