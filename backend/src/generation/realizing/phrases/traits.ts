import { isOf } from '../../vocabulary/index.ts';
import { groupWords, type Group } from './word-groups.ts';
import { isProper, isVague, TRAITS } from './word-kinds.ts';

/** Maximum words after the noun that describe it; "front and rear" is too long for a phrase. */
export function traitsOf(words: readonly string[]): Group[] {
  const joint = words.findIndex((word) => /^(?:and|&|or)$/iu.test(word));
  const joinsSides = [joint - 1, joint + 1].every((at) => isOf(words[at] ?? '', 'sides'));
  if (joint !== -1 && !joinsSides) return [];
  const rest = joint === -1 ? words : words.filter((_word, at) => Math.abs(at - joint) > 1);
  return groupWords(rest).filter(
    ({ kind, words: [word = ''] }, at, groups) =>
      TRAITS.has(kind) &&
      !(TIED.has(kind) && !isOf(word, 'describing words') && isOther(groups[at + 1])) &&
      !isOf(word, 'numbers') &&
      (kind === 'technical' || !isProper(word)),
  );
}

/** "Early Harvest", "Red Handle": a word before another noun describes that one. */
const TIED: ReadonlySet<string> = new Set(['describing', 'color']);

function isOther(next: Group | undefined): boolean {
  const [word = ''] = next?.words ?? [];
  return next?.kind === 'noun' && !isVague(word) && !isOf(word, 'behind the noun');
}

/** Traits of a later part of the name: all of it, or none. */
export function traitsIn(segment: string): Group[] {
  const words = segment.split(' ');
  const groups = groupWords(words);
  const [first, ...more] = groups;
  if (first === undefined) return [];
  // "Cedar & Sandalwood", "Maple Pecan"
  const names = groups.every(({ kind }) => kind === 'noun' || kind === 'material');
  if (first.kind === 'joined' || (names && words.length === 2 && first.kind === 'noun'))
    return more.length === 0 || names ? [{ words, kind: 'joined' }] : [];
  const isAll = traitsOf(words).flatMap((group) => group.words).length === words.length;
  const isThing = more.length > 0 && groups.at(-1)?.kind === 'technical';
  return isAll && !isThing ? groups : [];
}
