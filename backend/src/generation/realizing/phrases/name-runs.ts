import type { Reading } from '../../reading/index.ts';
import { isPlural } from '../../reading/name.ts';
import { foldWord, stemOf, wordsOf } from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import { evidenceOf, type Evidence } from './evidence.ts';
import { openedByNames } from './known-names.ts';
import { openedBy, openerOf } from './opener.ts';
import { isTerm, type ProductHead } from './product-head.ts';
import { isSound } from './standalone-phrase.ts';
import {
  isBinding,
  isColor,
  isDescribing,
  isEmpty,
  isInDictionary,
  isKnownPair,
  isMaterial,
  isNoun,
  isPeople,
  isPlace,
  isPossibleName,
  isSmallWord,
  isThing,
  isTrait,
  isVague,
} from './words.ts';

/** Longest phrase that anyone types, in words. */
export const MAX_WORDS = 4;

/** Runs of a name's words that end in the product's noun, the fullest first, the noun alone last. */
export function runsOf(head: ProductHead, reading: Reading, isMain: boolean): string[][] {
  const evidence = evidenceOf(reading);
  const brand = new Set(wordsOf(reading.request.brand_name ?? '').map(foldWord));
  const { words, at, from } = head;
  const opener = openerOf(reading);
  const opened = openedBy(opener, words);
  const isAfter = (start: number) =>
    start > 0 && start === opened && (opener?.sure === true || isPlain(words[start] ?? ''));
  const runs: string[][] = [];
  for (let start = Math.max(0, at - MAX_WORDS + 1); start <= from; start += 1) {
    const run = words.slice(start, at + 1);
    const [first = ''] = run;
    const opens = !isSmallWord(first) && !isOf(first, 'bare nouns') && !brand.has(foldWord(first));
    // "Party" says nothing, but "party glasses" is all that the name is.
    const isName = at === words.length - 1 && isOnly(head, reading) && !brand.has(foldWord(first));
    const isWhole = start === 0 && isMain && (opens || isName);
    const isFree = start > 0 && (isMain || isTrait(first));
    if (!isInformative(run, brand)) continue;
    // "Lights" of "strip lights"
    const isWord = from === at || !isTerm(words[from] ?? '', words[from + 1] ?? '', evidence);
    const isHalf = isWord && runs.length > 0 && isBound(words[from - 1] ?? '');
    const isNext = start >= opened && isAfter(start);
    // Between the fullest run and the noun, a run begins at a trait or after one: others may be torn from a name.
    const isFullest =
      runs.length === 0 && isSound(run) && new Set(run.map(stemOf)).size === run.length;
    const isEdged =
      isFree &&
      start >= opened &&
      (isFullest || isTrait(first) || isPeople(first) || isDescribing(words[start - 1] ?? '')) &&
      canStart(start, head, evidence, brand);
    if ((start === from && !isHalf) || (isFree && isNext) || (isWhole && isFullest) || isEdged)
      runs.push(run);
  }
  if (isMain && runs.every((run) => run.length <= at - from + 1)) {
    const near = nearestRun(head, evidence, brand, opened);
    if (near !== undefined) runs.unshift(near);
  }
  // "Learning toy" is little, but more than a part of a name.
  if (runs.length === 0 && from < at) return [words.slice(from, at + 1)];
  return runs;
}

/** "Princess" of a princess doll: the words right before a noun that says little without them. */
function nearestRun(
  { words, at, from }: ProductHead,
  evidence: Evidence,
  brand: ReadonlySet<string>,
  opened: number,
): string[] | undefined {
  const wordAt = (index: number) => words[index] ?? '';
  if (from <= opened || !belongs(wordAt(from - 1), brand)) return undefined;
  let start = from - 1;
  while (
    start > opened &&
    at - start < MAX_WORDS &&
    splitsTerm(wordAt(start - 1), wordAt(start), evidence)
  )
    start -= 1;
  // "Muscle", "radio": what tells of which kind that word is.
  const [first, before] = [wordAt(start), wordAt(start - 1)];
  const isKind =
    start > opened + 1 &&
    at - start < MAX_WORDS - 1 &&
    isNoun(first) &&
    !isDescribing(first) &&
    belongs(before, brand) &&
    isNoun(before) &&
    !isDescribing(before) &&
    !isPlace(before) &&
    // "Captain America"
    !(isPossibleName(before) && isPossibleName(wordAt(start - 2))) &&
    !isDescribing(wordAt(start - 2)) &&
    !splitsTerm(wordAt(start - 2), before, evidence);
  if (isKind) start -= 1;
  const run = words.slice(start, at + 1);
  const [opening = ''] = run;
  const opens = !isSmallWord(opening) || /^no$/iu.test(opening);
  const isWhole = start === opened || isEdge(wordAt(start - 1), opening, evidence);
  return run.length > MAX_WORDS || !opens || !isWhole ? undefined : run;
}

/** Whether a word that follows a made-up one can be no part of its name: "Gym" of "Kratos Gym Pant". */
function isPlain(word: string): boolean {
  return (
    !isPossibleName(word) &&
    (isNoun(word) || isDescribing(word)) &&
    (isPeople(word) || !isPlural(word.toLowerCase()))
  );
}

