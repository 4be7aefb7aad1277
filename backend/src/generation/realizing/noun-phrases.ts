import { isTagged, tagText, type Tagged } from '../reading/tagging.ts';
import { foldWord, hasDigit, isCapitalized, STOP_WORDS, wordsOf } from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';
import {
  isColor,
  isInDictionary,
  isMaterial,
  isNoun,
  isPeople,
  isPraise,
  isThing,
  isTrait,
} from './phrases/words.ts';

/** Reads the noun phrases of a statement, for search terms. */

/** "Organic Cotton": whether all words of a phrase have a capital, so that none of them is a name for that. */
function isTitle(text: string): boolean {
  const words = wordsOf(text).filter((word) => !STOP_WORDS.has(foldWord(word)));
  return words.every((word) => isCapitalized(word) && isInDictionary(word));
}

/** "Seat belt", "climbing wall", "organic cotton": two words that only together say of which thing they are. */
export function isPair([first, second]: readonly Tagged[]): boolean {
  const [one, two] = [first?.word ?? '', second?.word ?? ''];
  const isKind =
    (isNoun(one) && !isTagged(first, 'JJ')) || (isTrait(one) && (isThing(two) || isMaterial(two)));
  const isEmptyEnd =
    isIdle(two) ||
    isOf(two, 'idle terms') ||
    isOf(two, 'paired terms') ||
    (isOf(foldWord(two), 'parts of anything') && !isThing(two));
  return (
    isKind &&
    isNoun(two) &&
    !isEmptyEnd &&
    [one, two].every((word) => !isPeople(word) && !isIdle(word) && !word.includes('-')) &&
    !isColor(one)
  );
}

function isIdle(word: string): boolean {
  const small = foldWord(word);
  return (
    isOf(small, 'words of no kind') ||
    isOf(small, 'figure words') ||
    vocabulary('opinions').has(small) ||
    isPraise(word)
  );
}

/** A compound, a material or a color: what describes the thing wherever it stands. */
export function isListed(word: string): boolean {
  const isPart = isOf(foldWord(word), 'searched parts');
  return word.includes('-') || isMaterial(word) || isColor(word) || isPart;
}

/** The last word of a phrase, or the words before it that tell something where it says nothing: "party item". */
export function termWords(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? '';
  const before = words.slice(-2, -1);
  // "Rubber" of rubber feet, but not "wood" of a wood construction
  const isPart =
    isOf(foldWord(last), 'parts of anything') && !isOf(foldWord(last), 'words for the whole');
  if (isPart && before.every((word) => isListed(word) && !word.includes('-'))) return [last];
  return isIdle(last) || isOf(foldWord(last), 'idle terms')
    ? before
    : [...before.filter(isListed), last];
}

/** The runs of adjectives and nouns that end in a noun, without names and what goes with a number. */
export function nounPhrases(text: string): Tagged[][] {
  const tokens = compounded(tagText(isTitle(text) ? text.toLowerCase() : text));
  const phrases: Tagged[][] = [];
  let run: Tagged[] = [];
  let isNamed = false;
  for (const [index, token] of [...tokens, { word: '', tag: '.' }].entries()) {
    // "That converts to a seat"
    const isVerb = /^(?:that|which|who|it)$/iu.test(tokens[index - 1]?.word ?? '');
    const isInside =
      !isVerb &&
      (isSearched(token) || (token.tag === 'VBG' && run.length > 0) || isTagged(token, 'JJ'));
    if (isInside && !hasDigit(token.word) && !isOrder(token, index, tokens[index + 1])) {
      // "Fox" of "Twentieth Century Fox"
      isNamed ||=
        index > 0 && isCapitalized(token.word) && !isOf(foldWord(token.word), 'searched occasions');
      run.push(token);
      continue;
    }
    const isCut = hasDigit(token.word) || (index > 0 && token.tag.startsWith('NNP'));
    // "Party" of a "New Years party item", "foam" of 19 mm
    const isOwn = ({ word }: Tagged, at: number) =>
      isOf(word, 'searched occasions') ||
      isMaterial(word) ||
      (isMaterial(run[at + 1]?.word ?? '') && isOf(foldWord(word), 'metal qualities'));
    if (run.length > 0 && !isCut) phrases.push(isNamed ? run.filter(isOwn) : run);
    run = [];
    // "Olds" of "8 Year Olds"
    isNamed = isCut;
  }
  return phrases;
}

/** Tokens, with hyphenated ones joined, and two that say something only together: "hand wash". */
function compounded(tokens: readonly Tagged[]): Tagged[] {
  const joined: Tagged[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const isTerm = isOf(`${last?.word ?? ''} ${token.word}`, 'term pairs');
    if (isTerm && last !== undefined) {
      joined[joined.length - 1] = { word: `${last.word}-${token.word}`, tag: 'NN' };
      continue;
    }
    const held = token.tag === 'HYPH' || last?.word.endsWith('-') === true;
    if (held && last !== undefined)
      joined[joined.length - 1] = { ...last, word: last.word + token.word };
    else joined.push(token);
  }
  return joined;
}

/** A noun of the dictionary, or a compound or people. */
function isSearched({ word, tag }: Tagged): boolean {
  // "Feet"
  const isPart = isOf(foldWord(word), 'parts of anything');
  if (!(isInDictionary(word) || isPart) || foldWord(word).endsWith('ly')) return false;
  return word.includes('-') || isPeople(word) || isTagged({ word, tag }, 'NN');
}

/** "Work out in style", "zip up", "travel there": a verb that the tagger takes for a noun. */
function isOrder({ word }: Tagged, index: number, next: Tagged | undefined): boolean {
  if (isOf(next?.word ?? '', 'verb particles')) return true;
  const opens = index === 0 && vocabulary('verbs').has(foldWord(word));
  return opens && isTagged(next, 'IN', 'RB', 'DT', 'PRP', 'RP', 'TO');
}
