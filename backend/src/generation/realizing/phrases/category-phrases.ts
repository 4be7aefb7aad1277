import { isPlural } from '../../reading/name.ts';
import type { Reading } from '../../reading/index.ts';
import { SMALL_WORDS, stemOf } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { cite, textOf, type Cited } from '../cited.ts';
import { evidenceOf, isKind, type Evidence, type Member } from './evidence.ts';
import { MAX_WORDS } from './name-runs.ts';
import { isKnownPair, isPeople, isThing, isVague, singularOf } from './words.ts';

/**
 * What the category calls the product: its last level, or the kind of it that the name or the features
 * confirm. A name that says what the product is has the last word on it.
 */
export function categoryPhrases(reading: Reading, head?: string, isSure = true): Cited[] {
  const evidence = evidenceOf(reading);
  const found = evidence.members.filter((member) => isMeant(member, evidence, head, isSure));
  const nearest = Math.min(...found.map(({ depth }) => depth));
  return found
    .filter(({ depth }) => depth === nearest)
    .map(({ words, quote }) => cite(asTyped(words, evidence).join(' '), quote));
}

/** Whether the name or the features have all words of a phrase. */
export function isSaidWhole(phrase: Cited, reading: Reading): boolean {
  return isSaid(textOf(phrase).split(' '), evidenceOf(reading));
}

/** "Shorts" for the "short" of a name: what has only a plural, as the category says it. */
export function categoryPlural(noun: string, reading: Reading): Cited | undefined {
  const found = evidenceOf(reading).members.find(({ words }) => {
    const last = words.at(-1) ?? '';
    return words.length === 1 && isOf(last, 'always plural') && stemOf(last) === stemOf(noun);
  });
  return found === undefined ? undefined : cite(found.quote.text.trim().toLowerCase(), found.quote);
}

/** What the last level of the category names, if nothing else says what the product is. */
export function sharedPhrases(reading: Reading): Cited[] {
  const evidence = evidenceOf(reading);
  return evidence.members
    .filter(({ words, depth, shared }) => {
      const [before = '', noun = ''] = ['', ...words].slice(-2);
      // "Car Seat" of "Car Seat & Stroller Toys" is no kind by itself.
      const isWhole = !shared || isPlural(noun.toLowerCase());
      return depth === 0 && words.length < MAX_WORDS && isWhole && isKnownPair(before, noun);
    })
    .map(({ words, quote }) => cite(asTyped(words, evidence).join(' '), quote));
}

function isMeant(
  { words, shared, depth }: Member,
  evidence: Evidence,
  head: string | undefined,
  isSure: boolean,
): boolean {
  const kind = words.filter((word) => !isPeople(word));
  const noun = kind.at(-1) ?? '';
  if (words.length > MAX_WORDS || SMALL_WORDS.has(words[0] ?? '')) return false;
  if (!isKind(noun) || !isThing(noun) || (kind.length === 1 && isVague(noun))) return false;
  if (head !== undefined && stemOf(noun) === stemOf(head)) return kind.length > 1 && !shared;
  if (evidence.told.some(({ words: told }) => stemOf(told.at(-1) ?? '') === stemOf(noun)))
    return true;
  if ((head !== undefined && isSure) || depth > 0) return false;
  return !shared || (head === undefined && isSaid(kind, evidence));
}

function isSaid(words: readonly string[], { forms }: Evidence): boolean {
  return words.every((word) => forms.has(stemOf(word)));
}

/** "Jigsaw puzzle" of "Jigsaw Puzzles": in the number that the input has, or in the singular. */
function asTyped(words: readonly string[], { forms }: Evidence): string[] {
  return words.map((word, at) => {
    const small = word.toLowerCase();
    if (at < words.length - 1) return small.replace(/^(wo)?mens$/u, "$1men's");
    const said = forms.get(stemOf(word));
    if (isOf(small, 'always plural')) return small;
    if (said !== undefined && singularOf(said) === singularOf(small)) return said;
    return isPlural(small) ? singularOf(small) : small;
  });
}
