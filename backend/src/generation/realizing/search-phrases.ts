import type { Setting } from '../planning/types.ts';
import { isForbidden, FORBIDDEN_CLAIMS, withoutForbidden } from '../platforms/forbidden-wording.ts';
import type { Quote, Reading } from '../reading/index.ts';
import { withExclamationMarks } from '../reading/exclamatory-names.ts';
import { contentStems, hasDigit, isCapitalized, stemOf, wordsOf } from '../text/words.ts';
import { isInClass } from '../vocabulary/index.ts';
import { isMostlyCaps, toNameCase } from './capitals.ts';
import { cite, textOf, type Cited } from './cited.ts';
import { attestedPhrases, prependToFirstFit, categoryNoun } from './phrases/attested-phrases.ts';
import { brandsOf, franchisesOf } from './phrases/brands.ts';
import { isAddOn } from './phrases/name-codes.ts';
import { namePhrase } from './phrases/name-phrase.ts';
import { isMerchantCategory, lacksProductNoun } from './phrases/merchant-categories.ts';
import { nonEnglishPhrases } from './phrases/non-english-phrases.ts';
import { nounOf, headNouns } from './phrases/head-nouns.ts';
import { searchForm } from './phrases/search-form.ts';
import { isCompletePhrase, isFragmentOfName } from './phrases/standalone-phrase.ts';
import { colorOf, varietiesOf } from './phrases/stated-facts.ts';
import { materialOf, audienceOf } from './phrases/stated-attributes.ts';
import { contradictsInput } from './phrases/contradicted-phrases.ts';
import { wholeNamePhrase } from './phrases/whole-names.ts';
import {
  isDescribing,
  isInDictionary,
  isProduct,
  isProperName,
  isAbbreviation,
  isThing,
  isGenericNoun,
  singularOf,
} from './phrases/words.ts';
import { writtenWork } from './phrases/written-works.ts';

/** Maximum words of a phrase that anyone types. */
const MAX_WORDS = 4;
const MAX_PHRASES = 5;
/** Maximum words of a name that is no title. */
const MAX_PLAIN = 4;
/** Words of a name that a brand goes before. */
const MAX_SHORT = 3;

const phrasesOfSetting = new WeakMap<Setting, readonly Cited[]>();

/** Phrases of one to four words that a shopper would type, the most specific first. */
export function searchPhrases(setting: Setting, limit: number): Cited[] {
  const known = phrasesOfSetting.get(setting);
  const phrases = known ?? findPhrases(setting);
  if (known === undefined) phrasesOfSetting.set(setting, phrases);
  return phrases.slice(0, limit);
}

/**
 * All phrases of two words and more. A single word ("hat", "charger") finds too much beside them, but in
 * German, which writes its compounds as one word.
 */
function findPhrases(setting: Setting): Cited[] {
  const { reading, platform } = setting;
  const isEnglish = reading.language === 'en';
  const all = isEnglish ? englishPhrases(reading) : nonEnglishPhrases(reading);
  const found = distinct(all, setting);
  const several = found.filter((phrase) => textOf(phrase).includes(' '));
  // "Funko Pop" says less than "Brin Tolmar Funko Pop".
  const ofLine = several.filter((phrase) =>
    isInClass(textOf(phrase).toLowerCase(), 'product lines'),
  );
  const phrases =
    ofLine.length < several.length ? several.filter((one) => !ofLine.includes(one)) : several;
  const single = found.find((phrase) => !phrases.includes(phrase));
  const needsSingle = phrases.length === 0 || reading.language === 'de';
  const best = single !== undefined && needsSingle ? [...phrases, single] : phrases;
  const name = wholeNamePhrase(reading);
  const isFuller =
    textOf(name) === reading.name.text || wordsOf(textOf(name)).includes(textOf(single ?? []));
  const isBetter = phrases.length === 0 && isEnglish && isFuller && textOf(name).includes(' ');
  if (best.length > 0 && !isBetter) return best.slice(0, MAX_PHRASES);
  const isAllowed = withoutForbidden(textOf(name), platform) === textOf(name);
  if (isAllowed && textOf(name) !== '') return [name];
  const rest = wholeNamePhrase(reading, withoutForbidden(reading.name.text, platform));
  const said = withoutForbidden(textOf(rest), platform);
  return said === textOf(rest) && said !== '' ? [rest] : [cite(said || 'product', reading.name)];
}

