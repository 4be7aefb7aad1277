import type { Reading } from '../../reading/index.ts';
import { nameMarks } from '../../reading/name-marks.ts';
import { foldWord, hasDigit, isCapitalized, stemOf, wordsOf } from '../../text/words.ts';
import { vocabulary } from '../../vocabulary/index.ts';
import { cite, type Cited } from '../cited.ts';
import { makersOf } from './brands.ts';
import { evidenceOf } from './evidence.ts';
import { bare, withoutAmounts, withoutNumber } from './name-amounts.ts';
import { isAddition, makerOfCodes, STATEMENT, wholeOf } from './name-codes.ts';
import { partsOfName, TAIL, type NamePart } from './name-parts.ts';
import { productHeads } from './product-head.ts';
import { shortened } from './name-words.ts';
import { isReadable, isTyped, makerAndNoun, shorterNames } from './shorter-names.ts';
import {
  isBinding,
  isInDictionary,
  isPeople,
  isPraise,
  isProduct,
  isProperName,
  isThing,
  isVague,
} from './words.ts';

/** Characters of the longest name that is a phrase. */
const MAX_LENGTH = 100;
/** Words of the longest name with what it comes with or is for. */
const MAX_WITH_TAIL = 6;
/** Words of the shortest title that a mark ends. */
const MIN_TITLE = 4;

const known = new WeakMap<Reading, Cited | undefined>();

/**
 * The name as people look for it: all of its first part, without counts, measures and catalog numbers, and with the
 * next part if the first doesn't have the product's noun. A name that nobody types is made shorter.
 */
export function namePhrase(reading: Reading): Cited | undefined {
  if (!known.has(reading)) known.set(reading, findPhrase(reading));
  return known.get(reading);
}

function findPhrase(reading: Reading): Cited | undefined {
  const { name } = reading;
  if (isAddition(name)) return cite(wholeOf(name), name);
  const parts = partsOfName(reading);
  const words = parts.map((part) => withoutClause(wordsOfPart(part, reading)));
  const [first = []] = words;
  const whole = words.flat();
  const forms = [whole, words.slice(0, 2).flat(), first, upToNoun(first, reading)];
  const isShort = (form: readonly string[]) => isTyped(form, parts.length);
  const own = shortened(whole, reading);
  const shorter = (isShort(whole) ? [] : shorterNames(words, reading)).map((form) =>
    shortened(form, reading),
  );
  const typed = isShort(own)
    ? own
    : (shorter.find(
        (form) =>
          isTyped(form, 1) &&
          (tellsWhich(form, reading) || !tellsWhich(own, reading) || !isReadable(own)),
      ) ?? (isReadable(own) ? own : (upToMark(first, reading) ?? makerAndNoun(words, reading))));
  const said =
    typed ??
    forms
      .map((form) => shortened(form, reading))
      .find((form) => form.join(' ').length <= MAX_LENGTH) ??
    [];
  // "KL-0412" is a code, and the first word of a name is its brand.
  const isCode = said.length === 1 && hasDigit(said[0] ?? '');
  // "Super Premium Figure", "Teen Set"
  const isEmpty =
    isVague(said.at(-1) ?? '') &&
    said.slice(0, -1).every((word) => isPraise(word) || isBinding(word) || isPeople(word));
  const sources = parts.flatMap(({ segments }) => segments);
  return said.length === 0 || isCode || isEmpty
    ? undefined
    : cite([...said, ...nounBehind(said, reading)].join(' '), ...sources);
}

/** "Headphones" of a "Tolmar Over-Ear", filed so, where the text has "Tolmar’s Over-Ear Headphones". */
function nounBehind(said: readonly string[], reading: Reading): readonly string[] {
  const last = said.at(-1) ?? '';
  const [head] = productHeads(reading);
  const isNamed = head !== undefined && head.confidence > 0;
  if (isNamed || isProduct(last) || said.length < 2) return [];
  const { members } = evidenceOf(reading);
  const nouns = new Set(
    members.filter(({ depth }) => depth === 0).map(({ words }) => stemOf(words.at(-1) ?? '')),
  );
  for (const { text } of reading.units) {
    const words = wordsOf(text);
    const at = words.findIndex(
      (word, index) => index > 0 && word === last && words[index - 1] === said.at(-2),
    );
    const noun = at === -1 ? '' : (words[at + 1] ?? '');
    if (noun !== '' && nouns.has(stemOf(noun))) return [noun];
  }
  return [];
}

/** Whether a short form still says which product it is: not "Larkvane Collectible Vinyl Figure". */
function tellsWhich(form: readonly string[], reading: Reading): boolean {
  const names = [...makersOf(reading)].flatMap(({ text }) => text.split(' '));
  return form.some((word) => !names.includes(word) && (hasDigit(word) || !isInDictionary(word)));
}

