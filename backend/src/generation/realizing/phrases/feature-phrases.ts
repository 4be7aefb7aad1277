import { isUsable } from '../../reading/doubts.ts';
import { isPlural } from '../../reading/name.ts';
import type { Quote, Reading, Unit } from '../../reading/index.ts';
import { foldWord, SMALL_WORDS, wordsOf } from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import {
  isBinding,
  isColor,
  isDescribing,
  isInDictionary,
  isKnownPair,
  isMaterial,
  isPraise,
  isThing,
  isVague,
} from './words.ts';

export interface FeaturePhrase extends Quote {
  readonly words: readonly string[];
  /** Whether it only opens a phrase, which can be about a part of the product. */
  readonly opens: boolean;
}

/** Words before which a statement calls the product something: "this poster", "is a board game". */
const CALLS = /\b(?:this|these|(?:is|as|are) an?)\s+(?=\p{L})/giu;
/** Words after those in which the noun is looked for. */
const MAX_LOOKED = 6;
const MAX_WORDS = 3;
const MAX_PHRASES = 4;
/** Words of the longest phrase that opens a statement. */
const MAX_OPENING = 4;

/** What the features call the product, with the words that say of which kind it is. */
export function featurePhrases({ units, name }: Reading): FeaturePhrase[] {
  const named = new Set(wordsOf(name.text.toLowerCase()));
  const found = new Map<string, FeaturePhrase>();
  for (const unit of units) {
    if (!isUsable(unit)) continue;
    for (const match of unit.text.matchAll(CALLS)) {
      const words = nounAfter(unit, match.index + match[0].length, /^these/iu.test(match[0]));
      const key = words.join(' ').toLowerCase();
      if (key !== '' && !found.has(key))
        found.set(key, { text: key, span: unit.span, words, opens: false });
      if (found.size === MAX_PHRASES) return [...found.values()];
    }
    const words = unit.finite ? [] : openingOf(unit, named);
    const key = words.join(' ').toLowerCase();
    if (words.length > 1 && found.size < MAX_PHRASES && !found.has(key))
      found.set(key, { text: key, span: unit.span, words, opens: true });
  }
  return [...found.values()];
}

/** Up to where a phrase says what the thing has, or to its end. */
const OPENING = /^[^,;:.!?()–—]{3,60}?(?=\s(?:with|for|featuring|made|in|that|has)\s|[.!]?$)/iu;

/** "Full zip hoodie" of "Purple full zip hoodie with pink accents": what a phrase says that the thing is. */
function openingOf({ text }: Unit, named: ReadonlySet<string>): string[] {
  const [opening = ''] = OPENING.exec(text) ?? [];
  const [first = '', ...rest] = opening.split(/\s+/u);
  const words = [first.toLowerCase(), ...rest];
  const last = words.at(-1) ?? '';
  if (!words.every((word) => /^\p{Ll}[\p{Ll}'’-]*$/u.test(word)) || !isThing(last)) return [];
  if (words.some((word) => isOf(word, 'denials en'))) return [];
  const start = words.findLastIndex(
    (word, at) =>
      at < words.length - 1 &&
      !isPart(word) &&
      !isBinding(word) &&
      !(named.has(word) && !isPraise(word)),
  );
  // What is longer would be torn.
  if (words.length - start - 1 > MAX_OPENING) return [];
  let from = start + 1;
  // "Scoop neck", "dark gray"
  const isOpen = (at: number) =>
    at > 0 && (goesWith(words[at - 1] ?? '', words[at] ?? '') || isBinding(words[at] ?? ''));
  while (from < words.length - 1 && isOpen(from)) from += 1;
  const phrase = words.slice(from);
  return phrase.slice(0, -1).every(isInside) ? phrase : [];
}

/** Whether a word can stand inside a compound: English has no plurals there. */
function isInside(word: string): boolean {
  return !SMALL_WORDS.has(foldWord(word)) && !isOf(word, 'words of no kind') && !isPlural(word);
}

function goesWith(before: string, word: string): boolean {
  return (
    isBinding(before) || isKnownPair(before, word) || isOf(`${before} ${word}`, 'compound kinds')
  );
}

/** "Classroom banner" of "this colorful classroom banner is": the noun, as it goes on before a verb. */
function nounAfter({ text }: Unit, from: number, plural: boolean): string[] {
  const words: string[] = [];
  let end = 0;
  for (const token of text.slice(from, from + 100).split(/\s+/u, MAX_LOOKED)) {
    const [word = ''] = /^[\p{L}'’-]+/u.exec(token) ?? [];
    if (word === '' || SMALL_WORDS.has(foldWord(word))) break;
    const agrees = plural === (isPlural(word.toLowerCase()) || isOf(word, 'always plural'));
    // "This figure stands"
    if (end > 0 && !agrees) break;
    words.push(word);
    if (agrees && isThing(word)) end = words.length;
    else if (end > 0 && vocabulary('verbs').has(foldWord(word))) break;
    if (word !== token) break;
  }
  const noun = words.slice(0, end);
  const start = noun.findLastIndex((word, at) => at < end - 1 && !isPart(word)) + 1;
  const kept = noun.slice(Math.max(start, end - MAX_WORDS));
  while (kept.length > 1 && isEmptyOpening(kept[0] ?? '')) kept.shift();
  const [only = ''] = kept;
  return kept.length === 1 && (isVague(only) || isMaterial(only)) ? [] : kept;
}

/** "Fun", "cutting-edge" */
function isEmptyOpening(word: string): boolean {
  return isOf(word, 'words of no kind') || isOf(word, 'unsearched words');
}

function isPart(word: string): boolean {
  const small = foldWord(word);
  if (word !== word.toLowerCase() || isOf(small, 'idle terms') || isPraise(word)) return false;
  if (isColor(word) || isMaterial(word) || isOf(small, 'searched traits')) return true;
  return isInDictionary(word) && !isDescribing(word) && !vocabulary('opinions').has(small);
}