/**
 * Whether a phrase can begin between two words: the first describes what follows, no dictionary has it, or
 * the input has only the second in small letters, so that it is no part of a name.
 */
function isEdge(before: string, word: string, { common }: Evidence): boolean {
  // "Wrapped Up Ugly Sweater"
  if (isSmallWord(before)) return isOf(before, 'verb particles');
  return (
    isPeople(before) ||
    isPlace(before) ||
    isDescribing(before) ||
    isDescribing(word) ||
    !isInDictionary(before) ||
    isPlural(before.toLowerCase()) ||
    (common.has(stemOf(word)) && !common.has(stemOf(before)))
  );
}

/** Whether a word can be the first of a phrase: it is no praise, no brand and no maker's plural. */
function belongs(word: string, brand: ReadonlySet<string>): boolean {
  return (
    word.length > 2 &&
    !isSmallWord(word) &&
    !isEmpty(word) &&
    !vocabulary('opinions').has(foldWord(word)) &&
    !vocabulary('qualities').has(foldWord(word)) &&
    !isOf(word, 'company words') &&
    !isOf(word, 'words of no kind') &&
    !brand.has(foldWord(word)) &&
    !/['’]s$/u.test(word) &&
    (isPeople(word) || !isPlural(word.toLowerCase()))
  );
}

/** Whether a word goes with the one before it: "No Tangle", "Peel and Stick", "Boba Fett", "Ice Cream". */
function splitsTerm(before: string, word: string, evidence: Evidence): boolean {
  if (isPeople(before)) return false;
  return (
    isOf(before, 'words that bind') ||
    isBinding(before) ||
    isKnownPair(before, word) ||
    isOf(`${before} ${word}`, 'compound kinds') ||
    evidence.names.has(`${before} ${word}`) ||
    evidence.pairs.has(`${stemOf(before)} ${stemOf(word)}`) ||
    /^(?:and|&)$/iu.test(word) ||
    (!isInDictionary(before) && !isInDictionary(word))
  );
}

/** Whether a stretch of words is the name from its start to its end. */
function isOnly({ words }: ProductHead, { name }: Reading): boolean {
  return words.join(' ') === name.text;
}

/** Whether a word before the noun is one that the noun may not go without: another noun. */
export function isBound(word: string): boolean {
  return isInDictionary(word) && !isDescribing(word) && !isSmallWord(word);
}

/** Whether a phrase says more than whose product it is, or that it is a set. */
export function isInformative(run: readonly string[], brand: ReadonlySet<string>): boolean {
  if (isKnownPair(run.at(-2) ?? '', run.at(-1) ?? '')) return true;
  return !run.every((word) => isVague(word) || brand.has(foldWord(word)));
}

/** Whether a run can begin here: it then tears neither a name nor a term. */
function canStart(
  start: number,
  { segment, words, from }: ProductHead,
  evidence: Evidence,
  brand: ReadonlySet<string>,
): boolean {
  const word = words[start] ?? '';
  if (isSmallWord(word) || vocabulary('opinions').has(foldWord(word))) return false;
  const before = words[start - 1] ?? '';
  if (isSmallWord(before)) return false;
  if (brand.has(foldWord(before))) return true;
  if (evidence.names.has(`${before} ${word}`) || isKnownPair(before, word) || isBinding(before))
    return false;
  // "Stainless Steel", "Linen Blend"
  const isGrade = isMaterial(before) || vocabulary('qualities').has(foldWord(before));
  const isGraded = isMaterial(word) || vocabulary('qualities').has(foldWord(word));
  if (isGraded && isGrade) return false;
  // "Models" of "Tamiya Models Tank": English compounds have no plurals inside.
  if (start < from && isPlural(word.toLowerCase()) && !isPeople(word)) return false;
  const isCommon = (one: string) => evidence.common.has(stemOf(one)) || isInDictionary(one);
  const isSaid = evidence.common.has(stemOf(before));
  // "Black Panther"
  const isTold = isColor(before) ? evidence.common.has(stemOf(word)) : isSaid;
  const isDescribed =
    isPeople(before) || (isTrait(before) && !isColor(before)) || (isDescribing(before) && isTold);
  // "Journey Girls", "Delta Children"
  if (start === 1 && isPeople(word) && isCommon(before) && !isDescribed) return false;
  if (!isCommon(word)) return isDescribed && word.length > 2;
  // "Remote Controlled", "Sky Blue"
  const isBound = isColor(word) || /ed$/u.test(word) || isOf(word, 'bound participles');
  if (isDescribing(word)) return isDescribed || !isBound || !isCommon(before);
  // "Quillmere Puzzle Cube": what no dictionary has is a maker where a name begins, and else a part of a name.
  const isMaker = start === 1 && !isCommon(before) && openedByNames(segment) === 0;
  if (start === from - 1 && isThing(word) && (isDescribed || isVague(before) || isMaker))
    return true;
  return isDescribed || (start < from && isTerm(word, words[start + 1] ?? '', evidence));
}
