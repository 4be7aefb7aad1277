import { foldWord, hasLetterOrDigit } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { isTagged, tagText, type Tagged } from './tagging.ts';
import { oncePerText } from '../remember.ts';

/** The form of a statement, determined by its verb. */
export type VerbShape =
  /** A subject and a finite verb. */
  | 'clause'
  /** "Use it with …": complete by itself. */
  | 'imperative'
  /** "Includes a strap": a predicate whose subject is the product. */
  | 'predicate'
  | 'none';

/** Forms the third person of a verb. */
export function thirdPerson(base: string): string {
  if (base === 'have') return 'has';
  if (/(?:s|sh|ch|x|z|o)$/u.test(base)) return `${base}es`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

let thirdPersons: ReadonlySet<string> | undefined;

/** "features", "has": the third person of a known verb. */
export function isThirdPerson(word: string): boolean {
  thirdPersons ??= new Set([...vocabulary('verbs')].map(thirdPerson));
  return thirdPersons.has(word);
}

/** Determines the form of an English statement by its verb. */
export const verbShapeOf = oncePerText(readVerbShape);

function readVerbShape(text: string): VerbShape {
  const tokens = tagText(text).filter(({ word }) => hasLetterOrDigit(word));
  const [first, second] = tokens;
  if (first === undefined) return 'none';
  if (/^(?:we|you|they|it|i|he|she|that|there|here)['’](?:re|s|ll|ve|d|m)\b/iu.test(text))
    return 'clause';
  if (mainVerbIndexOf(tokens) !== -1) return 'clause';
  if (opensImperative(first, second)) return 'imperative';
  if (opensPredicate(first, second)) return 'predicate';
  return 'none';
}

/** The index of the verb of the main clause after its subject, or -1. */
export function mainVerbIndexOf(tokens: readonly Tagged[]): number {
  return tokens.findIndex((token, index) => index > 0 && isMainVerb(token, index, tokens));
}

function isMainVerb(token: Tagged, index: number, tokens: readonly Tagged[]): boolean {
  const word = foldWord(token.word);
  const before = tokens[index - 1];
  if (before === undefined) return false;
  const previous = foldWord(before.word);
  if (inRelative(index, tokens)) return false;
  if (isInClass(word, 'finite verbs') || isInClass(token.word, 'finite verbs')) return true;
  if (isInClass(before.word, 'finite verbs')) return false;
  if (/'(?:s|re|ll|ve|d)$/u.test(token.word.toLowerCase()) && isInClass(word, 'pronouns'))
    return true;
  const next = tokens[index + 1];
  if (next === undefined && !isInClass(previous, 'pronouns')) return false;
  // "It fits", "It also features"
  const subject = before.tag === 'RB' ? foldWord(tokens[index - 2]?.word ?? '') : previous;
  if (subject === 'it' && isThirdPerson(word)) return true;
  if (isThirdPerson(word) && !isInClass(word, 'rather plurals')) {
    // "Zip pockets": a plural noun isn't a verb if no object can follow it.
    const object =
      next !== undefined &&
      (isInClass(foldWord(next.word), 'object openers') ||
        isTagged(next, 'DT', 'PRP', 'RB', 'JJ', 'CD', 'VBG', 'NN', 'TO', 'IN'));
    return object && isTagged(before, 'NN', 'PRP', 'RB', 'VB', 'CD', 'JJ');
  }
  // "Set features a track": a word that is usually a noun is a verb before its object.
  if (isThirdPerson(word) && next !== undefined && isInClass(foldWord(next.word), 'object words')) {
    return isTagged(before, 'NN');
  }
  if (isThirdPerson(word) && next?.tag === 'CD' && isInClass(word, 'verbs with a number'))
    return true;
  if (token.tag === 'VBP' || token.tag === 'VB') {
    return (
      (isInClass(previous, 'pronouns') ||
        (isTagged(before, 'NN') && before.tag.endsWith('S')) ||
        (before.tag === 'NNP' && previous.endsWith('s'))) &&
      vocabulary('verbs').has(word) &&
      !isInClass(word, 'rather nouns')
    );
  }
  return false;
}

/** Maximum tokens between a relative pronoun and the verb of its clause. */
const MAX_TOKENS_TO_PRONOUN = 4;

/** "A strap that holds": the verb belongs to a clause inside the phrase. */
function inRelative(index: number, tokens: readonly Tagged[]): boolean {
  for (let at = index - 1; at >= Math.max(0, index - MAX_TOKENS_TO_PRONOUN); at--) {
    const word = foldWord(tokens[at]?.word ?? '');
    if (isInClass(word, 'relative words')) return at > 0;
    if (isInClass(word, 'finite verbs')) return false;
  }
  return false;
}

function opensImperative(first: Tagged, second: Tagged | undefined): boolean {
  const word = foldWord(first.word);
  if (second === undefined || !vocabulary('verbs').has(word)) return false;
  const opener = isInClass(foldWord(second.word), 'object openers');
  if (word === 'use') return opener;
  if (isInClass(word, 'rather nouns'))
    return opener && !isInClass(foldWord(second.word), 'preposition objects');
  return opener || isTagged(second, 'DT', 'PRP', 'JJ', 'CD', 'NN', 'RB', 'VB');
}

function opensPredicate(first: Tagged, second: Tagged | undefined): boolean {
  const word = foldWord(first.word);
  if (second === undefined) return false;
  if (isInClass(word, 'finite verbs')) return true;
  if (!isThirdPerson(word)) return false;
  return !isInClass(word, 'rather plurals') || isTagged(second, 'DT', 'CD', 'PRP');
}
