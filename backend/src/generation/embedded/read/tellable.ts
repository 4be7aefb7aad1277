import type { Fact } from './facts.ts';
import { MADE_TWICE } from './shape.ts';
import { isThing } from './thing.ts';

const LONGEST = 12;
const TOLD_PARTICIPLE =
  /^(?:(?:officially|fully|specially) )?(?:licensed by|made (?:of|from|in|with|for|to|by)|crafted (?:of|from|with|in)|designed (?:for|to|by)|constructed (?:of|from|with)|built (?:to|for|from|with)|featuring|including|recommended for|intended for|used (?:with|in|for|by))\b/iu;

/**
 * Whether a fact makes a sentence without doubt about its grammar. The others are listed as they
 * stand, which is always right: a list asks no questions.
 */
export function isTellable(fact: Fact): boolean {
  if (fact.attribute) return false;
  // What stands behind a header says nothing without it.
  if (fact.header !== null && !/^(?:sentence|imperative|predicate)$/u.test(fact.shape))
    return false;
  switch (fact.shape) {
    case 'sentence':
    case 'imperative':
      return true;
    case 'predicate':
      return fact.words >= 3;
    case 'noun':
      return isThing(fact.text);
    case 'identity':
      return fact.words >= 2 && !/[:;]/u.test(fact.text);
    case 'adjective':
      return fact.words <= LONGEST && !/^(?:each|all|not|no|\d)/iu.test(fact.text);
    case 'participle':
      return (TOLD_PARTICIPLE.test(fact.text) && fact.words >= 3) || MADE_TWICE.test(fact.text);
    case 'prepositional':
      return /^(?:for|with|without|from)\s/iu.test(fact.text) && fact.words >= 3;
    case 'care':
      return false;
  }
}
