import { stemOf } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { lemmasOf, PARTS } from './lemmas.ts';
import { COMMON_SENSES, type WordNet } from './wordnet.ts';

/** How many senses of an adjective are checked for an opinion. */
const OPINION_SENSES = 1;

/** Whether an adjective expresses an opinion, or is similar to one that does. */
export function isOpinion(wordNet: WordNet, word: string): boolean {
  const opinions = vocabulary('opinions');
  return lemmasOf(word.toLowerCase(), 'adj')
    .flatMap((lemma) => wordNet.senses(lemma, 'adj').slice(0, OPINION_SENSES))
    .some((offset) => {
      const { words, pointers, satellite } = wordNet.synset('adj', offset);
      const heads = pointers
        .filter(({ symbol }) => satellite && symbol === '&')
        .flatMap((pointer) => wordNet.synset(pointer.part, pointer.offset).words);
      return [...words, ...heads].some((one) => opinions.has(one));
    });
}

/** Stems of an adjective's antonyms. */
export function oppositesOf(wordNet: WordNet, word: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const part of PARTS) {
    for (const offset of wordNet.senses(word, part).slice(0, COMMON_SENSES)) {
      const { words, pointers } = wordNet.synset(part, offset);
      for (const { symbol, from, to, part: of, offset: at } of pointers) {
        if (symbol !== '!' || words[from - 1] !== word) continue;
        const other = wordNet.synset(of, at).words[to - 1];
        if (other !== undefined) found.add(stemOf(other));
      }
    }
  }
  return found;
}
