import { isKnownCompound } from '../realizing/phrases/words.ts';
import { foldWord, STOP_WORDS, wordsOf } from '../text/words.ts';
import { isHeadNoun } from './title-head.ts';
import { WORD_BOUNDARY } from './title-boundaries.ts';
import type { Range } from './types.ts';

type Word = RegExpExecArray;

/** Ways to remove duplicated words from an overlong name; each is the ranges that remain. */
export function withoutDuplicateWords(text: string): Range[][] {
  const words = [...text.matchAll(/[^\s]+/gu)];
  return [withoutRepeatedPhrase, withoutEarlierHead, withoutBroaderAudience].flatMap(
    (remove) => remove(words, text) ?? [],
  );
}

const MAX_PHRASE = 4;
/** Minimum letters of a single repeated word; "Choo Choo" is one name. */
const MIN_LETTERS = 5;

/** A phrase, repeated: "Fjordhaven Trains Fjordhaven Trains 40' Hopper", or the first word. */
function withoutRepeatedPhrase(words: readonly Word[], text: string): Range[][] | undefined {
  const folded = words.map(([word]) => foldWord(word));
  const phrase = (from: number, count: number) => folded.slice(from, from + count).join(' ');
  for (let count = MAX_PHRASE; count > 0; count--) {
    const at = folded.findIndex((_word, from) => {
      const isLong = count > 1 || (from === 0 && phrase(from, count).length >= MIN_LETTERS);
      return isLong && phrase(from, count) === phrase(from + count, count);
    });
    const [before, next] = [words[at - 1], words[at + count]];
    if (at === -1 || next === undefined) continue;
    const rest = { start: next.index, end: text.length };
    const front = { start: 0, end: before === undefined ? 0 : before.index + before[0].length };
    return [before === undefined ? [rest] : [front, rest]];
  }
  return undefined;
}

/** An earlier mention of the last noun: "Bramble's Costume Fox Rider Deluxe Child Costume". */
function withoutEarlierHead(words: readonly Word[], text: string): Range[][] | undefined {
  const head = words.at(-1)?.[0] ?? '';
  const at = words.findIndex(([word]) => foldWord(word) === foldWord(head));
  const after = words[at + 1];
  if (!isHeadNoun(head) || at === words.length - 1 || after === undefined) return undefined;
  // It is part of a compound or a separate item: "Doll House Doll", "Brooch with Brooch".
  const isOtherThing = isKnownCompound(words[at]?.[0] ?? '', after[0]) || WORD_BOUNDARY.test(text);
  return isOtherThing ? undefined : withoutWord(words, at, text);
}

const CHILDREN = /^(?:kid|child(?:ren)?)(?:s|['’]s|s['’])?$/iu;
const CHILD_GROUP = /^(?:kid|child(?:ren)?|toddler|boy|girl)(?:s|['’]s|s['’])?$/iu;
const COORDINATOR = /^(?:and|&|or|for|\/)$/iu;

/** A broader audience before a narrower one: "Children's Full Boys Bedding Set". */
function withoutBroaderAudience(words: readonly Word[], text: string): Range[][] | undefined {
  const at = words.findIndex(([word]) => CHILDREN.test(word));
  const isGroupRepeated = words.slice(at + 1).some(([word]) => CHILD_GROUP.test(word));
  const isJoined = [words[at - 1], words[at + 1]].some((word) => COORDINATOR.test(word?.[0] ?? ''));
  return at < 1 || !isGroupRepeated || isJoined ? undefined : withoutWord(words, at, text);
}

function withoutWord(words: readonly Word[], at: number, text: string): Range[][] | undefined {
  const before = words[at - 1];
  const after = words[at + 1];
  if (before === undefined || after === undefined) return undefined;
  return [
    [
      { start: 0, end: before.index + before[0].length },
      { start: after.index, end: text.length },
    ],
  ];
}

const MAX_REPEATS = 2;

/** The position of a word's third occurrence, which Amazon doesn't allow in titles. */
export function thirdOccurrence(text: string): number {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) {
    const folded = foldWord(word);
    const count = (counts.get(folded) ?? 0) + 1;
    counts.set(folded, count);
    if (count > MAX_REPEATS && !STOP_WORDS.has(folded)) return text.lastIndexOf(word);
  }
  return Infinity;
}
