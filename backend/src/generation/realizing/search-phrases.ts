import type { Setting } from '../planning/types.ts';
import { isForbidden, FORBIDDEN_CLAIMS, withoutForbidden } from '../platforms/forbidden-wording.ts';
import type { Quote, Reading } from '../reading/index.ts';
import { isPlural, productSegmentOf } from '../reading/name.ts';
import { withExclamationMarks } from '../reading/exclamatory-names.ts';
import {
  capitalizeFirst,
  contentStems,
  hasDigit,
  isCapitalized,
  stemOf,
  wordsOf,
} from '../text/words.ts';
import { isInClass } from '../vocabulary/index.ts';
import { isMostlyCaps, toNameCase } from './capitals.ts';
import { cite, textOf, type Cited } from './cited.ts';
import { attestedPhrases, prependToFirstFit } from './phrases/attested-phrases.ts';
import { categoryNoun } from './phrases/category-phrases.ts';
import { brandsOf, franchisesOf } from './phrases/brands.ts';
import { designNamePhrases } from './phrases/design-names.ts';
import { isAddOn } from './phrases/name-codes.ts';
import { namePhrase } from './phrases/name-phrase.ts';
import { isMerchantCategory, lacksProductNoun } from './phrases/merchant-categories.ts';
import { nonEnglishPhrases } from './phrases/non-english-phrases.ts';
import { nounOf, headNouns } from './phrases/head-nouns.ts';
import { beforeAccessory, MIN_LONG_NAME, shortPhrases } from './phrases/short-phrases.ts';
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

/** Maximum words of a phrase that shoppers type. */
const MAX_WORDS = 4;
const MAX_PHRASES = 5;
/** Maximum words of a name that isn't a title. */
const MAX_PLAIN = 4;
/** Words of a name above which a shorter phrase with a name takes its place, and above which any phrase does. */
const MAX_TYPED_NAME = 7;
const MAX_LONG_NAME = 10;
/** Maximum words of a name that a brand is put before. */
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
 * All phrases of two or more words. A single word ("hat", "charger") is too broad, except in German, whose compounds
 * are one word.
 */
function findPhrases(setting: Setting): Cited[] {
  const { reading, platform } = setting;
  const isEnglish = reading.language === 'en';
  const all = isEnglish ? englishPhrases(reading) : nonEnglishPhrases(reading);
  const distinct = distinctPhrases(all, setting);
  const found = isEnglish && distinct.length <= 1 ? withShortForms(distinct, setting) : distinct;
  const several = withoutLongName(found.filter((phrase) => textOf(phrase).includes(' ')));
  // A product line alone says less than its brand with it: "Funko Pop", "Brin Tolmar Funko Pop".
  const ofLine = several.filter((phrase) =>
    isInClass(textOf(phrase).toLowerCase(), 'product lines'),
  );
  const phrases =
    ofLine.length < several.length ? several.filter((phrase) => !ofLine.includes(phrase)) : several;
  const single = found.find((phrase) => !phrases.includes(phrase));
  const needsSingle = phrases.length === 0 || reading.language === 'de';
  const best = single !== undefined && needsSingle ? [...phrases, single] : phrases;
  const name = wholeNamePhrase(reading);
  const isFuller =
    textOf(name) === reading.name.text || wordsOf(textOf(name)).includes(textOf(single ?? []));
  const isBetter = phrases.length === 0 && isEnglish && isFuller && textOf(name).includes(' ');
  if (best.length > 0 && !isBetter) return best.slice(0, MAX_PHRASES);
  const main = reading.name.segments[productSegmentOf(reading.name)]?.text ?? '';
  const isAllowed = [textOf(name), main].every((text) => !isForbidden(text, platform));
  if (isAllowed && textOf(name) !== '') return [name];
  const rest = wholeNamePhrase(reading, withoutForbidden(reading.name.text, platform));
  const allowedText = withoutForbidden(textOf(rest), platform);
  return allowedText === textOf(rest) && allowedText !== ''
    ? [rest]
    : [cite(allowedText || 'product', reading.name)];
}

/** What people type of a name that is the only phrase: shorter forms of a long one, and a design's name with its noun. */
function withShortForms(names: readonly Cited[], setting: Setting): readonly Cited[] {
  const main = beforeAccessory(setting.reading).map((phrase) =>
    phrase.map((piece) => ({ ...piece, text: nameForm(piece.text, setting.reading, false) })),
  );
  const [plain] = distinctPhrases(main, setting, main);
  if (plain !== undefined) return [plain];
  const [length = 0] = names.map((name) => wordsOf(textOf(name)).length);
  const isLong = length >= MIN_LONG_NAME;
  const candidates = isLong ? shortPhrases(setting.reading) : designNamePhrases(setting.reading);
  const short = distinctPhrases(candidates, setting, candidates);
  // Nobody who looks for an invitation types only "Melisande".
  if (!isLong && short.length === candidates.length) return [...short, ...names];
  if (length <= MAX_TYPED_NAME) return [...names, ...short];
  return [...short, ...(length <= MAX_LONG_NAME || short.length === 0 ? names : [])];
}

