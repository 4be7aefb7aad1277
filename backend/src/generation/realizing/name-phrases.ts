import type { Setting } from '../planning/types.ts';
import type { NameSegment } from '../reading/index.ts';
import { isCommonNoun, isThing, leadOf, withoutTail } from '../reading/name.ts';
import { isAdjective } from '../reading/tagging.ts';
import { contentStems, foldWord, hasDigit, stemOf, wordsOf } from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';
import { cite, type Cited } from './cited.ts';
import {
  headRun,
  isPlain,
  isTold,
  withoutQualifiers,
  withoutQuantities,
  type Run,
} from './name-runs.ts';

/** Longest phrase that anyone types, in words. */
export const MAX_WORDS = 4;

/** The segment that names the product: up to a quantity ("Sierra 25 L"), and up to "with". */
export function leadPhrase({ reading }: Setting): Cited[] {
  const { name } = reading;
  const lead = name.segments[leadOf(name)];
  if (lead === undefined) return [];
  const pieces = withoutQuantities(lead.text);
  const last = headRun(lead, reading).words.at(-1) ?? '';
  const piece = pieces.find((text) => text.includes(' ') && text.includes(last)) ?? lead.text;
  const head = withoutTail(piece);
  const text = piece.split(' ').length > MAX_WORDS && head.includes(' ') ? head : piece;
  const { words } = withoutQualifiers({ words: text.split(' '), torn: false }, reading);
  return [cite(words.length > 1 ? words.join(' ') : text, lead)];
}

/** "Reusable Sticker Activity Set": what the name ends on. */
export function namePhrases(setting: Setting): Cited[] {
  const { name, language } = setting.reading;
  const lead = name.segments[leadOf(name)];
  if (language !== 'en' || lead === undefined) return [];
  const run = headRun(lead, setting.reading);
  const endings = [4, 3, 2].flatMap((length) => endingOf(run, length, lead, setting));
  return endings.map((text) => cite(text, lead));
}

/** "Women's leggings", "kids shoes": what the product is, for whom the name says it is. */
export function forWhom({ reading }: Setting): Cited[] {
  const { name, language } = reading;
  const lead = name.segments[leadOf(name)];
  if (language !== 'en' || lead === undefined) return [];
  const people = wordsOf(name.text).find((word) => /^(?:wo)?men['’]s$|^kids['’]?$/iu.test(word));
  const isKids = people !== undefined && /^kids/iu.test(people);
  const noun = name.noun ?? (isKids ? undefined : nounIn(headRun(lead, reading)));
  return people === undefined || noun === undefined ? [] : [cite(`${people} ${noun}`, lead)];
}

/** "Aluminum ladder": what the product is, with the material that the details name. */
export function madeOf(setting: Setting): Cited[] {
  const { name, facts, units, language } = setting.reading;
  const lead = name.segments[leadOf(name)];
  if (language !== 'en' || lead === undefined) return [];
  const run = headRun(lead, setting.reading);
  const noun = name.noun ?? nounIn(run);
  const stems = new Set(contentStems(`${lead.text} ${noun ?? ''}`));
  const material = facts.find(({ type, text, unit }) => {
    const word = foldWord(text);
    const isLabeled = units.some(({ id, kind }) => id === unit && kind === 'labeled');
    const isPlainMaterial = vocabulary('materials').has(word) && !isOf(word, 'material adjectives');
    return type === 'material' && isLabeled && isPlainMaterial && !stems.has(stemOf(word));
  });
  if (material === undefined || noun === undefined || isVague(noun)) return [];
  return [cite(`${material.text.toLowerCase()} ${noun}`, material, lead)];
}

/** What a run ends on, with the word that it does not go without. */
function nounIn({ words }: Run): string | undefined {
  const [before = '', last = ''] = words.slice(-2);
  const noun = (words.length === 1 ? before : last).toLowerCase();
  if (!isCommonNoun(noun)) return undefined;
  return words.length > 1 && (isBound(before, last) || isVague(last))
    ? `${before.toLowerCase()} ${noun}`
    : noun;
}

/** The last words of a name, where nothing tells where a phrase begins; the likelier first. */
export function guesses(setting: Setting): Cited[] {
  const { name, language } = setting.reading;
  const lead = name.segments[leadOf(name)];
  if (lead === undefined || language !== 'en') return [];
  const { words, torn } = headRun(lead, setting.reading);
  return [3, 2].flatMap((length): Cited[] => {
    const last = words.slice(-length);
    const people = last.filter((word) => isPerson(word)).length;
    const whole = words.length >= length + (torn ? 1 : 0) && !isOwner(last[0] ?? '', lead);
    return whole && people < 2 ? [cite(last.join(' '), lead)] : [];
  });
}