/**
 * The whole name, what the input calls the product elsewhere, and that behind what it states of the whole product: the
 * world of characters, whom it is for, its brand, material and color.
 */
function englishPhrases(reading: Reading): Cited[] {
  const work = writtenWork(reading);
  if (work.length > 0) return work;
  const phrase = namePhrase(reading);
  const name = phrase === undefined ? [] : [phrase];
  if (phrase !== undefined && (isService(reading) || isAddOn(reading.name))) return name;
  const called = attestedPhrases(reading);
  const shelf = categoryNoun(reading);
  const [noun = ''] = shelf.map(textOf);
  const [makers, worlds] = [brandsOf(reading), franchisesOf(reading)];
  const names = [...makers, ...worlds].map(({ text }) => text.toLowerCase());
  // "Tolmar roller skates" goes behind no other name.
  const plain = called.filter(
    (one) => !names.some((text) => textOf(one).toLowerCase().includes(text)),
  );
  // "Laptop", "White Plimsolls"
  const short = name.filter(
    (one) => endsOnNoun(textOf(one), reading) && textOf(one).split(' ').length <= MAX_SHORT,
  );
  const isBare = (one: Cited) => {
    const words = textOf(one).split(' ');
    return words.length < MAX_SHORT && words.every(isInDictionary);
  };
  const bare = short.filter(isBare);
  // "KL 600": without its maker, a model says nothing
  const isModel = (one: Cited) =>
    textOf(one).split(' ').length <= MAX_SHORT &&
    hasDigit(textOf(one)) &&
    !endsOnNoun(textOf(one), reading);
  // "Wall Clock", but not "Plain Apron"
  const nouns = bare.filter((one) => !textOf(one).split(' ').some(isDescribing));
  const withAny = (stated: readonly Quote[], phrases = [...plain, ...nouns, ...shelf]) =>
    stated.flatMap((one) => prependToFirstFit(one, phrases));
  return [
    ...name,
    ...(called.length > 0 ? [] : withAny(titleOf(reading), shelf)),
    ...withAny(worlds),
    ...called.slice(0, 1),
    ...withAny(audienceOf(reading, noun), [...plain, ...bare, ...shelf]),
    ...withAny(varietiesOf(reading)),
    ...withAny(makers, [...plain, ...short, ...name.filter(isModel), ...shelf]),
    ...called.slice(1),
    ...withAny([...materialOf(reading), ...colorOf(reading)]),
    ...shelf,
  ];
}

/** "Harbor" of a mattress, "Old Harbor" of a print: a name that says something only with its noun. */
function titleOf(reading: Reading): Quote[] {
  const [title = ''] = (namePhrase(reading) ?? []).map(({ text }) => text);
  const [noun = ''] = categoryNoun(reading).map(textOf);
  const isTitled = isInClass(singularOf(noun), 'goods with titles') && !isThing(title);
  const isOne = reading.name.text === title && !title.includes(' ') && !isThing(title);
  // "Night Ferry" of a handbag
  const words = title.split(' ');
  const isNothing =
    isMerchantCategory(reading) &&
    lacksProductNoun(reading) &&
    reading.name.text === title &&
    words.length <= MAX_SHORT &&
    brandsOf(reading).length === 0 &&
    !words.some((word) => hasDigit(word) || /^\p{L}$/u.test(word)) &&
    !isGenericNoun(words.at(-1) ?? '');
  return title !== '' && (isOne || isTitled || isNothing) ? [{ ...reading.name, text: title }] : [];
}

/** "Brow Waxing": what is done, for which a shop may have a shelf of things. */
function isService({ name }: Reading): boolean {
  const words = name.text.split(' ');
  const last = (words.at(-1) ?? '').toLowerCase();
  return (
    words.length > 1 &&
    words.every(isInDictionary) &&
    last.endsWith('ing') &&
    !isProduct(last) &&
    !isThing(last)
  );
}

/**
 * Phrases without duplicates, in the form that shoppers type, and without those that a platform
 * forbids.
 */
