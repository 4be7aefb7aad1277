import type { Part } from './lemmas.ts';
import type { WordNet } from './wordnet.ts';

/** The part of speech that a word mostly is. */
export function mainPartOf(wordNet: WordNet, word: string): Part | undefined {
  const low = word.toLowerCase();
  const used = (part: Part) => wordNet.uses(low, part);
  const [noun, verb, adj, adv] = [used('noun'), used('verb'), used('adj'), used('adv')];
  // "Dry" and "medium" are mainly qualities, "left" is a form of "leave".
  const participle = /(?:ing|ed)$/u.test(low) || !isHeld(wordNet, low, 'verb');
  if (adj.tagged > 0 && !(participle && verb.tagged > adj.tagged) && isHeld(wordNet, low, 'adj')) {
    return 'adj';
  }
  if (adv.tagged > Math.max(noun.tagged, verb.tagged)) return 'adv';
  if (verb.tagged > noun.tagged) return 'verb';
  // "Roomy" is hardly ever a person.
  if (adj.first !== undefined && noun.tagged === 0) return 'adj';
  if (noun.first !== undefined) return 'noun';
  if (adj.first !== undefined) return 'adj';
  if (verb.first !== undefined) return 'verb';
  return adv.first === undefined ? undefined : 'adv';
}

function isHeld(wordNet: WordNet, lemma: string, part: Part): boolean {
  return wordNet.senses(lemma, part).length > 0;
}