/** The last words of a run, where they make a phrase of their own and the words before stand apart. */
function endingOf(
  { words, torn }: Run,
  length: number,
  lead: NameSegment,
  setting: Setting,
): string[] {
  const start = words.length - length;
  if (start < 0 || (torn && start === 0)) return [];
  const text = words.slice(start).join(' ');
  // What is left of a name without its material, size or quantity.
  const isRest = start === 0 && lead.text.startsWith(text);
  if (isRest && !hasDigit(lead.text.slice(text.length))) return [text];
  const before = words[start - 1] ?? '';
  // "Maker set", which the features call a "snowbrick maker set".
  if (isVague(text) && isSaid(`${before} ${text}`, setting)) return [];
  if (isSaid(text, setting)) return [text];
  const [first = '', second = ''] = words.slice(start);
  const opens =
    isTold(first, setting.reading) ||
    isBound(first, second) ||
    (length > 2 ? isAdjective(first) : isKind(first) && isFiledNoun(second, setting));
  const idle = isOwner(first, lead) || isVague(second) || isVague(first);
  const people = words.slice(start).some(isPerson);
  return opens && !idle && !people && !leans(before, first) ? [text] : [];
}

/**
 * "Sleeve shirt" of "short sleeve shirt", "filled chain" of "gold filled chain", "iron skillet" of "cast
 * iron skillet": whether a word does not go without the one before it.
 */
function leans(before: string, word: string): boolean {
  const participle = /(?:ed|en)$/iu.test(word) && before !== '' && !isAdjective(before);
  return isBound(before, word) || participle || (isAdjective(before) && !isLoose(before));
}

function isBound(before: string, word: string): boolean {
  const pair = `${foldWord(before)} ${foldWord(word)}`;
  return isOf(before, 'binding words') || isOf(pair, 'bound pairs');
}

/** "Ergonomic", "insulated": an adjective that can only be said of the whole product. */
function isLoose(adjective: string): boolean {
  return /(?:ic|able|ible|ed|ing|proof|less|ive)$/iu.test(adjective);
}

const ABSTRACT = /(?:[ae]nce|tion|ment|ness|ity)$/iu;

/** "Fountain", "duffle", "folding": a word before the product's own that tells its kind ("persistence" does not). */
function isKind(word: string): boolean {
  const named = isCommonNoun(foldWord(word)) || word.includes('-') || word.endsWith('ing');
  return named && !ABSTRACT.test(word);
}

function isFiledNoun(word: string, { reading: { name, request } }: Setting): boolean {
  const filed = contentStems(request.category ?? name.text).includes(stemOf(word));
  return filed && name.noun?.split(' ').at(-1) === foldWord(word);
}

/** Whether the features use words in a row, in small letters, or the category files the product so. */
function isSaid(text: string, { reading: { request } }: Setting): boolean {
  const phrase = ` ${text.toLowerCase()} `;
  const leaf = wordsOf((request.category ?? '').split('>').at(-1) ?? '').join(' ');
  return (
    ` ${wordsOf(request.features).join(' ')} `.includes(phrase) ||
    ` ${leaf.toLowerCase()} `.replace(/s $/u, ' ').includes(phrase.replace(/s $/u, ' '))
  );
}

/** "Rubie's", "child's": a maker or a person, and not what a thing is ("smuggler's bounty box"). */
function isOwner(word: string, lead: NameSegment): boolean {
  return /['’]s$/u.test(word) && (isPerson(word) || lead.text.startsWith(word));
}

/** "Child", "girl's": whom a thing is for, which says nothing of what it is. */
function isPerson(word: string): boolean {
  return isOf(foldWord(word), 'one person');
}

/** "Game", "set": a word that needs to be told of which kind it is. */
export function isVague(text: string): boolean {
  return vocabulary('generic-nouns').has(foldWord(text.split(' ').at(-1) ?? ''));
}

/** Later segments of the name that name a thing. */
export function laterSegments({ reading: { name, language } }: Setting): Cited[] {
  return name.segments.slice(leadOf(name) + 1).flatMap((segment): Cited[] => {
    const words = withoutTail(segment.text).split(' ');
    const names =
      language === 'en' &&
      words.length > 1 &&
      words.every((word) => /^(?:and|&)$/iu.test(word) || (isPlain(word) && !isVerb(word))) &&
      isThing(foldWord(words.at(-1) ?? ''), name);
    return names && !segment.telling && !segment.joint.includes(',')
      ? [cite(words.join(' '), segment)]
      : [];
  });
}

function isVerb(word: string): boolean {
  const verbs = vocabulary('verbs');
  return verbs.has(foldWord(word)) || verbs.has(foldWord(word).replace(/s$/u, ''));
}
