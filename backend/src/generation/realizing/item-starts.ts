import { isThirdPerson } from '../reading/verbs.ts';
import { vocabulary } from '../vocabulary/index.ts';

/** Edits of how an item begins, because no sentence precedes it. */

/** "Additionally, the lid locks", "And it has a lid", but not "And, when it rains, …" */
const CONNECTIVE =
  /^(?:(?:additionally|also|besides|furthermore|in addition|moreover|plus),\s+|(?:and|plus)\s+(?=(?:it|its|the|this)\s|with [^.,]{3,80}, (?:the|this)\s))(?=\p{L})/iu;

/** Removes a word that only adds a statement to the one before, which a list item doesn't follow. */
export function dropConnective(text: string): string {
  return text.replace(CONNECTIVE, '');
}

const POSSESSIVE_PRONOUN = /^(?:its|their)\s+(?=\p{L})/iu;
const PRONOUN_WITH_BE = /^(?:it(?:['’]s| is)|they(?:['’]re| are))\s+(?=\p{L})/iu;
/** "It's become a classic" has no form without its subject. */
const HAS_PARTICIPLE = /^(?:(?:also|even|now|since) )?(?:become|been|got|had)\b/iu;
/** "It has been engraved" and "It does this with a motor" have no form without their subject. */
const PRONOUN_WITH_VERB = /^it\s+(?:also\s+)?(?!has been\b|does (?:so|that|this)\b)(?=(\p{L}+))/iu;
/** Describes an action rather than a property: "Easy to clean". */
const DESCRIBES_ACTION =
  /^(?!\p{L}+ed\b)(?:(?:\p{L}+ly|very|so|also|quite|not|really)\s+)?\p{L}+\s+(?:to|that|if|when)\b/iu;

/** A second clause depends on the first pronoun: "Made of oak and its lid locks". */
const CONTINUES_WITH_PRONOUN = /(?:\b(?:and|but)|,) (?:it|its|they|their)\b/iu;
/** A second predicate depends on the first pronoun: "made for camps and is ideal for boats". */
const CONTINUES_WITH_BE = /\b(?:and|but)(?: also)? (?:is|are|has|have|can|will|comes?)\b/iu;
/** A second verb depends on the first pronoun: "light, foldable, and gives you room", "light and dries quickly". */
const CONTINUES_WITH_VERB =
  /,? (?:and|but) (\p{L}+)(?: (?:and|&|\+) \p{L}+)? (?:a|an|the|your?|\p{L}+ly|fast|well)\b/iu;

/**
 * Removes a leading pronoun, because a list item has no preceding sentence: "It features dimples", "It is made to
 * last", "Its lid locks".
 */
export function dropPronoun(text: string): string {
  if (POSSESSIVE_PRONOUN.test(text))
    return CONTINUES_WITH_PRONOUN.test(text) ? text : text.replace(POSSESSIVE_PRONOUN, '');
  const being = PRONOUN_WITH_BE.exec(text)?.[0];
  if (being !== undefined) {
    const rest = text.slice(being.length);
    const next = CONTINUES_WITH_VERB.exec(rest)?.[1]?.toLowerCase() ?? '';
    const isOpen =
      CONTINUES_WITH_PRONOUN.test(rest) ||
      CONTINUES_WITH_BE.test(rest) ||
      isVerb(next) ||
      isThirdPerson(next);
    return HAS_PARTICIPLE.test(rest) || DESCRIBES_ACTION.test(rest) || isOpen ? text : rest;
  }
  const verb = PRONOUN_WITH_VERB.exec(text)?.[1]?.toLowerCase() ?? '';
  const past = verb.endsWith('ed') && ['ed', 'd'].some((end) => isVerb(verb.slice(0, -end.length)));
  return past || isThirdPerson(verb) ? text.replace(PRONOUN_WITH_VERB, '') : text;
}

function isVerb(word: string): boolean {
  return vocabulary('verbs').has(word);
}
