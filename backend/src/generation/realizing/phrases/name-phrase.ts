import type { Reading } from '../../reading/index.ts';
import { exclamatoryNames } from '../../reading/exclamatory-names.ts';
import { foldWord, hasDigit, isCapitalized, stemOf, wordsOf } from '../../text/words.ts';
import { vocabulary } from '../../vocabulary/index.ts';
import { cite, type Cited } from '../cited.ts';
import { brandsOf } from './brands.ts';
import { phraseEvidenceOf } from './phrase-evidence.ts';
import { withoutPunctuation, withoutAmounts, withoutLeadingCount } from './name-amounts.ts';
import {
  isAddOn,
  brandBeforeCodes,
  TRAILING_STATEMENT,
  nameOutsideBrackets,
} from './name-codes.ts';
import { partsOfName, STARTS_TRAILING_PHRASE, type NamePart } from './name-parts.ts';
import { headNouns } from './head-nouns.ts';
import { shortenName } from './name-words.ts';
import { fullFirstPart, withoutDesignNumber, withoutRunOn } from './run-on-names.ts';
import { isReadable, isShortEnoughToType, brandAndNoun, shorterNames } from './shorter-names.ts';
import {
  modifiesNextWord,
  isInDictionary,
  isAudience,
  isPromotional,
  isProduct,
  isProperName,
  isThing,
  isGenericNoun,
} from './words.ts';
import { oncePer } from '../../remember.ts';

/** Maximum characters of a name that is used as a phrase. */
const MAX_LENGTH = 100;
/** Maximum words of a name that keeps its accessories or uses. */
const MAX_WORDS_WITH_TRAILING_PHRASE = 6;
/** Minimum words of a name that needs no model number. */
const MIN_LONG_NAME = 6;
/** Minimum words of a title that ends in punctuation. */
const MIN_TITLE_WORDS = 4;

/**
 * The name as shoppers search for it: its first part without counts, measures and catalog numbers, plus the next part
 * if the first lacks the product's noun. Longer names are shortened.
 */
export const namePhrase = oncePer(findPhrase);

function findPhrase(reading: Reading): Cited | undefined {
  const { name } = reading;
  if (isAddOn(name)) return cite(nameOutsideBrackets(name), name);
  const parts = partsOfName(reading);
  const allWords = parts.map((part) => withoutClause(wordsOfPart(part, reading)));
  const firstPart = fullFirstPart(allWords, reading);
  const words = (firstPart === undefined ? allWords : [firstPart]).map((part) =>
    withoutRepeatedKind(withoutDesignNumber(withoutRunOn(part))),
  );
  const [first = []] = words;
  // A long name is found without the model number behind it.
  const whole = words
    .filter(
      (part, at) =>
        at === 0 ||
        !isModelNumber(part) ||
        (first.length < MIN_LONG_NAME && !repeatsModel(part, first)),
    )
    .flat();
  const forms = [whole, words.slice(0, 2).flat(), first, upToNoun(first, reading)];
  const isShort = (form: readonly string[]) => isShortEnoughToType(form, parts.length);
  const shortForm = shortenName(whole, reading);
  const shorter = (isShort(whole) ? [] : shorterNames(words, reading)).map((form) =>
    shortenName(form, reading),
  );
  const typed = isShort(shortForm)
    ? shortForm
    : (shorter.find(
        (form) =>
          isShortEnoughToType(form, 1) &&
          (identifiesProduct(form, reading) ||
            !identifiesProduct(shortForm, reading) ||
            !isReadable(shortForm)),
      ) ??
      (isReadable(shortForm)
        ? shortForm
        : (upToTitlePunctuation(first, reading) ?? brandAndNoun(words, reading))));
  const phraseWords =
    typed ??
    forms
      .map((form) => shortenName(form, reading))
      .find((form) => form.join(' ').length <= MAX_LENGTH) ??
    [];
  // "KL-0412" is a code, and the first word of a name is its brand.
  const isCode = phraseWords.length === 1 && hasDigit(phraseWords[0] ?? '');
  // Names without information: "Super Premium Figure", "Teen Set".
  const isEmpty =
    isGenericNoun(phraseWords.at(-1) ?? '') &&
    phraseWords
      .slice(0, -1)
      .every((word) => isPromotional(word) || modifiesNextWord(word) || isAudience(word));
  const sources = parts.flatMap(({ segments }) => segments);
  return phraseWords.length === 0 || isCode || isEmpty
    ? undefined
    : cite([...phraseWords, ...nounAfterName(phraseWords, reading)].join(' '), ...sources);
}

/**
 * The noun that the features put after the name, if the category has it: "Headphones" in "Tolmar’s Over-Ear
 * Headphones".
 */