/** "Larkle Little Hands Hop and Draw!" of a name that nobody types: up to the mark that ends its title. */
function upToMark(words: readonly string[], { request }: Reading): readonly string[] | undefined {
  const at = words.findLastIndex((word) => nameMarks(request).has(word.toLowerCase()));
  const title = words.slice(0, at + 1).map(bare);
  return title.length >= MIN_TITLE && isTyped(title, 1) ? title : undefined;
}

/** "Code Game" of "Code Game Plays on Three Levels": words up to a clause that says what the product does. */
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
  const maker = makerOfCodes(part);
  if (maker.length > 0) return maker;
  const { segments } = reading.name;
  const end = part.segments.at(-1) ?? part;
  const [text = ''] = part.text.replace(STATEMENT, '').split(GOES_WITH);
  const [own = '', tail = ''] = text.split(COMES_WITH);
  const isList =
    !/^for\b/iu.test(tail) && segments[segments.indexOf(end) + 1]?.separator.trim() === ',';
  // "Scooter with Strong 300W Motor", "Racer with Bonus Otter, Finch and Mole"
  // "18650 battery", as the text has it too
  const isKind = (number: string, next: string) =>
    reading.units.some((unit) => {
      const words = unit.text.includes(number) ? wordsOf(unit.text) : [];
      return words.some(
        (word, at) => word === number && stemOf(words[at + 1] ?? '') === stemOf(next),
      );
    });
  const tokens = withoutAmounts(text, isKind);
  const isLong = tokens.length > MAX_WITH_TAIL || isList;
  const isCut = hasDigit(tail) || (isLong && !isOfTail(tokens, reading));
  const kept = isCut ? withoutAmounts(own, isKind) : tokens;
  return closed(withoutMaker(withoutNumber(kept)));
}

/**
 * Whether what a part comes with is the product. "Red Fire Engine with Star Border Canvas Wall Art" is no engine: what
 * the input doesn't call so isn't cut off from what it does.
 */
function isOfTail(tokens: readonly string[], reading: Reading): boolean {
  const at = tokens.findIndex((token) => TAIL.test(token));
  const isCalled = (token = '') => evidenceOf(reading).uses.has(stemOf(bare(token)));
  const noun = tokens[at - 1] ?? '';
  return !isThing(bare(noun)) || (isCalled(tokens.at(-1)) && !isCalled(noun));
}

/** "Larkvane Collectible Action Figure" of a longer name: up to what the input calls it, or to a word for a product. */
function upToNoun(words: readonly string[], reading: Reading): readonly string[] {
  const plain = words.map(bare);
  const called = plain.findIndex((word) => calls(reading).has(stemOf(foldWord(word))));
  const known = plain.findIndex((word, at) => at > 1 && isProduct(word) && !isVague(word));
  const end = called === -1 ? known : called;
  return end === -1 ? words : words.slice(0, end + 1);
}

/** Stems of the nouns by which the features and the last level of the category call the product. */
function calls(reading: Reading): ReadonlySet<string> {
  const { told, members } = evidenceOf(reading);
  const filed = members.filter(({ depth }) => depth === 0);
  return new Set([...told, ...filed].map(({ words }) => stemOf(foldWord(words.at(-1) ?? ''))));
}

const COMES_WITH = /\s(?=(?:compatible with|with|w\/|includes?|including|featuring|for)\s)/iu;
/** "Track Section" of "Track Section for Use with Zip": what the product fits is another. */
const GOES_WITH = /\s(?=(?:for use|compatible with|fits)\s)/iu;

/** "Otter Vinyl Figure" of "Otter by Mara Tolmwood Vinyl Figure": words without those by whom the product is. */
function withoutMaker(tokens: readonly string[]): readonly string[] {
  const by = tokens.findLastIndex((token) => /^by$/iu.test(token));
  if (by === -1 || by === 1) return tokens;
  const maker = tokens.slice(by + 1);
  const isUnknown = (token = '') => isCapitalized(token) && !isInDictionary(bare(token));
  const isName = (token = '') => isUnknown(token) || isProperName(bare(token));
  if (maker.every(isCapitalized) && !isProduct(bare(maker.at(-1) ?? '')))
    return tokens.some((token, at) => at < by && isThing(bare(token)))
      ? tokens.slice(0, by)
      : tokens;
  const isPerson = isCapitalized(maker[0] ?? '') && isName(maker[1]);
  const length = isPerson ? (isUnknown(maker[2]) ? 3 : 2) : 0;
  return length > 0 && length < maker.length
    ? [...tokens.slice(0, by), ...maker.slice(length)]
    : tokens;
}

/** "Skateboard" of "Skateboard at", "Glow" of "Glow Eau de": words without those at their end that a measure left open. */
function closed(tokens: readonly string[]): readonly string[] {
  const last = tokens.at(-1) ?? '';
  if (!OPEN.test(last)) return tokens;
  return tokens.slice(0, /^(?:at|in|by|for|with)$/iu.test(last) ? -1 : -2);
}

const OPEN = /^(?:at|in|by|for|with|de|du|of|and|&)$/iu;
