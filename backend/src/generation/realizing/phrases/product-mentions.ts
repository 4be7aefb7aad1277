import { isUsable } from '../../reading/uncertain-units.ts';
import { isPlural } from '../../reading/name.ts';
import type { Quote, Reading, Unit } from '../../reading/index.ts';
import { foldWord, hasDigit, isCapitalized, STOP_WORDS, wordsOf } from '../../text/words.ts';
import { isInClass, vocabulary } from '../../vocabulary/index.ts';
import {
  modifiesNextWord,
  isColor,
  isDescribing,
  isInDictionary,
  isKnownCompound,
  isMaterial,
  isNoun,
  isAudience,
  isPromotional,
  isThing,
  isAttribute,
  isGenericNoun,
  singularOf,
} from './words.ts';

export interface ProductMention extends Quote {
  readonly words: readonly string[];
  /** Whether the mention may be about a part of the product or about the brand's range. */
  readonly isUncertain: boolean;
}

/** Words that introduce a mention: "this poster", "is a board game". */
const MENTION = /\b(?:this|these|our|(?:is|are) an?)\s+(?=\p{L})/giu;
/** Maximum words after them that are searched for the noun. */
const MAX_SEARCHED_WORDS = 6;
const MAX_WORDS = 4;
const MAX_PHRASES = 4;
/** Maximum words of a phrase that starts a statement. */
const MAX_OPENING_WORDS = 4;

/** What the features call the product, with the modifiers of the noun. */
export function findProductMentions({ units, name }: Reading): ProductMention[] {
  const named = new Set(wordsOf(name.text.toLowerCase()));
  const found = new Map<string, ProductMention>();
  for (const unit of units) {
    if (!isUsable(unit)) continue;
    for (const match of unit.text.matchAll(MENTION)) {
      // "There is" introduces a part: "There is a steel band around it".
      if (/\bthere $/iu.test(unit.text.slice(0, match.index))) continue;
      const startsWithOur = /^our/iu.test(match[0]);
      const isMany = startsWithOur || /^these/iu.test(match[0]);
      const noun = nounAfter(unit, match.index + match[0].length, isMany);
      // The plural is made singular: "Concrete pot" of "our concrete pots".
      const words = startsWithOur
        ? [...noun.slice(0, -1), ...noun.slice(-1).map(singularOf)]
        : noun;
      const key = words.join(' ').toLowerCase();
      if (key !== '' && !found.has(key))
        found.set(key, {
          text: key,
          span: unit.span,
          words,
          isUncertain: startsWithOur && isListedWithOthers(unit.text, words),
        });
      if (found.size === MAX_PHRASES) return [...found.values()];
    }
    const subject = subjectOf(unit, named);
    const subjectKey = subject.join(' ').toLowerCase();
    if (subjectKey !== '' && !found.has(subjectKey) && found.size < MAX_PHRASES)
      found.set(subjectKey, {
        text: subjectKey,
        span: unit.span,
        words: subject,
        isUncertain: false,
      });
    // A noun phrase at the start of a unit: "A striped dress with a hem that gathers".
    const words = unit.finite && !/^An? /u.test(unit.text) ? [] : openingPhrase(unit, named);
    const key = words.join(' ').toLowerCase();
    if (words.length > 1 && found.size < MAX_PHRASES && !found.has(key))
      found.set(key, { text: key, span: unit.span, words, isUncertain: true });
  }
  return [...found.values()];
}

