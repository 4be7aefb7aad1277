import type { Reading } from '../../reading/index.ts';
import { isAdjective } from '../../reading/tagging.ts';
import { contentStems, wordsOf } from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import { MAX_WORDS } from './core.ts';
import type { ProductPhrase } from './product-phrase.ts';
import { JOINT, textOfGroup, type Group } from './word-groups.ts';
import { isCompound, isProduct, isSet, isTold, isVague } from './word-kinds.ts';

/** The noun with all that the name has before it, and with each trait by itself. */
export function wholePhrases(phrase: ProductPhrase, reading: Reading): string[] {
  const { core, before, after } = phrase;
  const whole = wholeOf(before, core);
  const names = before.length - withoutNames(before, reading).length;
  const traits = [
    ...before.filter((_group, at) => at >= names && stands(at, phrase, reading)),
    ...after.filter((group) => isSure(group, reading)),
  ].toSorted((a, b) => Number(a.kind === 'people') - Number(b.kind === 'people'));
  const isTornApart = isTorn(phrase, reading);
  // "Sterling silver necklace" of a moon phase necklace
  const noun = isTornApart && !isVague(core.at(-1) ?? '') ? core.slice(-1) : core;
  const told = traits.flatMap((group) => withNoun(textOfGroup(group), whole, noun));
  if (isTornApart && whole === core.join(' ')) return told;
  // "Stove gap covers" of silicone stove gap covers
  if (isTornApart && before.length > 1) told.unshift(wholeOf(before.slice(-1), core));
  // Only those who know a series or a maker ("Marlow Oak Coffee Table") search for it.
  const plain = wholeOf(withoutNames(before, reading), core);
  if (plain === whole || !plain.includes(' ') || (isTornApart && plain === core.join(' ')))
    return [whole, ...told];
  const isMaker = before[1]?.kind !== 'unknown';
  return [plain, ...(isMaker ? [] : [whole]), ...told];
}

/** The groups after a name that no dictionary and no detail knows as a word. */
function withoutNames(before: readonly Group[], reading: Reading): readonly Group[] {
  const from = before.findIndex(
    ({ words, kind }) =>
      kind !== 'unknown' ||
      words.some((word) => isTold(word, reading) || vocabulary('acronyms').has(word)),
  );
  return from === -1 ? [] : before.slice(from);
}

/** "Hunt game" of a skeet hunt game, "phase necklace" of a moon phase necklace: half of a compound. */
export function isTorn({ before, core }: ProductPhrase, reading: Reading): boolean {
  const [first = '', second = ''] = core;
  const [last = '', head = ''] = core.slice(-2);
  const kind = before.at(-1)?.kind ?? '';
  return (
    ((kind === 'noun' && (isVague(head) || isProduct(head))) ||
      (kind === 'unknown' && isVague(head))) &&
    !isTold(core.join(' '), reading) &&
    core.length > 1 &&
    !isCompound(first, second, 'things') &&
    !isCompound(last, head, 'things')
  );
}

/** A trait with the noun, with more of the name where there is room, or with part of a set's name. */
export function withNoun(trait: string, whole: string, core: readonly string[]): string[] {
  const said = (words: string) => `${trait} ${words}`;
  const fits = (words: string) => wordsOf(said(words)).length <= MAX_WORDS;
  const noun = core.join(' ');
  // "Crossbody bag" is more telling than "bag".
  const isLonger = core.length === 1 && whole.split(' ').length === 2 && !contains(whole, trait);
  // "Stainless steel measuring cups" of a stainless steel measuring cups and spoons set
  const side = sideOf(core);
  if (side !== undefined) return [side, noun].filter(fits).slice(-1).map(said);
  if (fits(noun)) return isLonger && fits(whole) ? [said(whole), said(noun)] : [said(noun)];
  const [before = '', last = ''] = core.slice(-2);
  if (core.length < 3 || !isVague(last)) return [];
  if (isCompound(before, last, 'things')) return [said(`${before} ${last}`)];
  const [first = '', second = ''] = core.slice(-3);
  return isSet(last) && isCompound(first, second, 'things') ? [said(`${first} ${second}`)] : [];
}

/** "Measuring cups" of measuring cups and spoons; but a salt and pepper grinder is not salt. */
export function sideOf(core: readonly string[]): string | undefined {
  const joint = core.findIndex((word) => /^(?:and|&|or)$/iu.test(word));
  const others = core.slice(joint + 1).filter((word) => !isVague(word));
  const [before = '', last = ''] = [core[joint - 2], core[joint - 1]];
  const isSide = isCompound(before, last, 'things') || (others.length === 1 && isProduct(last));
  return joint < 1 || !isSide ? undefined : core.slice(0, joint).join(' ');
}

function contains(text: string, words: string): boolean {
  return contentStems(words).every((stem) => contentStems(text).includes(stem));
}

/** "Cast iron dutch oven": as many of the groups before the noun as a phrase has room for. */
export function wholeOf(before: readonly Group[], core: readonly string[]): string {
  for (let from = 0; from < before.length; from++) {
    const groups = before.slice(from);
    const text = [...groups.map(textOfGroup), ...core].join(' ');
    const [first] = groups;
    const last = before[from - 1];
    // "Mount paper towel holder" of a wall mount paper towel holder
    const torn =
      first?.kind === last?.kind &&
      (first?.kind === 'unknown' ||
        (first?.kind === 'noun' && first.words.length + (last?.words.length ?? 0) === 2));
    // "Reusable filter" of a coffee maker reusable filter
    const turned =
      first?.kind === 'noun' && first.words.length > 1 && groups[1]?.kind === 'describing';
    if (first?.kind !== 'owner' && !torn && !turned && wordsOf(text).length <= MAX_WORDS)
      return text;
  }
  return core.join(' ');
}

/** Joined words ("Fig & Cedar") are a trait only where the details use them as common words. */
function isSure({ words, kind }: Group, reading: Reading): boolean {
  if (kind === 'joined') return words.every((word) => JOINT.test(word) || isTold(word, reading));
  return (
    kind !== 'describing' ||
    words.length > 1 ||
    words.some(
      (word) =>
        word.includes('-') ||
        isOf(word, 'describing words') ||
        isOf(word, 'treated') ||
        isAdjective(word),
    )
  );
}

/** Whether a group before the noun can describe it without the groups between. */
export function stands(at: number, { before, core }: ProductPhrase, reading: Reading): boolean {
  const [group, next] = [before[at], before[at + 1]];
  if (group === undefined) return false;
  const { words, kind } = group;
  if (ALONE.has(kind)) return true;
  const isApart = next === undefined || SEPARATE.has(next.kind);
  if (kind === 'describing') return isApart;
  const isHalf = kind === 'unknown' && before[at - 1]?.kind === 'unknown';
  if (kind !== 'noun' && kind !== 'gerund')
    return next === undefined && kind !== 'owner' && !isHalf;
  // "Scanner" of an OBD2 scanner, "repair" of an overnight repair
  return next === undefined
    ? core.length === 1 || at === 0 || OWN.has(before[at - 1]?.kind ?? 'noun')
    : isApart && words.every((word) => isTold(word, reading));
}

const ALONE: ReadonlySet<string> = new Set(['material', 'people', 'pair', 'joined', 'technical']);

const SEPARATE: ReadonlySet<string> = new Set([
  'people',
  'material',
  'color',
  'technical',
  'describing',
  'gerund',
  'pair',
]);

/** Kinds of groups that say nothing of the word after them. */
const OWN: ReadonlySet<string> = new Set(['people', 'material', 'color', 'pair']);
