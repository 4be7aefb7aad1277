import type { Reading } from '../../reading/index.ts';
import { isAdjective } from '../../reading/tagging.ts';
import { contentStems, wordsOf } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { MAX_WORDS } from './core.ts';
import type { ProductPhrase } from './product-phrase.ts';
import { JOINT, textOfGroup, type Group } from './word-groups.ts';
import { isCompound, isSet, isTold, isVague } from './word-kinds.ts';

/** The noun with all that the name has before it, and with each trait by itself. */
export function wholePhrases(phrase: ProductPhrase, reading: Reading): string[] {
  const { core, before, after } = phrase;
  const whole = wholeOf(before, core);
  const traits = [
    ...before.filter((_group, at) => stands(at, phrase, reading)),
    ...after.filter((group) => isSure(group, reading)),
  ].toSorted((a, b) => Number(a.kind === 'people') - Number(b.kind === 'people'));
  const told = traits.flatMap((group) => withNoun(textOfGroup(group), whole, core));
  return isTorn(phrase, reading) && whole === core.join(' ') ? told : [whole, ...told];
}

/** "Hunt game" of a skeet hunt game begins inside a compound. */
export function isTorn({ before, core }: ProductPhrase, reading: Reading): boolean {
  const [first = '', second = ''] = core;
  const [last = '', head = ''] = core.slice(-2);
  const follows = ['noun', 'unknown'].includes(before.at(-1)?.kind ?? '');
  return (
    follows &&
    !isTold(core.join(' '), reading) &&
    isVague(head) &&
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
  if (fits(noun)) return isLonger && fits(whole) ? [said(whole), said(noun)] : [said(noun)];
  const [before = '', last = ''] = core.slice(-2);
  if (core.length < 3 || !isVague(last)) return [];
  if (isCompound(before, last, 'things')) return [said(`${before} ${last}`)];
  const [one = '', two = ''] = core.slice(-3);
  return isSet(last) && isCompound(one, two, 'things') ? [said(`${one} ${two}`)] : [];
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
    const torn = first?.kind === 'unknown' && before[from - 1]?.kind === 'unknown';
    if (first?.kind !== 'owner' && !torn && wordsOf(text).length <= MAX_WORDS) return text;
  }
  return core.join(' ');
}

/** Joined words ("Fig & Cedar") are a trait only where the details use them as common words. */
function isSure({ words, kind }: Group, reading: Reading): boolean {
  if (kind === 'joined') return words.every((word) => JOINT.test(word) || isTold(word, reading));
  return (
    kind !== 'describing' ||
    words.length > 1 ||
    words.some((word) => word.includes('-') || isOf(word, 'describing words') || isAdjective(word))
  );
}

/** Whether a group before the noun can be said of it without the groups between. */
export function stands(at: number, { before, core }: ProductPhrase, reading: Reading): boolean {
  const [group, next] = [before[at], before[at + 1]];
  if (group === undefined) return false;
  const { words, kind } = group;
  if (ALONE.has(kind)) return true;
  const isApart = next === undefined || SEPARATE.has(next.kind);
  if (kind === 'describing') return isApart;
  if (kind !== 'noun' && kind !== 'gerund') return next === undefined && kind !== 'owner';
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

/** Kinds of groups that say nothing of the word behind them. */
const OWN: ReadonlySet<string> = new Set(['people', 'material', 'color', 'pair']);
