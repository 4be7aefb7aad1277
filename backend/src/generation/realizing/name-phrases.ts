import type { Setting } from '../planning/types.ts';
import type { NameSegment } from '../reading/index.ts';
import { isCommonNoun, isThing, leadOf, withoutTail } from '../reading/name.ts';
import { isAdjective } from '../reading/tagging.ts';
import { contentStems, foldWord, stemOf, wordsOf } from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';
import { cite, type Cited } from './cited.ts';
import { headRun, isPlain, type Run } from './name-runs.ts';

/** Longest phrase that anyone types, in words. */
export const MAX_WORDS = 4;
const MAX_UNIT = 5;

/** The segment that names the product: without a measure at its end ("Sierra 25 L"), and up to "with". */
export function leadPhrase({ reading: { name } }: Setting): Cited[] {
  const lead = name.segments[leadOf(name)];
  if (lead === undefined) return [];
  const words = lead.text.split(' ');
  const [number = '', last = ''] = words.slice(-2);
  const measure = MEASURED.test(last)
    ? 1
    : BARE_NUMBER.test(number) && last.length <= MAX_UNIT
      ? 2
      : 0;
  const plain = words.slice(0, words.length - measure);
  const text = plain.join(' ');
  const head = withoutTail(text);
  return [cite(plain.length > MAX_WORDS && head.includes(' ') ? head : text, lead)];
}

/** "65W" */
const MEASURED = /^\d[\d.,]*(?:["”′']|[cm]m|m?l|in|ft|k?g|oz|lbs?|[wv]|m?ah)$/iu;
const BARE_NUMBER = /^\d[\d.,]*$/u;

/** "Reusable Sticker Activity Set": what the name ends on, or the likeliest guess at it; and for whom it is. */
export function namePhrases(setting: Setting): Cited[] {
  const { name, language } = setting.reading;
  const lead = name.segments[leadOf(name)];
  if (language !== 'en' || lead === undefined) return [];
  const run = headRun(lead, setting.reading);
  const endings = [4, 3, 2].flatMap((length) => endingOf(run, length, lead, setting));
  const audience = wordsOf(name.text).find((word) => /^(?:wo)?men['’]s$|^kids['’]?$/iu.test(word));
  const forWhom =
    audience === undefined || name.noun === undefined ? [] : [`${audience} ${name.noun}`];
  return [...endings, ...forWhom].map((text) => cite(text, lead));
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
  const before = words[start - 1] ?? '';
  // "Maker set", which the features call a "snowbrick maker set".
  if (isVague(text) && isSaid(`${before} ${text}`, setting)) return [];
  if (isSaid(text, setting)) return [text];
  const [first = '', second = ''] = words.slice(start);
  // "Sleeve shirt" of "short sleeve shirt": what a word before belongs to does not go without it.
  const opens =
    isTold(first, setting) ||
    (length > 2 ? isAdjective(first) : isKind(first) && isFiledNoun(second, setting));
  const idle = isOwner(first, lead) || isVague(second) || isVague(first);
  const people = words.slice(start).some(isPerson);
  return opens && !idle && !people && !isAdjective(before) ? [text] : [];
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

/** Whether the input uses a word as a common one: in the category, or small in the features. */
function isTold(word: string, { reading: { request } }: Setting): boolean {
  const stem = stemOf(foldWord(word));
  return (
    ['materials', 'colors', 'traits'].some((name) =>
      vocabulary(name as 'colors').has(foldWord(word)),
    ) ||
    contentStems(request.category ?? '').includes(stem) ||
    wordsOf(request.features).some(
      (other) => other === other.toLowerCase() && stemOf(other) === stem,
    )
  );
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