function nounAfterName(nameWords: readonly string[], reading: Reading): readonly string[] {
  const last = nameWords.at(-1) ?? '';
  const [head] = headNouns(reading);
  const isNamed = head !== undefined && head.confidence > 0;
  if (isNamed || isProduct(last) || nameWords.length < 2) return [];
  const { categoryItems } = phraseEvidenceOf(reading);
  const nouns = new Set(
    categoryItems.filter(({ depth }) => depth === 0).map(({ words }) => stemOf(words.at(-1) ?? '')),
  );
  for (const { text } of reading.units) {
    const words = wordsOf(text);
    const at = words.findIndex(
      (word, index) => index > 0 && word === last && words[index - 1] === nameWords.at(-2),
    );
    const noun = at === -1 ? '' : (words[at + 1] ?? '');
    if (noun !== '' && nouns.has(stemOf(noun))) return [noun];
  }
  return [];
}

/** "TB811LLA" as a part of its own. */
function isModelNumber([token = '', ...more]: readonly string[]): boolean {
  return more.length === 0 && /^(?=\S*\p{Lu}{2})(?=\S*\d)[\p{Lu}\d/-]{6,}$/u.test(token);
}

/** Whether a model number starts with a model that the name has: "D60OUTFIT" after "D60". */
function repeatsModel([code = '']: readonly string[], first: readonly string[]): boolean {
  return first.some((word) => word.length > 2 && hasDigit(word) && code.startsWith(word));
}

/** The words after a colon if both sides end in the same noun: "Opal Ring" of "Silver ring: Opal Ring". */
function withoutRepeatedKind(tokens: readonly string[]): readonly string[] {
  const at = tokens.findIndex((token) => token.endsWith(':'));
  const stem = (token = '') => stemOf(foldWord(withoutPunctuation(token)));
  const isRepeated = at > 0 && tokens.length > at + 2 && stem(tokens[at]) === stem(tokens.at(-1));
  // A brand or a model before the colon is part of the name.
  const isPlain = tokens
    .slice(0, at + 1)
    .every((token) => isInDictionary(withoutPunctuation(token)));
  return isRepeated && isPlain ? tokens.slice(at + 1) : tokens;
}

/** Whether a short form still identifies the product: not "Larkvane Collectible Vinyl Figure". */
function identifiesProduct(form: readonly string[], reading: Reading): boolean {
  const names = [...brandsOf(reading)].flatMap(({ text }) => text.split(' '));
  return form.some((word) => !names.includes(word) && (hasDigit(word) || !isInDictionary(word)));
}

/** A long name up to the punctuation that ends its title: "Larkle Little Hands Hop and Draw!" */
function upToTitlePunctuation(
  words: readonly string[],
  { request }: Reading,
): readonly string[] | undefined {
  const at = words.findLastIndex((word) => exclamatoryNames(request).has(word.toLowerCase()));
  const title = words.slice(0, at + 1).map(withoutPunctuation);
  return title.length >= MIN_TITLE_WORDS && isShortEnoughToType(title, 1) ? title : undefined;
}

/** Words up to a clause that says what the product does: "Code Game" of "Code Game Plays on Three Levels". */
function withoutClause(tokens: readonly string[]): readonly string[] {
  const verb = tokens.findIndex(
    (token, at) =>
      isProduct(tokens[at - 1] ?? '') &&
      /[^s]s$/u.test(token) &&
      vocabulary('verbs').has(foldWord(token).replace(/s$/u, '')) &&
      !isProduct(token) &&
      /^(?:on|in|into|to|as)$/iu.test(tokens[at + 1] ?? ''),
  );
  return verb === -1 ? tokens : tokens.slice(0, verb);
}

function wordsOfPart(part: NamePart, reading: Reading): readonly string[] {
  const brand = brandBeforeCodes(part);
  if (brand.length > 0) return brand;
  const { segments } = reading.name;
  const end = part.segments.at(-1) ?? part;
  const [text = ''] = part.text
    .replace(IN_SINGLE_QUOTES, '$1$2')
    .replace(TRAILING_STATEMENT, '')
    .split(GOES_WITH);
  const [main = '', trailing = ''] = text.split(COMES_WITH);
  const isList =
    !/^for\b/iu.test(trailing) && segments[segments.indexOf(end) + 1]?.separator.trim() === ',';
  // Accessories with a number or a list are cut: "Scooter with Strong 300W Motor", "Racer with Bonus Otter, Finch and
  // Mole". A number stays if the features use it as a type: "18650 battery".
  const isPartOfType = (number: string, next: string) =>
    reading.units.some((unit) => {
      const words = unit.text.includes(number) ? wordsOf(unit.text) : [];
      return words.some(
        (word, at) => word === number && stemOf(words[at + 1] ?? '') === stemOf(next),
      );
    });
  const tokens = withoutAmounts(text, isPartOfType);
  const isLong = tokens.length > MAX_WORDS_WITH_TRAILING_PHRASE || isList;
  const isCut =
    !isForDevice(trailing) && (hasDigit(trailing) || (isLong && !endsInProduct(tokens, reading)));
  const kept = isCut ? withoutAmounts(main, isPartOfType) : tokens;
  return withoutOpenMeasure(withoutCreator(withoutLeadingCount(kept)));
}

