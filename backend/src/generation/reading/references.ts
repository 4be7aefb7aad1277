import { foldWord, wordsOf } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';

/**
 * Whether a text refers to the statement before it: "It …", "But …", "This makes …". "This set …"
 * refers to the product.
 */
export function startsWithReference(text: string): boolean {
  const [first = '', second = ''] = wordsOf(text).map(foldWord);
  if (first === 'the') return THE_ONE_BEFORE.test(text);
  if (
    IN_BRACKETS.test(text) ||
    hasPronounSubject(text) ||
    THAT_IS.test(text) ||
    ADDS_ITEM.test(text) ||
    ADDS_PEOPLE.test(text) ||
    ENDS_ON_REFERENCE.test(text) ||
    CONTINUES.test(text)
  )
    return true;
  if (STARTS_WITH_REFERENCE.test(text)) return true;
  if (ORDINAL.test(text)) return false;
  if (!vocabulary('pointers').has(first)) return false;
  return !isInClass(first, 'pointed at') || isInClass(second, 'pointing verbs');
}

/** "Second time zone", unlike "Second, rinse it" */
const ORDINAL = /^(?:second|third) \p{L}+ \p{L}/iu;
/** "The result", "The latter refers to …", "The first was …" */
const THE_ONE_BEFORE =
  /^the (?:result\b|(?:former|latter)\b|(?:first|second|third|last|others?|rest) (?:is|are|was|were|has|have)\b)/iu;
/** "(No, it isn't real!)": a remark on the text before it. */
const IN_BRACKETS = /^\([^()]*[.!?]\)$/u;
/** "Figure also comes with a block" */
const ADDS_ITEM = /^(?:\p{L}+ ){1,3}also (?:comes?|has|have|includes?|features?)\b/iu;
/** "Adults love it too" */
const ADDS_PEOPLE = /^(?:\p{L}+ ){2,4}(?:it|them) too\b/iu;
/** "Comfort isn't one of them", "These shoes allow for both", "The tent is all those things and more" */
const ENDS_ON_REFERENCE =
  /\b(?:(?:all|any|both|each|either|most|neither|none|one|some) of (?:them|these|those(?: \p{L}+)?)|(?:these|those) things(?: and more)?|(?:at|for|from|in|of|on|to|with) both)[.!]?$/iu;
/**
 * "Luckily, the strap is long", "There's also a lid", "Not with this bag", "Step 2: Rinse", "Just as easy, every day",
 * "Because these boots are bold.", "Take our green tea, for example."
 */
const CONTINUES =
  /^(?:take [^.!?]{1,60}, for (?:example|instance)[.!]?$|because (?![^.!?]*, (?:an?|it|our|the|these|they|this|we|you|your)\b)|especially (?:if|since|when)\b|even so\b|just as \p{L}+,|rather, |(?:fortunately|luckily|thankfully)\b|there(?:['’]s| is| are) also\b|not (?:with|for|in|on|at) |step (?:[2-9]|1\d)\b)/iu;
/** "In addition, it folds flat", "In addition to the lid, …", but not "In addition to folding flat, …" */
const STARTS_WITH_REFERENCE =
  /^(?:from (?:there|that (?:moment|point)|then)(?: on)?|now,? (?:it|they)|together,? (?:it|these|they|this|those)\b|in addition(?: to (?:the|this|these|that|its|their))?|in turn|as a result|on top of that|what['’]s more|for (?:example|instance)|as such|that way|this way)\b(?! to\b)/iu;
/** "That's it, plus sandalwood" */
const THAT_IS = /^(?:that|this)['’]s\b/iu;

/**
 * Whether the subject is a pronoun after an introductory phrase: "With a quartz movement, it keeps
 * time".
 */
function hasPronounSubject(text: string): boolean {
  return isInClass(wordsOf(text)[0] ?? '', 'introducing words') && LATE_PRONOUN.test(text);
}

const LATE_PRONOUN = /^(?:(?!, (?:the|this|these|our|your|you|we|a|an) )[^.!?])*?, (?:it|they)\b/u;
