import { mainVerbIndexOf, verbShapeOf } from '../reading/verbs.ts';
import { isTagged, tagText, type Tagged } from '../reading/tagging.ts';
import { countWords, foldWord, hasLetterOrDigit, wordsOf } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { isAddedAfterComma, isPredicate, NOT_ONLY } from './added-text.ts';
import { isThing, singularOf } from '../realizing/phrases/words.ts';
import { headOfPhrase } from './topics.ts';
import type { Entry } from './types.ts';

/** A statement cut at a point where it could have ended. */
export interface ShorterForm {
  readonly entry: Entry;
  /**
   * Whether it is a participle clause, which needs the name as its subject: "Cut from oak and oiled by hand".
   */
  readonly needsName: boolean;
}

/** Minimum words of a shorter form, and characters of a participle clause and of what precedes a modifier. */
const MIN_WORDS = 6;
const MIN_PARTICIPLE_CHARACTERS = 44;
const MIN_MODIFIED_CHARACTERS = 38;
/** Where a clause can end, with the words that continue it. */
const CLAUSE_BOUNDARY =
  /[;:,] | [–—] |—| ?(?:–{2}|-{2}) ?| (?:featuring|to (?:\p{Ll}+ly \p{Ll}+|accommodate|bring|create|deliver|enhance|ensure|give|help|improve|maintain|prevent|promote|protect|provide|recreate|reduce|repair|support)|that (?:comes? with|includes?|lets?)|evoking|creating|making|offering|providing|giving) | after (?=(?:an?|he|her|his|its|she|the|their|they) )| as well as | thanks to | because | as (?=(?:he|it|she|they|we|you) )| (?:by|for) (?=\p{Ll}+ing )| (?=\p{Ll}{3,}ing (?:all|an?|each|every|it|its|the|their|them|you|your) )| while (?=\p{Ll}+ing )| (?:that|which)(?= \p{Ll}|['’]s )| (?=\p{Ll}{3,}(?:ed|en|t) (?:around|as|at|between|by|for|from|in|into|on|to|under|with) )| and (?=(?:an?|its|the|is|are|has|\p{Ll}{2,14}s) )/gu;
/** The subject after an introduction: "this bag has …". */
const SUBJECT = /^(?:this|these|the|it|our|your|you|they) /iu;
/** A subordinate start, which needs the main clause: "If it rains, …". */
const SUBORDINATE_START =
  /^(?:if|when|whenever|while|whether|with|without|from|for|in|at|on|by|as|although|though|because|since|thanks|after|before|whatever|wherever|not only)\b/iu;

/**
 * The shorter forms of a statement, the longest first: "The rack holds six coats" of "The rack holds six coats,
 * making it …". Only text at the end is dropped.
 */
export function shorterForms(entry: Entry): ShorterForm[] {
  const [unit, ...more] = entry.units;
  if (unit === undefined || more.length > 0) return [];
  const { text } = unit;
  const forms: ShorterForm[] = [];
  for (const { 0: mark, index } of text.matchAll(CLAUSE_BOUNDARY)) {
    const kept = text.slice(0, index);
    const rest = text.slice(index + mark.length);
    // A phrase after a label can end there: "Tarn Pump: for all valves; …", unlike "Tarn Pump: fits all
    // valves; …".
    const isLabeled = entry.label !== undefined && mark === '; ' && verbShapeOf(kept) === 'none';
    const isPhrase = isPhraseBeforeSentence(kept, rest, mark);
    const needsName = isParticipleClause(kept, rest, mark) && !/\bbut\b/iu.test(kept);
    const mayEnd =
      isPhrase ||
      (needsName && kept.length >= MIN_PARTICIPLE_CHARACTERS) ||
      (isAddition(mark, kept, rest) && (isComplete(kept, text, unit.finite) || isLabeled));
    const words = countWords(kept);
    if (!mayEnd || words < MIN_WORDS || !hasBalancedMarks(kept)) continue;
    if (endsInsideDashes(kept, mark, rest)) continue;
    const finite = unit.finite && !needsName && !isLabeled && !isPhrase;
    forms.unshift({
      entry: { ...entry, units: [{ ...unit, text: kept, words, finite, closed: true }] },
      needsName,
    });
  }
  return forms;
}

/** Whether someone joined a phrase to a sentence with a comma: "Card with foil print, White Layer is optional". */
function isPhraseBeforeSentence(kept: string, rest: string, mark: string): boolean {
  // "Pair of oak stools, has two rungs"
  if (
    mark === ', ' &&
    /^(?:has|have) /u.test(rest) &&
    !kept.includes(',') &&
    verbShapeOf(kept) === 'none'
  )
    return headOfPhrase(kept) !== undefined;
  return (
    mark === ', ' &&
    /^\p{Lu}/u.test(rest) &&
    verbShapeOf(kept) === 'none' &&
    !SUBORDINATE_START.test(kept) &&
    !SUBJECT.test(kept) &&
    // "A rich source of oil, Fell Seeds are …": an apposition
    !/^an? /iu.test(kept) &&
    !opensParticipleClause(kept) &&
    headOfPhrase(kept) !== undefined &&
    verbShapeOf(rest.split(', ')[0] ?? '') === 'clause'
  );
}

/** Whether the text after a boundary only adds to the text before it. */
function isAddition(mark: string, kept: string, rest: string): boolean {
  // "It holds two figures: …", unlike "Two figures: …"
  if (mark === ' and ')
    return /^(?:an?|its|the) /u.test(rest)
      ? hasSingleObject(kept)
      : isPredicate(rest) && isBeforePredicate(kept);
  // "Red suede shoes from Tarn featuring a print": the phrase says what the product is.
  if (mark === ' featuring ' && verbShapeOf(kept) === 'none')
    return !kept.includes(',') && headOfPhrase(kept) !== undefined;
  if (mark === ' as well as ') return !/\bboth\b/iu.test(kept) && isNounAtEnd(kept);
  // "versions of basic tools" for making something, unlike "a passion", "a solution" and "space"
  if (mark === ' for ')
    return isThing(singularOf(wordsOf(kept).at(-1) ?? '')) && endsOnIndefiniteNoun(kept, rest);
  if (ADVERBIAL.test(mark)) return !NOT_ONLY.test(kept) && isNounAtEnd(kept);
  if (mark === ' while ') return verbShapeOf(kept) === 'clause';
  if (MODIFIER.test(mark))
    return kept.length >= MIN_MODIFIED_CHARACTERS && endsOnIndefiniteNoun(kept, rest);
  if (LETTER.test(mark)) return isNounAtEnd(kept);
  // "Come in! at our fair: …": sentences that weren't told apart
  if (mark === ': ' && /[!?] /u.test(kept)) return false;
  if (mark === ': ') return verbShapeOf(kept) !== 'none' || INDEFINITE.test(kept);
  // "This is what the book shows — how to row": what it says follows.
  if (DASH_ONLY.test(mark) && /^(?:how|what|why) /u.test(rest)) return false;
  // "It isn't just a lamp; it's a landmark."
  if (NOT_ONLY.test(kept)) return false;
  if (mark !== ', ') return true;
  if (/^an? /u.test(rest) && hasSingleObject(kept)) return true;
  // "Cropped trousers with a wide waistband", before ", side pockets and slits"
  if (/ and /u.test(rest) && WITH_ONE.test(kept) && verbShapeOf(kept) === 'none')
    return headOfPhrase(kept) !== undefined && isTagged(tagText(kept).at(-1), 'NN');
  return isAddedAfterComma(kept, rest);
}

/** Whether a clause has a single predicate so far, so that a second one can go: "The kit cools the cabin". */
function isBeforePredicate(kept: string): boolean {
  const clause = kept.replace(/\([^()]*\)/gu, '');
  return (
    !/,| and |\b(?:that|which|who)\b/u.test(clause) &&
    !NOT_ONLY.test(clause) &&
    !/\bboth\b/iu.test(clause) &&
    verbShapeOf(clause.trim()) === 'clause'
  );
}

/**
 * Whether a clause says one thing that the product has, so that a second one can go: "The shirt features a badge", before
 * "and a pocket".
 */
function hasSingleObject(kept: string): boolean {
  return (
    kept.length >= MIN_PARTICIPLE_CHARACTERS &&
    HAS_OBJECT.test(kept) &&
    !isTagged(tagText(kept).at(-1), 'CC', 'DT', 'IN')
  );
}

const WITH_ONE = /^(?:[\p{L}\d-]+, )?[^,;:]* with an? (?:[\p{L}-]+, )?[^,;:]*$/iu;
const HAS_OBJECT =
  /^(?!.*\b(?:between|both|match(?:es|ing)?)\b)[^,;:]* (?:boasts|comes with|features|has|includes|offers) (?:an?|the|its) [^,;:]*$/iu;

/** The mark before what says how, why or when. */
const ADVERBIAL = /^ (?:thanks to|because|as|by|after) $/u;
const LETTER = /\p{L}/u;
/** "the best way to provide", "everything you need to ensure" */
const NOUN_WITH_INFINITIVE =
  /\b(?:way|ability|abilities|chance|opportunity|power|place|tool|need|needs|effort|right|plan|thing|aim|goal|system|first|one|and|or)$/iu;

/** The mark before what says more about a noun: "a deck that folds", "a deck sealed with wax". */
const MODIFIER = /^ $|^ (?:that|which)$/u;
const INDEFINITE = /^an? /iu;
/** Needs what follows: "so soft that …", "the only one that …" */
const NEEDS_MORE =
  /\b(?:so|such|too|enough|more|less|rather|only|ensur\p{L}+|sure|means?|know\p{L}*)\b/iu;
/** Maximum parts between commas of a text that isn't a list. */
const MAX_PARTS = 4;
/** "the way that he and other climbers": the subject of a clause whose verb is missing. */
const SUBORDINATE_SUBJECT = / (?:how|that|when|where) ((?:he|it|she|the|they|we|you) [^,;:]*)$/u;
/** Words of a noun phrase before its noun. */
const IN_PHRASE: readonly string[] = ['NN', 'JJ', 'CD', 'VBN', 'VBD', 'VBG', 'POS', 'RB'];

/**
 * Whether a text ends on a noun that says enough without what modifies it: "has a folding deck" before "that …", unlike
 * "has the deck" and "is a deck".
 */
function endsOnIndefiniteNoun(kept: string, rest: string): boolean {
  const tokens = tagText(kept).filter(({ word }) => hasLetterOrDigit(word));
  if (NEEDS_MORE.test(kept) || !isTagged(tokens.at(-1), 'NN')) return false;
  const [, clause] = SUBORDINATE_SUBJECT.exec(kept) ?? [];
  if (clause !== undefined && verbShapeOf(clause) === 'none') return false;
  const start = tokens.findLastIndex((token) => !isTagged(token, ...IN_PHRASE));
  const before = tokens[start];
  const isIndefinite = !isTagged(before, 'DT') || /^an?$/iu.test(before?.word ?? '');
  // "It has two pockets, a zip fly and a waistband that …": the noun is an item of a list.
  const parts = kept.split(', ');
  const isListed = /, (?:and|or) /u.test(rest) || parts.length > MAX_PARTS;
  const isItem = parts.length > 1 && isListed && verbShapeOf(parts.at(-1) ?? '') === 'none';
  const isComplete = mainVerbIndexOf(tokens) !== -1 || verbShapeOf(kept) !== 'none';
  // "A leap in speed" before "giving you …", unlike "have a hard time" before "keeping up"
  const isGerund = /^\p{Ll}+ing /u.test(rest);
  const endsAlone = !isGerund || isTagged(before, 'IN') || isThing(tokens.at(-1)?.word ?? '');
  return (
    isIndefinite &&
    isComplete &&
    endsAlone &&
    !isItem &&
    start > 0 &&
    tokens.length - start > 2 &&
    !/^(?:set|put) /u.test(rest)
  );
}

/** "The sole allows the shoe", before "to bend": what it allows is missing. */
const TAKES_INFINITIVE =
  /\b(?:allow|ask|caus|enabl|encourag|get|help|inspir|invit|let|need|permit|requir|us|want)(?:e|ed|es|ing|s)? (?:\S+ ){0,5}\S+$/iu;

/** Whether a clause could end: "It has a tweeter and a reflector", before "to deliver …". */
function isNounAtEnd(kept: string): boolean {
  const last = tagText(kept).at(-1);
  return (
    kept.length >= MIN_PARTICIPLE_CHARACTERS &&
    !TAKES_INFINITIVE.test(kept) &&
    isTagged(last, 'NN', 'NNS') &&
    !NOUN_WITH_INFINITIVE.test(kept)
  );
}

/** "…, and as it folds flat": the introduction of a clause that is missing. */
/** "Such a book that …" */
const SUCH = /\bsuch an? /iu;
const ENDS_IN_INTRODUCTION =
  /(?:,| [–—]) (?:and|but|so|yet) (?:although|as|because|if|once|since|though|when|while) [^,]*$/iu;

/** Whether a second clause has lost its verb: ", but its blend" of ", but its blend, with beets, supports …". */
function endsInSubject(kept: string): boolean {
  const [, clause] = /^.*, (?:but|so|yet) (.*)$/u.exec(kept) ?? [];
  return clause !== undefined && verbShapeOf(clause) === 'none';
}

/** Whether the shorter text is a complete statement. */
function isComplete(kept: string, text: string, finite: boolean): boolean {
  const last = foldWord(wordsOf(kept).at(-1) ?? '');
  if (vocabulary('danglers').has(last) || ENDS_IN_INTRODUCTION.test(kept)) return false;
  if (endsInSubject(kept) || SUCH.test(kept)) return false;
  if (!finite) return true;
  const [, main] = SUBORDINATE_START.test(kept) ? (/^[^,]*, (.*)$/u.exec(kept) ?? []) : ['', kept];
  if (main === undefined) return false;
  const shape = FEATURES.test(main) ? 'clause' : verbShapeOf(main);
  return shape !== 'none' && (main !== kept || shape === verbShapeOf(text));
}

/** "The design of the chair features plush seating": a verb that is also a noun, after its subject. */
const FEATURES =
  /^(?:the|this|our) (?:\S+ ){1,10}features (?!of|in|on|for|that|which|and|or|with|are|include|make|is)\p{Ll}/iu;

/**
 * Whether the kept text is a participle clause: "Cut from oak and oiled by hand" before ", this tray …".
 */
function isParticipleClause(kept: string, rest: string, mark: string): boolean {
  if (mark !== ', ' || !SUBJECT.test(rest) || verbShapeOf(kept) !== 'none') return false;
  if (PRESENTS.test(kept)) return false;
  const [first, second] = tagText(kept);
  const isOpened =
    isParticiple(first) || (isTagged(first, 'JJ', 'RB', 'NN') && isParticiple(second));
  return isOpened && !SUBORDINATE_START.test(kept);
}

function isParticiple(token: Tagged | undefined): boolean {
  return isTagged(token, 'VBN', 'VBD', 'VBG');
}

/** Whether a statement of prose is a clause without its subject: "Featuring a wide strap with soft foam." */
export function lacksSubjectOfClause({ units: [unit] }: Entry): boolean {
  return (
    unit?.closed === true &&
    !unit.finite &&
    unit.words >= MIN_WORDS &&
    !WITH_SUBJECT.test(unit.text) &&
    opensParticipleClause(unit.text)
  );
}

/** "Cut from one board, this tray …" */
const WITH_SUBJECT = /, (?:this|these|the|it|they|our|your|you|\p{Lu}\S*) /u;

/** "Introducing the Tarn lamp, a …": what the product is. */
const PRESENTS = /^(?:introducing|presenting|unveiling) /iu;

/** "Featuring a strap", "Neatly cut from oak", unlike "Knitted hat with a brim". */
function opensParticipleClause(text: string): boolean {
  if (PRESENTS.test(text)) return false;
  const [first, ...more] = tagText(text);
  const [second, third] = more;
  const [participle, next] = isTagged(first, 'RB') ? [second, third] : [first, second];
  if (isGerund(text, second)) return true;
  return (
    isParticiple(participle) &&
    (isTagged(next, 'IN', 'TO') ||
      (isTagged(participle, 'VBG') && isTagged(next, 'DT', 'PRP', 'CD')))
  );
}

/** "Offering a rich taste": a participle, though taggers take it for a noun. */
function isGerund(text: string, next: Tagged | undefined): boolean {
  return /^\p{L}{3,}ing /u.test(text) && isTagged(next, 'DT', 'JJ', 'PRP', 'CD');
}

const DASH_ONLY = /^ ?(?:[–—]+|-{2}) ?$/u;
const DASH = / [–—] |—|–{2}|-{2}/gu;

/** Whether a cut is at or inside a pair of dashes: "The set pairs a chair—with soft ears—and a footrest". */
function endsInsideDashes(kept: string, mark: string, rest: string): boolean {
  const dashes = (text: string) => text.match(DASH)?.length ?? 0;
  const [before, after] = [dashes(kept), dashes(rest)];
  return mark.search(DASH) === -1 ? before === 1 && after === 1 : before + after === 1;
}

/** Whether parentheses and quotation marks are balanced. */
function hasBalancedMarks(text: string): boolean {
  // 12" is no quotation.
  const quoted = text.replace(/\d["”]/gu, '');
  const count = (mark: string) => quoted.split(mark).length - 1;
  return count('(') === count(')') && count('“') === count('”') && count('"') % 2 === 0;
}