/** The phrases without a name that is too long to type, if shorter ones identify the product; those with a name first. */
function withoutLongName(phrases: readonly Cited[]): readonly Cited[] {
  const [longest = 0] = phrases.map((phrase) => wordsOf(textOf(phrase)).length);
  const others = phrases.slice(1);
  const named = others.filter((phrase) => /\p{Lu}/u.test(textOf(phrase)));
  const isReplaced = longest > (named.length > 0 ? MAX_TYPED_NAME : MAX_LONG_NAME);
  if (!isReplaced || others.length === 0) return phrases;
  return [...named, ...others.filter((phrase) => !named.includes(phrase))];
}

/**
 * The full name, the phrases that the input uses for the product elsewhere, and those phrases with the
 * product's franchise, audience, brand, material and color.
 */
function englishPhrases(reading: Reading): Cited[] {
  const work = writtenWork(reading);
  if (work.length > 0) return work;
  const phrase = namePhrase(reading);
  const name = phrase === undefined ? [] : [phrase];
  if (phrase !== undefined && (isService(reading) || isAddOn(reading.name))) return name;
  const attested = attestedPhrases(reading);
  const categoryNouns = categoryNoun(reading);
  const [noun = ''] = categoryNouns.map(textOf);
  const [brands, franchises] = [brandsOf(reading), franchisesOf(reading)];
  const names = [...brands, ...franchises].map(({ text }) => text.toLowerCase());
  // Phrases with a brand get no further qualifier: "Tolmar roller skates".
  const plain = attested.filter(
    (candidate) => !names.some((text) => textOf(candidate).toLowerCase().includes(text)),
  );
  // Short names that end in the noun: "Laptop", "White Plimsolls".
  const short = name.filter(
    (candidate) =>
      endsInProductNoun(textOf(candidate), reading) &&
      textOf(candidate).split(' ').length <= MAX_SHORT,
  );
  const isBare = (candidate: Cited) => {
    const words = textOf(candidate).split(' ');
    return words.length < MAX_SHORT && words.every(isInDictionary);
  };
  const bare = short.filter(isBare);
  // A model needs its brand: "KL 600".
  const isModel = (candidate: Cited) =>
    textOf(candidate).split(' ').length <= MAX_SHORT &&
    hasDigit(textOf(candidate)) &&
    !endsInProductNoun(textOf(candidate), reading);
  // Names without an adjective: "Wall Clock", not "Plain Apron".
  const nouns = bare.filter((candidate) => !textOf(candidate).split(' ').some(isDescribing));
  const withEach = (stated: readonly Quote[], phrases = [...plain, ...nouns, ...categoryNouns]) =>
    stated.flatMap((candidate) => prependToFirstFit(candidate, phrases));
  return [
    ...name,
    ...(attested.length > 0 ? [] : withEach(designTitle(reading), categoryNouns)),
    ...withEach(franchises),
    ...attested.slice(0, 1),
    ...withEach(audienceOf(reading, noun), [...plain, ...bare, ...categoryNouns]),
    ...withEach(varietiesOf(reading)),
    ...withEach(brands, [...plain, ...short, ...name.filter(isModel), ...categoryNouns]),
    ...attested.slice(1),
    ...withEach([...materialOf(reading), ...colorOf(reading)]),
    ...categoryNouns,
  ];
}

/** A design title that needs its noun: "Harbor" of a mattress, "Old Harbor" of a print. */
function designTitle(reading: Reading): Quote[] {
  const [title = ''] = (namePhrase(reading) ?? []).map(({ text }) => text);
  const [noun = ''] = categoryNoun(reading).map(textOf);
  const isTitled = isInClass(singularOf(noun), 'goods with titles') && !isThing(title);
  const isSingleWord = reading.name.text === title && !title.includes(' ') && !isThing(title);
  // A title in a merchant's own category: "Night Ferry" of a handbag.
  const words = title.split(' ');
  const isUnknownProduct =
    isMerchantCategory(reading) &&
    lacksProductNoun(reading) &&
    reading.name.text === title &&
    words.length <= MAX_SHORT &&
    brandsOf(reading).length === 0 &&
    !words.some((word) => hasDigit(word) || /^\p{L}$/u.test(word)) &&
    // English compounds contain no plurals: "Night Cookies" of a treat.
    !(isPlural(words.at(-1) ?? '') && words.every(isInDictionary)) &&
    !isGenericNoun(words.at(-1) ?? '');
  return title !== '' && (isSingleWord || isTitled || isUnknownProduct)
    ? [{ ...reading.name, text: title }]
    : [];
}

