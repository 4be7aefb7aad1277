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

/** Separators between the words of a segment, and text in quotation marks. */
const SEPARATORS =
  /[,;|!?()[\]【】–—™®©*]|(?<!\d)\+|(?<!\d):|:(?!\d)|\s-|-\s|(?<=\p{L}{2})\/(?=\p{L}{2})|\s\/\s|["“”][^"“”]{2,40}["“”]|["“”]/u;
const QUOTED = /(?<=^|\s)['‘][^'’]{2,40}['’](?=\s|$)/gu;
/** Words that introduce accessories, materials or uses. */
const TRAILING_PHRASE_WORDS = 'trailing phrase words';

/** An inch mark doesn't separate words: "Dress for 13\" Doll". */
const INCHES = /(\d) ?["”″]/gu;

/** A measure attached to the noun by a hyphen: "Cube-10 x 10 inches". */
const HYPHEN_BEFORE_MEASURE = /(?<=\p{Ll}{3})-(?=\d+(?:[.,/]\d+)?(?:\s|$))/gu;
/** Fixed expressions whose function words don't separate words, and color words that name no color. */
const FIXED_EXPRESSIONS = /\beau de (?:toilette|parfum|cologne)\b|\bin ear\b/giu;
const MANY_COLORS = /\bmulti[- ]?colou?r(?:ed)?\b|\bcolou?r\b(?! ?(?:chang|block))/giu;

/** The word spans of a segment, up to where it names accessories or uses. A known name is one word. */
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
      // A known pair isn't split: "Watering can".
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
      // A length in feet rather than a count: "50' Plug Door Box Car".
      const isMeasured = /\d['’]$/u.test(rawTokens[index - 1] ?? '');
      const before = isMeasured ? '' : (tokens[index - 1] ?? '');
      const next = tokens[index + 1] ?? '';
      // A creator's name before the product: "By Brin Tolmar Figure".
      const startsCreator = (at: number) =>
        /^by$/iu.test(tokens[at] ?? '') && isPersonNameAt(tokens, at + 1);
      // A brand credit after the model: "Apex by Larkfell TV Ceiling Mount".
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
      // "In" after a number is a unit: "54 in. Gas Mower".
      const isMeasure = hasDigit(before) && isUnitWord(token);
      if (index > 0 && !isMeasure && startsTrailingPhrase(token, next)) break;
      // A size that belongs to a name or term: "Small World", "Large Print".
      const isNamed = index === 0 || isInClass(`${token} ${next}`, 'compound kinds');
      // An article inside a name: "Pop A Zit Game".
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

/** Whether two words are a person's name followed by a product noun. */
function isPersonNameAt(tokens: readonly string[], at: number): boolean {
  const [first = '', last = '', next = '', after = ''] = tokens.slice(at);
  const isBeforeProduct = isProduct(next) || isKnownCompound(next, after);
  return isCapitalized(first) && isCapitalized(last) && !isInDictionary(last) && isBeforeProduct;
}

/** Whether a word belongs to a number: "500 Piece Puzzle", "3 Car Garage", "Set of 4". */
function isCountedNoun(token: string, before: string, next = '', after = ''): boolean {
  if (/^scale$/iu.test(token)) return isMeasureOrCode(before) || before.length < 3;
  if (/^of$/iu.test(next)) return isInClass(token, 'vague nouns') || hasDigit(after);
  // A fraction: "1/4 Zip".
  if (/^\d\/\d$/u.test(before)) return true;
  if (!hasDigit(before)) return false;
  const isSingularNoun = (word: string) =>
    isNoun(word) && !isPlural(word.toLowerCase()) && !isDescribing(word);
  const counts =
    /^\d{1,2}(?:-\d{1,2})?$/u.test(before) &&
    isSingularNoun(token) &&
    isSingularNoun(next) &&
    !isKnownCompound(token, next);
  // English compounds contain no plurals: "100 Words Book".
  const parts = /^\d+$/u.test(before) && isPlural(token.toLowerCase()) && isThing(next);
  return isUnitWord(token) || counts || parts;
}

/** Whether a unit follows a number: "13 Inch". */
export function isUnitAfterNumber(token: string, before: string): boolean {
  return /^\d[\d.,/-]*["”]?$/u.test(before) && isUnitWord(token) && !/^in$/iu.test(token);
}

function isUnitWord(token: string): boolean {
  return isInClass(token, 'counted amounts') || isInClass(token, 'units of figures');
}

/** A filler word, unless it is the product: "New"; "Top" of a garment. */
function isFillerAt(index: number, tokens: readonly string[]): boolean {
  const isEnd = index === tokens.length - 1 || startsTrailingPhrase(tokens[index + 1] ?? '');
  return isFiller(tokens[index] ?? '') && !(isEnd && isProduct(tokens[index] ?? ''));
}

/** Whether a segment names accessories or uses. */
export function hasTrailingPhrase(text: string): boolean {
  return text.split(/\s+/u).some((word) => /^(?:with|w\/|for|includes?|including)$/iu.test(word));
}

/** Whether a word introduces accessories, a use or a brand: "With", "for", "by". */
export function startsTrailingPhrase(token: string, next = ''): boolean {
  // Exceptions: the model "Tab S8 Plus", and compounds such as "Custom made", "Bad Blood inspired necklace".
  const isCompound =
    /^(?:made|inspired)$/iu.test(token) && !/^(?:of|from|in|with|by|to)$/iu.test(next);
  return (
    (isInClass(token, TRAILING_PHRASE_WORDS) && token !== 'Plus' && !isCompound) ||
    (/^by$/iu.test(token) && !isInDictionary(next) && !hasDigit(next))
  );
}

function trimPunctuation(token: string): string {
  return token.replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&’']+$/gu, '').replace(/(?<![sS])['’]$/u, '');
}
