import type { PartOfSpeech } from './lemmas.ts';
import type { WordNet } from './wordnet.ts';

/** The most common part of speech of a word. */
export function mainPartOfSpeech(wordNet: WordNet, word: string): PartOfSpeech | undefined {
  const lower = word.toLowerCase();
  const usesAs = (part: PartOfSpeech) => wordNet.uses(lower, part);
  const [noun, verb, adj, adv] = [usesAs('noun'), usesAs('verb'), usesAs('adj'), usesAs('adv')];
  // "Dry" and "medium" are mainly qualities, "left" is a form of "leave".
  const participle = /(?:ing|ed)$/u.test(lower) || !hasSense(wordNet, lower, 'verb');
  if (adj.count > 0 && !(participle && verb.count > adj.count) && hasSense(wordNet, lower, 'adj')) {
    return 'adj';
  }
  if (adv.count > Math.max(noun.count, verb.count)) return 'adv';
  if (verb.count > noun.count) return 'verb';
  // "Roomy" is hardly ever a person.
  if (adj.firstSense !== undefined && noun.count === 0) return 'adj';
  if (noun.firstSense !== undefined) return 'noun';
  if (adj.firstSense !== undefined) return 'adj';
  if (verb.firstSense !== undefined) return 'verb';
  return adv.firstSense === undefined ? undefined : 'adv';
}

function hasSense(wordNet: WordNet, lemma: string, part: PartOfSpeech): boolean {
  return wordNet.senses(lemma, part).length > 0;
}
