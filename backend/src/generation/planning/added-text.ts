import { isThirdPerson, mainVerbIndexOf, verbShapeOf } from '../reading/verbs.ts';
import { isTagged, tagText, type Tagged } from '../reading/tagging.ts';
import { firstWordOf, foldWord, hasLetterOrDigit } from '../text/words.ts';
import { isInClass } from '../vocabulary/index.ts';

/** Tells whether a statement could end at a comma, since what follows only adds to it. */

/** "Not only", "not just": the first half of a "not only … but" construction. */
export const NOT_ONLY =
  /(?:\bnot|n['’]t) (?:only|just|merely|simply)\b|\bmore than (?:just|only|simply)\b/iu;
/** "It may look plain": what follows is the point. */
const CONCESSION = /\b(?:may|might|though|although)\b/iu;
/** "…, get yours today!" */
const CALL_TO_BUY =
  /^(?:so )?(?:get|order|buy|grab|try) (?:yours?|one|some|it|them|now|today)\b[^,;.]{0,30}[.!]?$/iu;
/** A coordinated clause: "and it folds flat". */
const NEXT_CLAUSE =
  /^(?:and|but|so|or|yet) (?:all|as|each|every|if|it|its|most|our|some|the|their|there|these|they|this|we|when|you|your) /iu;
/** The subject of a second sentence: "this bag has …". */
const SUBJECT = /^(?:this|these|the|it|our|your|you|they) /iu;
/** "…, who finds a way", "…, where it grows" */
const RELATIVE = /^(?:where|which|who|whom|whose) /u;
/** "…, though it had been brewed before": what came before, which limits nothing. */
const BACKGROUND = /^(?:al)?though (?:he|it|she|they) had /u;
const PREPOSITION_START = /^(?:after|as|at|before|by|for|from|in|on|since|with|without) /iu;

/** Whether the text after a comma only adds to the text before it. */
export function isAddedAfterComma(kept: string, rest: string): boolean {
  if (CONCESSION.test(kept) || /^(?:but|yet) (?!(?:its?|our|their|they|we|your?) )/iu.test(rest))
    return false;
  if (CALL_TO_BUY.test(rest)) return true;
  // "In memory of a brewer", before ", who found this recipe, we …"
  if (RELATIVE.test(rest)) return kept.includes(', ') || !PREPOSITION_START.test(kept);
  if (BACKGROUND.test(rest)) return true;
  if (opensParticiples(rest)) return !isListed(kept, rest);
  if (/^as well as /u.test(rest)) return !/\bboth\b/iu.test(kept);
  // "Keeps coats dry, lets air in": what it does, listed.
  if (verbShapeOf(kept) === 'predicate' && isPredicate(rest)) return true;
  if (isInClass(firstWordOf(rest).replace(/[^\p{L}]/gu, ''), 'words that add'))
    return /^\p{Ll}/u.test(rest);
  // "The ring is gold-plated, this band is thin": two sentences joined by a comma.
  if (SUBJECT.test(rest) && verbShapeOf(kept) === 'clause') return verbShapeOf(rest) === 'clause';
  // "…, but its blend, with pumpkin and beets, supports …"
  if (/^(?:but|so|yet) (?:its|our|their|your) /u.test(rest)) return true;
  if (NEXT_CLAUSE.test(rest)) return verbShapeOf(rest.slice(rest.indexOf(' ') + 1)) === 'clause';
  const [, verb = ''] = /^(?:and|but) (\p{L}+) /iu.exec(rest) ?? [];
  // A second verb can go, unless it ends a list: "…, and keeps them dry".
  return !kept.includes(',') && isSecondVerb(verb, kept);
}

/** Whether a word after "and" is another verb of the same subject: "It dries fast, and keeps warm". */
function isSecondVerb(word: string, kept: string): boolean {
  if (isInClass(word, 'finite verbs') || isThirdPerson(foldWord(word))) return true;
  // "The authors reveal patterns, and show readers …"
  const tokens = tagText(kept).filter(({ word: letters }) => hasLetterOrDigit(letters));
  const main = tokens[mainVerbIndexOf(tokens)];
  return isTagged(main, 'VBP') && isThirdPerson(`${foldWord(word)}s`);
}

/** "adds two lights", unlike "buttons that …" */
export function isPredicate(text: string): boolean {
  const [verb, object] = tagText(text);
  return (
    isTagged(verb, 'VBZ') &&
    isThirdPerson(verb?.word ?? '') &&
    isTagged(object, 'DT', 'CD', 'PRP', 'JJ', 'NN', 'VBN')
  );
}

/** Whether a text begins with a participle and what belongs to it: "blended with spices", "requiring him to …". */
function opensParticiples(text: string): boolean {
  if (!/^\p{Ll}/u.test(text)) return false;
  const tokens = tagText(text);
  const at = isTagged(tokens[0], 'RB') ? 1 : 0;
  const [participle, next] = tokens.slice(at);
  if (isGerund(participle))
    return next?.word === ',' || isTagged(next, 'DT', 'PDT', 'PRP', 'CD', 'JJ', 'IN', 'TO');
  // Taggers take "baked" for an adjective.
  return (
    isPastParticiple(participle) && (isTagged(next, 'IN', 'TO') || (at > 0 && next?.word === ','))
  );
}

function isGerund(token: Tagged | undefined): boolean {
  return isTagged(token, 'VBG') && (token?.word.length ?? 0) > 5;
}

function isPastParticiple(token: Tagged | undefined): boolean {
  return isTagged(token, 'VBN', 'VBD') || (isTagged(token, 'JJ') && /ed$/u.test(token?.word ?? ''));
}

/** "Whether you are at home, traveling, or just taking a nap" */
const LAST_GERUND = /, (?:and|or) (?:(?:even|just|\p{Ll}+ly) )?\p{Ll}{3,}ing\b/u;

/** Whether participles are a list: "brightening, firming, helping skin", "cut, sewn by hand and dyed". */
function isListed(kept: string, rest: string): boolean {
  const last = tagText(kept).at(-1);
  const [first, second] = tagText(rest);
  if (!isGerund(first)) return isPastParticiple(last);
  // "A chic, enduring small tent": adjectives
  if (isTagged(second, 'JJ') && /\ban? [\p{L}-]+$/iu.test(kept)) return true;
  // "A cream that cares for the skin, brightening, firming, …"
  if (second?.word === ',' && verbShapeOf(kept) === 'none' && !/\bthat /u.test(kept)) return true;
  return (
    isTagged(last, 'VBG') ||
    (second?.word === ',' ? / \p{Ll}{3,}ing$/u : /, \p{Ll}{3,}ing$/u).test(kept) ||
    (/\bwhether\b/u.test(kept) && LAST_GERUND.test(rest))
  );
}
