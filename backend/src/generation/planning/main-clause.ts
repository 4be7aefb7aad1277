import { isTagged, tagText, type Tagged } from '../reading/tagging.ts';
import { isThirdPerson, verbShapeOf } from '../reading/verbs.ts';
import { countWords, hasLetterOrDigit } from '../text/words.ts';
import type { Entry } from './types.ts';

/** Where a subject can begin after an introduction: "Built for camps, the Tarn kettle boils …". */
const SUBJECT_START = /, (?=(?:it(?:['’]s)?|this|these|our|the|\p{Lu}\p{L}*) )/gu;
const MIN_WORDS = 6;
/**
 * Introductions under which the sentence holds, so that it says more without them: "Used daily, this soap …", "Paired
 * with the base, this lamp …".
 */
const CONDITION =
  /^(?:applied|based|combined|compared|coupled|depending|given|mixed|paired|provided|stored|taken|used|using|worn)\b/iu;
/** What the product has, unlike "With the optional base, …", "With regular use, …". */
const WITH_ITS_OWN =
  /^with (?:an?|its|their|no|\d\S*|one|two|three|four|five|six)\b|^with (?:\S+ ){0,4}\p{L}{3,}s\b/iu;
const WITH_OTHER = /^with (?:the|this|these|any|every|each|proper|regular|daily|optional)\b/iu;
/** "From the first camp to the last, …", "By combining oak and steel, …", "As a light source, …" */
const OTHER_INTRODUCTION =
  /^(?:from .+ to |by \p{L}+ing |as an? |thanks to |a |an |the (?:first|latest|newest|only) |ideal |perfect )/iu;
/** "During the walk, …" says when. */
const PREPOSITION = /^(?:according|considering|during|excluding|following|pending|regarding)\b/iu;
/** Refers to the introduction or to the sentence before it: "this tray also folds". */
const CONTINUES = /\b(?:also|too|therefore|thus)\b|^the (?:result|same|latter|former)\b/iu;

/** A sentence in two parts: "Built for camps" and "the Tarn kettle boils …". */
interface Parts {
  readonly introduction: string;
  readonly clause: string;
}

/** Maximum characters of an introduction. */
const MAX_INTRODUCTION = 160;

function partsOf(text: string): Parts | undefined {
  for (const { 0: mark, index } of text.matchAll(SUBJECT_START)) {
    if (index > MAX_INTRODUCTION) return undefined;
    const clause = text.slice(index + mark.length);
    if (isClause(clause) && !isListed(clause))
      return { introduction: text.slice(0, index), clause };
  }
  return undefined;
}

/** Whether a text has a subject and a verb. After an introduction, a noun before a verb's object is its subject. */
function isClause(text: string): boolean {
  if (verbShapeOf(text) === 'clause') return true;
  const tokens = tagText(text);
  return tokens.some((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (!isTagged(before, 'NN')) return false;
    // "The kit comes packed with …", "the pack hauls your gear", "the boots keep you dry"
    if (token.tag === 'VBZ')
      return isTagged(next, 'DT', 'PRP') || (isThirdPerson(token.word) && isTagged(next, 'VB'));
    // Taggers take "hauls" for a plural.
    if (token.tag === 'NNS' && before?.tag === 'NN') return isTagged(next, 'DT', 'PRP$');
    return token.tag === 'VBP' && before?.tag.endsWith('S') === true && isTagged(next, 'PRP', 'DT');
  });
}

/** Whether what seems to be a subject is an item of the introduction: "Aloe and rose, this soap cleans". */
function isListed(clause: string): boolean {
  return [...clause.matchAll(SUBJECT_START)].some(
    ({ 0: mark, index }) =>
      verbShapeOf(clause.slice(0, index)) !== 'clause' &&
      verbShapeOf(clause.slice(index + mark.length)) === 'clause',
  );
}

/** The main clause of a sentence, without what precedes its subject. */
export function mainClauseOf(text: string): string {
  return partsOf(text)?.clause ?? text;
}

/** Whether an introduction describes the subject and restricts nothing. */
function describesSubject(introduction: string): boolean {
  if (CONDITION.test(introduction) || WITH_OTHER.test(introduction)) return false;
  if (WITH_ITS_OWN.test(introduction) || OTHER_INTRODUCTION.test(introduction)) return true;
  const [first, second] = tagText(introduction).filter(({ word }) => hasLetterOrDigit(word));
  const isParticiple = (token: Tagged | undefined) => isTagged(token, 'VBN', 'VBD', 'VBG');
  // Taggers take "Offering" for a noun.
  const isGerund = /^\p{L}{3,}ing (?!of\b)/u.test(introduction) && !PREPOSITION.test(introduction);
  if (isGerund || (isParticiple(first) && !PREPOSITION.test(introduction))) return true;
  if (verbShapeOf(introduction) === 'clause') return false;
  return (
    isTagged(first, 'JJ') ||
    (isTagged(first, 'RB') && (isParticiple(second) || isTagged(second, 'JJ')))
  );
}

/**
 * An entry of one sentence without its introduction, if that only describes the subject: "the Tarn kettle boils …" of
 * "Built for camps, the Tarn kettle boils …".
 */
export function withoutIntroduction(entry: Entry): Entry | undefined {
  const [unit, ...more] = entry.units;
  if (unit === undefined || more.length > 0) return undefined;
  const parts = partsOf(unit.text);
  if (parts === undefined || !describesSubject(parts.introduction)) return undefined;
  const text = parts.clause;
  if (CONTINUES.test(text)) return undefined;
  const words = countWords(text);
  return words < MIN_WORDS
    ? undefined
    : { ...entry, units: [{ ...unit, text, words, finite: true }] };
}
