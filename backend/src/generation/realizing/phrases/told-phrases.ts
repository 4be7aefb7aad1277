import { isTold } from '../../reading/doubts.ts';
import { isPlural } from '../../reading/name.ts';
import type { Quote, Reading, Unit } from '../../reading/index.ts';
import { foldWord, SMALL_WORDS } from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import { isColor, isDescribing, isInDictionary, isMaterial, isThing, isVague } from './words.ts';

export interface ToldPhrase extends Quote {
  readonly words: readonly string[];
}

/** Words before which a statement calls the product something: "this poster", "is a board game". */
const CALLS = /\b(?:this|these|(?:is|as|are) an?)\s+(?=\p{L})/giu;
/** Words after those in which the noun is looked for. */
const MAX_LOOKED = 6;
const MAX_WORDS = 3;
const MAX_PHRASES = 4;

/** What the features call the product, with the words that say of which kind it is. */
export function toldPhrases({ units }: Reading): ToldPhrase[] {
  const found = new Map<string, ToldPhrase>();
  for (const unit of units) {
    if (!isTold(unit)) continue;
    for (const match of unit.text.matchAll(CALLS)) {
      const words = nounAfter(unit, match.index + match[0].length, /^these/iu.test(match[0]));
      const key = words.join(' ').toLowerCase();
      if (key !== '' && !found.has(key)) found.set(key, { text: key, span: unit.span, words });
      if (found.size === MAX_PHRASES) return [...found.values()];
    }
  }
  return [...found.values()];
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
  const [only = ''] = kept;
  return kept.length === 1 && (isVague(only) || isMaterial(only)) ? [] : kept;
}

function isPart(word: string): boolean {
  const small = foldWord(word);
  if (word !== word.toLowerCase() || isOf(small, 'idle terms')) return false;
  if (isColor(word) || isMaterial(word) || isOf(small, 'searched traits')) return true;
  return isInDictionary(word) && !isDescribing(word) && !vocabulary('opinions').has(small);
}