function distinct(candidates: readonly Cited[], { reading, platform }: Setting): Cited[] {
  const seen = new Set<string>();
  const named = reading.language === 'en' ? namePhrase(reading) : undefined;
  const works = new Set(writtenWork(reading).map(textOf));
  const name = named === undefined ? '' : textOf(named);
  // "Larkvane Element Jacket": the name keeps its form behind a brand.
  const formOf = (text: string) => {
    if (name !== '' && text.endsWith(` ${name}`))
      return `${searchForm(text.slice(0, -name.length), reading)} ${nameForm(name, reading, false)}`;
    // "Paris by Tolmar wig", but "night ferry poster"
    const isProper = /\p{Lu}/u.test(searchForm(name, reading));
    return name !== '' && isProper && text.startsWith(`${name} `)
      ? `${nameForm(name, reading, false)} ${searchForm(text.slice(name.length), reading)}`
      : searchForm(text, reading);
  };
  return candidates.flatMap((candidate) => {
    const isWork = works.has(textOf(candidate));
    const isName = isWork || candidate === named;
    const phrase = candidate.map((piece) => ({
      ...piece,
      text: isName ? nameForm(piece.text, reading, isWork) : formOf(piece.text),
    }));
    const text = textOf(phrase);
    const words = text.split(' ');
    const isBranded = name !== '' && textOf(candidate).endsWith(` ${name}`);
    const stems = contentStems(text).map(stemOf);
    const key = stems.toSorted().join(' ');
    if (
      key === '' ||
      seen.has(key) ||
      (!isName && words.filter((word) => word !== '&').length > MAX_WORDS) ||
      (!isName && new Set(stems).size < stems.length) ||
      (reading.language === 'en' && !isName && !isBranded && !isFit(words, reading)) ||
      isForbidden(text, platform) ||
      FORBIDDEN_CLAIMS.test(text)
    )
      return [];
    seen.add(key);
    return [
      phrase.map((piece) => ({
        ...piece,
        text: withExclamationMarks(piece.text, reading.request),
      })),
    ];
  });
}

/** Whether an English phrase says by itself, and truly, what the product is. */
function isFit(words: readonly string[], reading: Reading): boolean {
  return (
    isCompletePhrase(words) &&
    !isFragmentOfName(words, reading) &&
    !contradictsInput(words, reading)
  );
}

/** A name as it is written, or in lower case if all of its words are plain ones: "bamboo spatula". */
function nameForm(text: string, reading: Reading, isTitle: boolean): string {
  const name = toNameCase(text.replace(/["“”«»]/gu, ''));
  const plain = searchForm(name, reading);
  const isProper = plain
    .split(' ')
    .some(
      (word, at) =>
        !isAbbreviation(word) &&
        (/^\p{Lu}.*\p{L}|\p{Ll}\p{Lu}|\d/u.test(word) || (at === 0 && /^\p{Lu}$/u.test(word))),
    );
  const isShouted =
    isMostlyCaps(reading.name.text) && wordsOf(name).some((word) => !isInDictionary(word));
  // A longer one is a title, as is one of places or persons: "Essex Skirt", "Otter The Baker".
  const isWhole =
    !endsOnNoun(name, reading) ||
    wordsOf(name).length > MAX_PLAIN ||
    / (?:of|the) /iu.test(name) ||
    wordsOf(name).some((word) => isCapitalized(word) && isProperName(word));
  return isTitle || isWhole || isProper || isShouted || isCalled(name, reading) ? name : plain;
}

/** Whether a sentence has a name with its capitals: "the Juniper Tee is". */
function isCalled(name: string, { units }: Reading): boolean {
  const words = wordsOf(name);
  const isSaid = units.some(
    ({ text }) => text.includes(name) && wordsOf(text).length > words.length + 2,
  );
  return words.length > 1 && isSaid && words.every(isCapitalized);
}

/** Whether a name ends in a word for a product, or in the one that the input calls it. */
function endsOnNoun(name: string, reading: Reading): boolean {
  const last = wordsOf(name).at(-1) ?? '';
  const [head] = headNouns(reading);
  return isProduct(last) || (head !== undefined && nounOf(head) === last);
}
