import { isPlural } from '../../reading/name.ts';
import { isUsable } from '../../reading/doubts.ts';
import type { Reading } from '../../reading/index.ts';
import { foldWord, stemOf, wordsOf } from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import { before, cite, type Cited } from '../cited.ts';
import { nounOf, shortTermOf } from './product-head.ts';
import type { ProductHead } from './part-heads.ts';
import {
  isBinding,
  isInDictionary,
  isMaterial,
  isNoun,
  isPraise,
  isSmallWord,
  isTrait,
  isVague,
} from './words.ts';

const MAX_DESCRIBING = 2;
const MAX_PHRASES = 2;

/** Where a sentence speaks of other things of the kind, and not of this one. */
const OF_OTHERS =
  /\b(?:unlike|than|other|any|every|most|not|no|never|instead|pairs?|match(?:es|ing)?|goes|your|favorite)\b/iu;

/** "Woven round table" of "with woven round table": what the details say right before the product's noun. */
export function describedPhrases(head: ProductHead, reading: Reading): Cited[] {
  const noun = stemOf(nounOf(head));
  if (isVague(nounOf(head))) return [];
  // "Birthday cards" of "Birthday Confetti Cards"
  const named = new Set(wordsOf(reading.name.text).map(foldWord));
  const isNamed = (word: string) =>
    named.has(word) &&
    isInDictionary(word) &&
    !isPlural(word) &&
    !isBinding(word) &&
    !isPraise(word);
  const phrases = reading.units.flatMap((unit) => {
    if (!isUsable(unit) || unit.span.field === 'variants' || OF_OTHERS.test(unit.text)) return [];
    const words = wordsOf(unit.text);
    return words.flatMap((word, at) => {
      if (stemOf(word) !== noun) return [];
      let first = at;
      const describes = (place: number) =>
        isDescription(words[place] ?? '', place === 0) ||
        (place === at - 1 && isNamed(words[place] ?? ''));
      while (at - first < MAX_DESCRIBING && describes(first - 1)) first -= 1;
      const said = words.slice(first, at);
      const isTorn =
        isBinding(words[first - 1] ?? '') || /^(?:and|or|&)$/iu.test(words[first - 1] ?? '');
      // "Organic makeup" of an "organic makeup feel"
      const next = words[at + 1] ?? '';
      const goesOn =
        unit.text.includes(`${word} ${next}`) &&
        isNoun(next) &&
        !isSmallWord(next) &&
        !isOf(next, 'finite verbs') &&
        (!vocabulary('verbs').has(foldWord(next)) || (!isPlural(word) && !/(?:s|ed)$/u.test(next)));
      return said.length === 0 ||
        isTorn ||
        isBinding(said[0] ?? '') ||
        goesOn ||
        !unit.text.includes(`${said.join(' ')} ${word}`)
        ? []
        : [
            before(
              { ...unit, text: said.join(' ').toLowerCase() },
              cite(shortTermOf(head), head.segment),
            ),
          ];
    });
  });
  return phrases.slice(0, MAX_PHRASES);
}

/** Whether a word says of a thing what it is made of, or how. */
function isDescription(word: string, opens: boolean): boolean {
  const small = foldWord(word);
  // "Front rod" of two
  if (isOf(small, 'sides') || isOf(small, 'sizes')) return false;
  const isListed =
    isOf(small, 'material adjectives') ||
    isOf(small, 'describing words') ||
    isOf(small, 'styles') ||
    isOf(small, 'behind the noun');
  return (
    (opens || word === word.toLowerCase()) && (isListed || isTrait(small) || isMaterial(small))
  );
}
