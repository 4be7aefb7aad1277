import { isPlural } from '../../reading/name.ts';
import { hasDigit, isCapitalized } from '../../text/words.ts';
import { isInClass } from '../../vocabulary/index.ts';
import { joinKnownNames } from './known-names.ts';
import {
  isDescribing,
  isFiller,
  isMeasureOrCode,
  isInDictionary,
  isKnownCompound,
  isNoun,
  isProduct,
  isSizeWord,
  isFunctionWord,
  isThing,
} from './words.ts';

/** Marks that part the words of a segment, and what is set in quotation marks. */
const SEPARATORS =
  /[,;|!?()[\]【】–—™®©*]|(?<!\d)\+|(?<!\d):|:(?!\d)|\s-|-\s|(?<=\p{L}{2})\/(?=\p{L}{2})|\s\/\s|["“”][^"“”]{2,40}["“”]|["“”]/u;
const QUOTED = /(?<=^|\s)['‘][^'’]{2,40}['’](?=\s|$)/gu;
/** Words after which a name says what the product comes with, is made of or is for. */
const TRAILING_PHRASE_WORDS = 'trailing phrase words';

/** "Dress for 13\" Doll": an inch mark parts nothing. */
const INCHES = /(\d) ?["”″]/gu;

/** "Cube-10 x 10 inches": a measure that a hyphen ties to the noun before it. */
const HYPHEN_BEFORE_MEASURE = /(?<=\p{Ll}{3})-(?=\d+(?:[.,/]\d+)?(?:\s|$))/gu;
/** Kinds whose small words part nothing, and colors that are none. */
const FIXED_EXPRESSIONS = /\beau de (?:toilette|parfum|cologne)\b|\bin ear\b/giu;
const MANY_COLORS = /\bmulti[- ]?colou?r(?:ed)?\b|\bcolou?r\b(?! ?(?:chang|block))/giu;

/**
 * The stretches of a segment, each in its words, up to where it says what the product comes with. A known name
 * is one word.
 */
export function wordSpansOf(segment: { readonly text: string }): string[][] {
  const spans: string[][] = [];
  const text = joinKnownNames(segment)
    .replace(INCHES, '$1in ')
    .replace(QUOTED, '|')
    .replace(HYPHEN_BEFORE_MEASURE, '|')
    .replace(MANY_COLORS, '|')
    .replace(FIXED_EXPRESSIONS, (kind) => kind.replaceAll(' ', '_'));
  for (const part of text.split(SEPARATORS)) {
    let words: string[] = [];
    const push = () => {
      // "Watering can"
      while (
        isFunctionWord(words.at(-1) ?? 'a') &&
        !isKnownCompound(words.at(-2) ?? '', words.at(-1) ?? '')
      )
        if (words.pop() === undefined) break;
      if (words.length > 0) spans.push(words);
      words = [];
    };
    const rawTokens = part.split(/\s+/u).filter((token) => trimPunctuation(token) !== '');
    const tokens = rawTokens.map(trimPunctuation);
    for (const [index, token] of tokens.entries()) {
      // "50' Plug Door Box Car": feet, and no number of plugs.
      const isMeasured = /\d['’]$/u.test(rawTokens[index - 1] ?? '');
      const before = isMeasured ? '' : (tokens[index - 1] ?? '');
      const next = tokens[index + 1] ?? '';
      // "By Brin Tolmar Figure"
      const startsCreator = (at: number) =>
        /^by$/iu.test(tokens[at] ?? '') && isPersonNameAt(tokens, at + 1);
      // "Apex by Larkfell TV Ceiling Mount"
      const startsBrandCredit = (at: number) =>
        /^by$/iu.test(tokens[at] ?? '') && at > 0 && at < 3 && tokens.length > at + 3;
      if (startsBrandCredit(index) || startsBrandCredit(index - 1)) {
        push();
        continue;
      }
      if (startsCreator(index) || startsCreator(index - 1) || startsCreator(index - 2)) {
        push();
        continue;
      }
      // "54 in. Gas Mower"
      const isMeasure = hasDigit(before) && isUnitWord(token);
      if (index > 0 && !isMeasure && startsTrailingPhrase(token, next)) break;
      // "Small World", "Large Print"
      const isNamed = index === 0 || isInClass(`${token} ${next}`, 'compound kinds');
      // "Pop A Zit Game"
      const isArticle = /^a$/iu.test(token) && index > 0 && /^\p{L}/u.test(next);
      const isVitamin = /^vitamin$/iu.test(before) && /^\p{Lu}\d{0,2}$/u.test(token);
      const separates =
        isMeasureOrCode(token) &&
        !isVitamin &&
        !token.includes('_') &&
        !(isNamed && isSizeWord(token)) &&
        !isArticle;
      if (
        separates ||
        isCountedNoun(token, before, next, tokens[index + 2]) ||
        isFillerAt(index, tokens)
      )
        push();
      else if (isInClass(token, 'unsearched words')) continue;
      else if (words.length > 0 || !isInClass(token, 'openers')) words.push(token);
    }
    push();
  }
  return spans;
}

/** Whether two words are a person's name that goes on with a noun. */
function isPersonNameAt(tokens: readonly string[], at: number): boolean {
  const [first = '', last = '', next = '', after = ''] = tokens.slice(at);
  const isBeforeProduct = isProduct(next) || isKnownCompound(next, after);
  return isCapitalized(first) && isCapitalized(last) && !isInDictionary(last) && isBeforeProduct;
}

/** "Piece" of "500 Piece Puzzle", "Car" of "3 Car Garage", "Set" of "Set of 4": what goes with a number. */
function isCountedNoun(token: string, before: string, next = '', after = ''): boolean {
  if (/^scale$/iu.test(token)) return isMeasureOrCode(before) || before.length < 3;
  if (/^of$/iu.test(next)) return isInClass(token, 'vague nouns') || hasDigit(after);
  // "1/4 Zip"
  if (/^\d\/\d$/u.test(before)) return true;
  if (!hasDigit(before)) return false;
  const isOne = (word: string) =>
    isNoun(word) && !isPlural(word.toLowerCase()) && !isDescribing(word);
  const counts =
    /^\d{1,2}(?:-\d{1,2})?$/u.test(before) &&
    isOne(token) &&
    isOne(next) &&
    !isKnownCompound(token, next);
  // "Words" of "100 Words Book": English compounds have no plurals inside.
  const parts = /^\d+$/u.test(before) && isPlural(token.toLowerCase()) && isThing(next);
  return isUnitWord(token) || counts || parts;
}

/** "Inch" after a figure */
export function isUnitAfterNumber(token: string, before: string): boolean {
  return /^\d[\d.,/-]*["”]?$/u.test(before) && isUnitWord(token) && !/^in$/iu.test(token);
}

function isUnitWord(token: string): boolean {
  return isInClass(token, 'counted amounts') || isInClass(token, 'units of figures');
}

/** "New", and "Top" unless it is what the product is. */
function isFillerAt(index: number, tokens: readonly string[]): boolean {
  const isEnd = index === tokens.length - 1 || startsTrailingPhrase(tokens[index + 1] ?? '');
  return isFiller(tokens[index] ?? '') && !(isEnd && isProduct(tokens[index] ?? ''));
}

/** Whether a segment says what the product comes with or is for. */
export function hasTrailingPhrase(text: string): boolean {
  return text.split(/\s+/u).some((word) => /^(?:with|w\/|for|includes?|including)$/iu.test(word));
}

/** "With", "for", and "by" before a maker. */
export function startsTrailingPhrase(token: string, next = ''): boolean {
  // "Tab S8 Plus" is a model.
  // "Custom made", "Bad Blood inspired necklace"
  const isMade = /^(?:made|inspired)$/iu.test(token) && !/^(?:of|from|in|with|by|to)$/iu.test(next);
  return (
    (isInClass(token, TRAILING_PHRASE_WORDS) && token !== 'Plus' && !isMade) ||
    (/^by$/iu.test(token) && !isInDictionary(next) && !hasDigit(next))
  );
}

function trimPunctuation(token: string): string {
  return token.replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&’']+$/gu, '').replace(/(?<![sS])['’]$/u, '');
}