/** "Tarn 'North Ridge' Cap": a closing quotation mark that would otherwise pass for an apostrophe. */
const IN_SINGLE_QUOTES = /(^|[\s(])['‘](?!\d0s\b)(\S[^"“”]{0,60}?)['’](?=$|[\s),])/gu;

/** A device with its model: "for Lumen 13 Mini", unlike "for Toddlers 3". */
function isForDevice(trailing: string): boolean {
  const [, device = ''] = FOR_DEVICE.exec(trailing) ?? [];
  return (
    device !== '' && !device.split(' ').some((word) => isAudience(word) || isInDictionary(word))
  );
}

const FOR_DEVICE =
  /^for (\p{L}+(?: \p{L}+)?) \p{L}?\d{1,2}(?: (?:pro|max|mini|plus|ultra|air)){0,2}$/iu;

/**
 * Whether the trailing phrase, not the noun before it, names the product: "Red Fire Engine with Star Border Canvas
 * Wall Art" is wall art.
 */
function endsInProduct(tokens: readonly string[], reading: Reading): boolean {
  const at = tokens.findIndex((token) => STARTS_TRAILING_PHRASE.test(token));
  const isInFeatures = (token = '') =>
    phraseEvidenceOf(reading).unitCounts.has(stemOf(withoutPunctuation(token)));
  const noun = tokens[at - 1] ?? '';
  return !isThing(withoutPunctuation(noun)) || (isInFeatures(tokens.at(-1)) && !isInFeatures(noun));
}

/**
 * A long name up to the first noun that the input uses for the product, or else up to a product noun: "Larkvane
 * Collectible Action Figure".
 */
function upToNoun(words: readonly string[], reading: Reading): readonly string[] {
  const plain = words.map(withoutPunctuation);
  const mentioned = plain.findIndex((word) =>
    mentionedNounStems(reading).has(stemOf(foldWord(word))),
  );
  const known = plain.findIndex((word, at) => at > 1 && isProduct(word) && !isGenericNoun(word));
  const end = mentioned === -1 ? known : mentioned;
  return end === -1 ? words : words.slice(0, end + 1);
}

/** Stems of the nouns that the features and the category's last level use for the product. */
function mentionedNounStems(reading: Reading): ReadonlySet<string> {
  const { productMentions, categoryItems } = phraseEvidenceOf(reading);
  const leafItems = categoryItems.filter(({ depth }) => depth === 0);
  return new Set(
    [...productMentions, ...leafItems].map(({ words }) => stemOf(foldWord(words.at(-1) ?? ''))),
  );
}

const COMES_WITH = /\s(?=(?:compatible with|with|w\/|includes?|including|featuring|for)\s)/iu;
/** Words that introduce a different product: "Track Section for Use with Zip". */
const GOES_WITH = /\s(?=(?:for use|compatible with|fits)\s)/iu;

/** Removes the creator: "Otter Vinyl Figure" of "Otter by Mara Tolmwood Vinyl Figure". */
function withoutCreator(tokens: readonly string[]): readonly string[] {
  const by = tokens.findLastIndex((token) => /^by$/iu.test(token));
  if (by === -1 || by === 1) return tokens;
  const creator = tokens.slice(by + 1);
  const isUnknown = (token = '') =>
    isCapitalized(token) && !isInDictionary(withoutPunctuation(token));
  const isName = (token = '') => isUnknown(token) || isProperName(withoutPunctuation(token));
  if (creator.every(isCapitalized) && !isProduct(withoutPunctuation(creator.at(-1) ?? '')))
    return tokens.some((token, at) => at < by && isThing(withoutPunctuation(token)))
      ? tokens.slice(0, MADE_BY.test(tokens[by - 1] ?? '') ? by - 1 : by)
      : tokens;
  const isPerson = isCapitalized(creator[0] ?? '') && isName(creator[1]);
  const length = isPerson ? (isUnknown(creator[2]) ? 3 : 2) : 0;
  return length > 0 && length < creator.length
    ? [...tokens.slice(0, by), ...creator.slice(length)]
    : tokens;
}

/** "Smart TV powered by Tolmar" */
const MADE_BY = /^(?:created|designed|inspired|made|powered|presented)$/iu;

/** Removes words at the end that lost what follows them: "Skateboard at", "Glow Eau de", "Case Designed". */
function withoutOpenMeasure(tokens: readonly string[]): readonly string[] {
  const last = tokens.at(-1) ?? '';
  if (!OPEN_ENDING.test(last)) return tokens;
  return tokens.slice(0, /^(?:de|du|of|and|&)$/iu.test(last) ? -2 : -1);
}

const OPEN_ENDING =
  /^(?:at|in|by|for|with|de|du|of|and|&|compatible|crafted|designed|made|powered|suitable)$/iu;