/** Whether the name is a service: "Brow Waxing". */
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
 * @param formed candidates that already have this form
 */
function distinctPhrases(
  candidates: readonly Cited[],
  { reading, platform }: Setting,
  formed: readonly Cited[] = [],
): Cited[] {
  const seen = new Set<string>();
  const named = reading.language === 'en' ? namePhrase(reading) : undefined;
  const works = new Set(writtenWork(reading).map(textOf));
  const name = named === undefined ? '' : textOf(named);
  // The name keeps its form after a brand: "Larkvane Element Jacket".
  const formOf = (text: string) => {
    if (name !== '' && text.endsWith(` ${name}`)) {
      const prefix = searchForm(text.slice(0, -name.length), reading);
      const form = nameForm(name, reading, false);
      // "Cotton Larkfell Coasters", unlike "cotton coasters"
      return `${isCapitalized(form) ? capitalizeFirst(prefix) : prefix} ${form}`;
    }
    // A proper name keeps its form at the start: "Paris by Tolmar wig", but "night ferry poster".
    const isProper = /\p{Lu}/u.test(searchForm(name, reading));
    return name !== '' && isProper && text.startsWith(`${name} `)
      ? `${nameForm(name, reading, false)} ${searchForm(text.slice(name.length), reading)}`
      : searchForm(text, reading);
  };
  return candidates.flatMap((candidate) => {
    const isWork = works.has(textOf(candidate));
    const isName = isWork || candidate === named;
    const form = (piece: string) => (isName ? nameForm(piece, reading, isWork) : formOf(piece));
    const phrase = formed.includes(candidate)
      ? candidate
      : candidate.map((piece) => ({ ...piece, text: form(piece.text) }));
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
      (!isName && isMakerOfTitle(words, name, reading)) ||
      (reading.language === 'en' && !isName && !isBranded && !isUsablePhrase(words, reading)) ||
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

/** Whether an English phrase is complete, true, and says what the product is. */
function isUsablePhrase(words: readonly string[], reading: Reading): boolean {
  return (
    isCompletePhrase(words) &&
    !isFragmentOfName(words, reading) &&
    !contradictsInput(words, reading)
  );
}

/** A name as written, or in lower case if all its words are ordinary: "bamboo spatula". */
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
  // Long names, and those with places or persons, are titles: "Essex Skirt", "Otter The Baker".
  const isWhole =
    !endsInProductNoun(name, reading) ||
    wordsOf(name).length > MAX_PLAIN ||
    / (?:of|the) /iu.test(name) ||
    wordsOf(name).some((word) => isCapitalized(word) && isProperName(word));
  return isTitle ||
    isWhole ||
    isProper ||
    isShouted ||
    occursInCapitals(wordsOf(name)[0] ?? '', reading) ||
    occursCapitalized(name, reading)
    ? name
    : plain;
}

/** "Tolmar Brothers Band" of "Tolmar Brothers Band - Eat A Pear": the maker, without the title that identifies it. */
function isMakerOfTitle(words: readonly string[], phrase: string, { name }: Reading): boolean {
  const text = words.join(' ').toLowerCase();
  return (
    name.segments[0]?.text.toLowerCase() === text &&
    phrase.toLowerCase().startsWith(`${text} `) &&
    words.some((word) => !isInDictionary(word))
  );
}

/** Whether the text writes the name's first word in capitals inside a line: "for TARNE tuners". */
function occursInCapitals(word: string, { units }: Reading): boolean {
  const capitals = word.toUpperCase();
  return (
    word.length > 2 &&
    capitals !== word &&
    units.some(({ text }) => text.includes(` ${capitals} `) && /\p{Ll}/u.test(text))
  );
}

/** Whether a sentence contains the name with its capitals: "the Juniper Tee is". */
function occursCapitalized(name: string, { units }: Reading): boolean {
  const words = wordsOf(name);
  const isInSentence = units.some(
    ({ text }) => text.includes(name) && wordsOf(text).length > words.length + 2,
  );
  return words.length > 1 && isInSentence && words.every(isCapitalized);
}

/** Whether a name ends in a product noun or its head noun. */
function endsInProductNoun(name: string, reading: Reading): boolean {
  const last = wordsOf(name).at(-1) ?? '';
  const [head] = headNouns(reading);
  return isProduct(last) || (head !== undefined && nounOf(head) === last);
}