const SUBJECT = /^(?:the |our |these |this )?((?:\p{L}[\p{L}'’-]* ){2,4}?)(?:is|are)\b/iu;

/**
 * A sentence's subject, if it consists of ordinary words of the name other than its first: "Sandwich Keepers are 5
 * inches high".
 */
function subjectOf({ text }: Unit, named: ReadonlySet<string>): string[] {
  const words = SUBJECT.exec(text)?.[1]?.trim().split(' ') ?? [];
  const [opening] = named;
  const isPlain = (word: string) =>
    word.toLowerCase() !== opening &&
    isInDictionary(word) &&
    (named.has(word.toLowerCase()) || named.has(singularOf(word.toLowerCase())));
  return words.every(isPlain) ? [...words.slice(0, -1), ...words.slice(-1).map(singularOf)] : [];
}

/** The start of a phrase, up to where it describes parts or uses. */
const OPENING =
  /^[^,;:.!?()–—]{3,80}?(?=\s(?:with|for|featuring|made|in|on|that|has)\s|,|[.!]?$)/iu;

/** The product that a phrase starts with: "Full zip hoodie" of "Purple full zip hoodie with pink accents". */
function openingPhrase({ text }: Unit, named: ReadonlySet<string>): string[] {
  const [opening = ''] = OPENING.exec(text.replace(/^An? /u, '')) ?? [];
  const [first = '', ...rest] = opening.split(/\s+/u);
  const words = [
    isInDictionary(first) && !/\p{Lu}{2}/u.test(first) ? first.toLowerCase() : first,
    ...rest,
  ];
  // A lowercase phrase is a list of search terms rather than a sentence: "l shape usb adapter".
  const isListOfTerms = /^\p{Ll}/u.test(text);
  // Another use ("Use as a sand bucket"), or a noun that belongs to the words before it ("Cottage by the lake puzzle").
  const isOtherUse = words.some(
    (word) => /^(?:as|by|to)$/iu.test(word) || isInClass(word, 'denials en'),
  );
  return isThing(words.at(-1) ?? '') && !isListOfTerms && !isOtherUse
    ? words.slice(phraseStartIn(words, named))
    : [];
}

/** The start of the longest phrase at the end of the words that doesn't split a term. */
function phraseStartIn(words: readonly string[], named: ReadonlySet<string>): number {
  const end = words.length - 1;
  const wordAt = (at: number) => words[at] ?? '';
  const isInside = (at: number) =>
    canModifyNoun(wordAt(at), named) ||
    // A counted modifier: "Two seater sofa".
    (isInClass(wordAt(at), 'numbers') && isInClass(wordAt(at + 1), 'counted kinds')) ||
    (LISTS.test(wordAt(at)) && isColor(wordAt(at - 1)) && isColor(wordAt(at + 1)));
  let first = end;
  while (first > 0 && isInside(first - 1)) first -= 1;
  for (let at = Math.max(first, end - MAX_OPENING_WORDS + 1); at < end; at += 1) {
    const [word, before] = [wordAt(at), wordAt(at - 1)];
    if (
      canStartPhrase(word) &&
      canSplitBetween(before, word) &&
      (at === first || isAttribute(word) || isAttribute(before))
    )
      return at;
  }
  return end;
}

/** Whether a phrase can begin with a word. */
function canStartPhrase(word: string): boolean {
  return !LISTS.test(word) && !isInClass(word, 'no openers') && !isInClass(word, 'counted kinds');
}

/** Whether a phrase can start between two words without splitting a list, a name or a term. */
function canSplitBetween(before: string, word: string): boolean {
  if (before === '') return true;
  // Fractions: "3/4 sleeve tee".
  if (hasDigit(before)) return false;
  // Lists, compounds and possessives: "black and red", "action packed", "Santa's Helper".
  if (LISTS.test(before) || isCapitalized(before)) return isInClass(word, 'searched traits');
  if (/ed$/u.test(word) && isNoun(before) && !isAttribute(before)) return false;
  return (
    !modifiesNextWord(before) &&
    !isKnownCompound(before, word) &&
    !isInClass(`${before} ${word}`, 'compound kinds')
  );
}

const LISTS = /^(?:and|or|&)$/iu;

/** Whether a word can modify a noun; English modifiers aren't plural. */
function canModifyNoun(word: string, named: ReadonlySet<string>): boolean {
  if (!/^\p{Ll}[\p{Ll}'’-]*$/u.test(word) || STOP_WORDS.has(foldWord(word))) return false;
  if (isPromotional(word) || isInClass(word, 'words of no kind') || isInClass(word, 'figure words'))
    return false;
  if (isAudience(word)) return true;
  const isKnown =
    isModifier(word) || modifiesNextWord(word) || isStyleWord(word) || named.has(word);
  return isKnown && !isPlural(word) && !isInClass(word, 'idle terms');
}

/** Whether a word describes how a product is made: "Hooded", "sleeveless", "boho". */
export function isStyleWord(word: string): boolean {
  if (isInClass(word, 'describing words') || isInClass(word, 'after the noun')) return true;
  return [
    word.replace(/(?:ed|less)$/u, ''),
    word.replace(/d$/u, ''),
    word.replace(/.ed$/u, ''),
  ].some((part) => part !== word && isThing(part));
}

/** The noun phrase after a position, up to the verb: "Classroom banner" of "this colorful classroom banner is". */
function nounAfter({ text }: Unit, from: number, plural: boolean): string[] {
  const words: string[] = [];
  let end = 0;
  for (const token of text.slice(from, from + 100).split(/\s+/u, MAX_SEARCHED_WORDS)) {
    const [word = ''] = /^[\p{L}'’-]+/u.exec(token) ?? [];
    // A phrasal verb or an object: "Dress" of "this dress up set", "pull" of "this pull me up cake".
    if (end > 0 && (PARTICLE.test(word) || /^(?:me|us)$/iu.test(word))) return [];
    if (word === '' || STOP_WORDS.has(foldWord(word))) break;
    const agrees = plural === (isPlural(word.toLowerCase()) || isInClass(word, 'always plural'));
    // A verb in the third person: "This figure stands".
    if (end > 0 && !agrees) break;
    words.push(word);
    if (agrees && isThing(word)) end = words.length;
    else if (end > 0 && vocabulary('verbs').has(foldWord(word))) break;
    if (word !== token) break;
  }
  const noun = words.slice(0, end);
  const isOfTerm = (word: string, at: number) =>
    isModifier(word) ||
    isKnownCompound(word, noun[at + 1] ?? '') ||
    // A metal and its quality: "Stainless steel bottle".
    (isInClass(word, 'metal qualities') && isMaterial(noun[at + 1] ?? ''));
  const start = noun.findLastIndex((word, at) => at < end - 1 && !isOfTerm(word, at)) + 1;
  // The phrase would start inside a modifier: "High waist leggings", "five case book shelf".
  const [before = ''] = noun.slice(Math.max(start - 1, 0), start);
  if (modifiesNextWord(before) || isInClass(before, 'numbers')) return [];
  const kept = noun.slice(Math.max(start, end - MAX_WORDS));
  while (kept.length > 1 && isFillerOpening(kept[0] ?? '')) kept.shift();
  const [only = ''] = kept;
  return kept.length === 1 && (isGenericNoun(only) || isMaterial(only)) ? [] : kept;
}

/** Whether the phrase is one of several products of the brand: "Our dolls, bears and toys". */
function isListedWithOthers(text: string, words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return /^\p{Ll}*(?:,| &| and\b)/u.test(text.slice(text.lastIndexOf(last) + last.length));
}

const PARTICLE = /^(?:up|out|off|over|down)$/iu;

/** Words without information at the start of a phrase: "Fun", "cutting-edge". */
function isFillerOpening(word: string): boolean {
  return isInClass(word, 'words of no kind') || isInClass(word, 'unsearched words');
}

function isModifier(word: string): boolean {
  const folded = foldWord(word);
  if (word !== word.toLowerCase() || isInClass(folded, 'idle terms') || isPromotional(word))
    return false;
  if (isColor(word) || isMaterial(word) || isInClass(folded, 'searched traits')) return true;
  return isInDictionary(word) && !isDescribing(word) && !vocabulary('opinions').has(folded);
}
