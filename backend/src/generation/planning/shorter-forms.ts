import { isThirdPerson, verbShapeOf } from '../reading/verbs.ts';
import { isTagged, tagText, type Tagged } from '../reading/tagging.ts';
import { countWords, firstWordOf, foldWord, wordsOf } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import type { Entry } from './types.ts';

/** A statement up to a place where it could have ended. */
export interface ShorterForm {
  readonly entry: Entry;
  /** Whether it is what opens a sentence, "Cut from oak and oiled by hand", and goes on from a name. */
  readonly needsName: boolean;
}

/** Minimum words of what is left, and characters of what follows a name. */
const MIN_WORDS = 6;
const MIN_PARTICIPLE_CHARACTERS = 44;
/** Marks between clauses, with what follows them. */
const CLAUSE_BOUNDARY =
  /[;:,] | [–—] |—| (?:to (?:deliver|ensure|provide)|that comes? with|evoking|creating|making|offering|providing|giving) /gu;
/** "and it folds flat": a clause of its own. */
const NEXT_CLAUSE =
  /^(?:and|but|so|or|yet) (?:it|its|they|their|you|your|we|our|this|these|the|each|every) /iu;
/** "It is not only light, but …": half of what is said. */
const NOT_ONLY = /(?:\bnot|n['’]t) (?:only|just|merely|simply)\b/iu;
/** "this bag has …", after what opens its sentence. */
const SUBJECT = /^(?:this|these|the|it|our|your|you|they) /iu;
/** "If it rains, …", "With its frame, …": what needs the clause after it. */
const SUBORDINATE_START =
  /^(?:if|when|whenever|while|whether|with|without|from|for|in|at|on|by|as|although|though|because|since|thanks|after|before|whatever|wherever|not only)\b/iu;

/**
 * "The rack holds six coats" of "The rack holds six coats, making it …": the shorter forms of a statement without what
 * is only added to it, the longest first. Nothing is left out from the middle.
 */
export function shorterForms(entry: Entry): ShorterForm[] {
  const [unit, ...more] = entry.units;
  if (unit === undefined || more.length > 0) return [];
  const { text } = unit;
  const forms: ShorterForm[] = [];
  for (const { 0: mark, index } of text.matchAll(CLAUSE_BOUNDARY)) {
    const kept = text.slice(0, index);
    const rest = text.slice(index + mark.length);
    // "Tarn Pump: fits all valves; …", "Tarn Pump: for all valves; …"
    const isLabeled = entry.label !== undefined && mark === '; ' && verbShapeOf(kept) === 'none';
    const needsName = isParticipleClause(kept, rest, mark) && !/\bbut\b/iu.test(kept);
    const mayEnd =
      (needsName && kept.length >= MIN_PARTICIPLE_CHARACTERS) ||
      (isAddition(mark, kept, rest) && (isComplete(kept, text, unit.finite) || isLabeled));
    const words = countWords(kept);
    if (!mayEnd || words < MIN_WORDS || !hasBalancedMarks(kept)) continue;
    const finite = unit.finite && !needsName && !isLabeled;
    forms.unshift({
      entry: { ...entry, units: [{ ...unit, text: kept, words, finite, closed: true }] },
      needsName,
    });
  }
  return forms;
}

const PARTICIPLE_START = /^(?:\p{Ll}+ed|made) (?:with|from|by|for) /u;

/** "…, get yours today!" */
const CALL_TO_BUY =
  /^(?:so )?(?:get|order|buy|grab|try) (?:yours?|one|some|it|them|now|today)\b[^,;.]{0,30}[.!]?$/iu;

/** Whether what follows a mark only adds to what stands before it. */
function isAddition(mark: string, kept: string, rest: string): boolean {
  // "It holds two figures: …", unlike "Two figures: …"
  if (LETTER.test(mark)) return isNounAtEnd(kept);
  if (mark === ': ') return verbShapeOf(kept) !== 'none';
  if (mark !== ', ') return true;
  if (CALL_TO_BUY.test(rest)) return true;
  // "…, blended with spices"
  if (PARTICIPLE_START.test(rest)) return true;
  if (isInClass(firstWordOf(rest).replace(/[^\p{L}]/gu, ''), 'words that add'))
    return /^\p{Ll}/u.test(rest) && !NOT_ONLY.test(kept);
  if (NOT_ONLY.test(kept)) return false;
  if (NEXT_CLAUSE.test(rest)) return verbShapeOf(rest.slice(rest.indexOf(' ') + 1)) === 'clause';
  const [, verb = ''] = /^(?:and|but) (\p{L}+) /iu.exec(rest) ?? [];
  // "…, and keeps them dry", unless it ends a list of what it does.
  return !kept.includes(',') && (isInClass(verb, 'finite verbs') || isThirdPerson(foldWord(verb)));
}

const LETTER = /\p{L}/u;
/** "the best way to provide", "everything you need to ensure" */
const NOUN_WITH_INFINITIVE =
  /\b(?:way|ability|abilities|chance|opportunity|power|place|tool|need|needs|effort|right|plan|thing|aim|goal|system|first|one|and|or)$/iu;

/** Whether a clause could end: "It has a tweeter and a reflector", before "to deliver …". */
function isNounAtEnd(kept: string): boolean {
  const last = tagText(kept).at(-1);
  return (
    kept.length >= MIN_PARTICIPLE_CHARACTERS &&
    isTagged(last, 'NN', 'NNS') &&
    !NOUN_WITH_INFINITIVE.test(kept)
  );
}

/** Whether the shorter text is as complete as the whole. */
function isComplete(kept: string, text: string, finite: boolean): boolean {
  const last = foldWord(wordsOf(kept).at(-1) ?? '');
  if (vocabulary('danglers').has(last)) return false;
  if (!finite) return true;
  const [, main] = SUBORDINATE_START.test(kept) ? (/^[^,]*, (.*)$/u.exec(kept) ?? []) : ['', kept];
  if (main === undefined) return false;
  const shape = verbShapeOf(main);
  return shape !== 'none' && (main !== kept || shape === verbShapeOf(text));
}

/** "Cut from oak and oiled by hand" before ", this tray …". */
function isParticipleClause(kept: string, rest: string, mark: string): boolean {
  if (mark !== ', ' || !SUBJECT.test(rest) || verbShapeOf(kept) !== 'none') return false;
  const [first, second] = tagText(kept);
  const isMade = (token: Tagged | undefined) => isTagged(token, 'VBN', 'VBD', 'VBG');
  const isOpened = isMade(first) || (isTagged(first, 'JJ', 'RB', 'NN') && isMade(second));
  return isOpened && !SUBORDINATE_START.test(kept);
}

/** Whether every bracket and quotation that opens ends. */
function hasBalancedMarks(text: string): boolean {
  // 12" is no quotation.
  const quoted = text.replace(/\d["”]/gu, '');
  const count = (mark: string) => quoted.split(mark).length - 1;
  return count('(') === count(')') && count('“') === count('”') && count('"') % 2 === 0;
}
