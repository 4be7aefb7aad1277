import { stemOf } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { lemmasOf, PARTS_OF_SPEECH } from './lemmas.ts';
import { COMMON_SENSES, type WordNet } from './wordnet.ts';

/** Maximum senses of an adjective that are checked for an opinion. */
const OPINION_SENSES = 1;

/** Whether an adjective expresses an opinion, or is similar to one that does. */
export function isOpinion(wordNet: WordNet, word: string): boolean {
  const opinions = vocabulary('opinions');
  return lemmasOf(word.toLowerCase(), 'adj')
    .flatMap((lemma) => wordNet.senses(lemma, 'adj').slice(0, OPINION_SENSES))
    .some((offset) => {
      const { words, pointers, isSatellite } = wordNet.synset('adj', offset);
      const heads = pointers
        .filter(({ symbol }) => isSatellite && symbol === '&')
        .flatMap((pointer) => wordNet.synset(pointer.part, pointer.offset).words);
      return [...words, ...heads].some((synonym) => opinions.has(synonym));
    });
}

/** Stems of an adjective's antonyms. */
export function antonymsOf(wordNet: WordNet, word: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const part of PARTS_OF_SPEECH) {
    for (const offset of wordNet.senses(word, part).slice(0, COMMON_SENSES)) {
      const { words, pointers } = wordNet.synset(part, offset);
      for (const { symbol, from, to, part: pointerPart, offset: pointerOffset } of pointers) {
        if (symbol !== '!' || words[from - 1] !== word) continue;
        const antonym = wordNet.synset(pointerPart, pointerOffset).words[to - 1];
        if (antonym !== undefined) found.add(stemOf(antonym));
      }
    }
  }
  return found;
}
