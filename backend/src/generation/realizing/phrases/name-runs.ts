import type { Reading } from '../../reading/index.ts';
import { isCapitalized, wordsOf } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { isCompound, isFiled, isTold, isVague, kindOf, TRAITS } from './word-kinds.ts';

/** "Set of 4": how much of a product there is. */
const AMOUNT = /\b(?:set|pack|box|case) of \d+\b/giu;
/** A name of one variant: "'Night Train'". */
const QUOTED = / (?:"[^"]{1,60}"|'[^']{1,60}'|[“‘][^”’]{1,60}[”’])(?= |$)/gu;
const MARKS_BEFORE = /^[^\p{L}\p{N}&]{1,4}/u;
const MARKS_BEHIND = /[^\p{L}\p{N}&]{1,4}$/u;

/** The stretches of a text between measures, quotes and marks. */
export function runsIn(text: string): string[][] {
  const runs: string[][] = [[]];
  const tokens = text
    .replace(/^(?:the|an?) /iu, '')
    .replace(AMOUNT, ' 1.0 ')
    .replace(QUOTED, ' 1.0 ')
    .split(/\s+/u);
  let counts: 'pieces' | 'measure' | undefined;
  for (const [index, token] of tokens.entries()) {
    const word = firstChoice(token.replace(MARKS_BEFORE, '').replace(MARKS_BEHIND, ''));
    const isUnit = counts !== undefined && isOf(word, 'counted amounts');
    // "2 Drawer Nightstand"
    const isCounted = counts === 'pieces' && !isUnit && index < tokens.length - 1;
    const isNumber = /^\d[\d.,/x×-]*$/u.test(word);
    counts = isNumber
      ? /^\d{1,2}$/u.test(token)
        ? 'pieces'
        : 'measure'
      : isUnit
        ? 'measure'
        : undefined;
    if (isCounted || /^\d+$/u.test(token)) continue;
    if (isUnit || word === '' || kindOf(word) === 'number') runs.push([]);
    else {
      runs.at(-1)?.push(word);
      if (/[,;]$/u.test(token)) runs.push([]);
    }
  }
  return runs.filter((run) => run.length > 0);
}

/** "Curtain" of "Curtain/Drapes", but "AC/DC". */
function firstChoice(word: string): string {
  const [one = '', two = ''] = word.split('/');
  return Math.min(one.length, two.length) < MIN_CHOICE ? word : one;
}

const MIN_CHOICE = 3;

const HEADS: ReadonlySet<string> = new Set(['noun', 'gerund', 'unknown']);

/** Where in a run the product's noun is: the last noun that no side, size, material or trait follows. */
export function headOf(run: readonly string[], reading: Reading): number {
  const at = run.findIndex((word, index) => {
    const next = run[index + 1];
    if (next === undefined || !isCompound(run[index - 1] ?? '', word, 'things')) return false;
    // "Laser Level Self-Leveling …", "Rain Boots Dinosaur"
    const isName = index === run.length - 2 && word.endsWith('s') && !isVague(next);
    return TRAITS.has(kindOf(next)) || (isName && !isToldSo(next, reading));
  });
  if (at !== -1) return at;
  let end = run.length - 1;
  while (end >= 0 && !endsOn(run, end, reading)) end -= endsWithGrade(run, end) ? 2 : 1;
  return end;
}

/** Whether the details have a word just so, in small letters. */
function isToldSo(word: string, { request }: Reading): boolean {
  return wordsOf(request.features).includes(word.toLowerCase());
}

/** "Ceremonial Grade", "Front Set", "All Weather" */
function endsWithGrade(run: readonly string[], end: number): boolean {
  const [before = '', last = ''] = run.slice(end - 1, end + 1);
  if (end < 2) return false;
  return (
    isOf(last, 'ends of grades') ||
    isOf(last, 'line words') ||
    isOf(before, 'sides') ||
    isCompound(before, last, 'kinds')
  );
}

function endsOn(run: readonly string[], end: number, reading: Reading): boolean {
  const word = run[end] ?? '';
  const isNoun = HEADS.has(kindOf(word)) && !endsWithGrade(run, end);
  return (isNoun && (end === 0 || !isNamed(word, reading))) || isThing(run, end, reading);
}

/** "Construction Paper", "Wall Hanging": a material or a gerund that is what the product is. */
function isThing(run: readonly string[], end: number, reading: Reading): boolean {
  const word = run[end] ?? '';
  const isMaterial = kindOf(word) === 'material' && isOf(word, 'materials that are things');
  const isNoun = isMaterial || isOf(word, 'nouns at an end');
  return isNoun || isFiled(word, reading) || isCompound(run[end - 1] ?? '', word, 'things');
}

/** "Featuring Jake": a name by itself in the details' own sentences; a thing is "the Kettle" there. */
function isNamed(word: string, reading: Reading): boolean {
  if (!reading.names.has(word) || isTold(word, reading) || isVague(word)) return false;
  const words = reading.request.features.split(/\s+/u);
  const isSaid = (other: string, at: number) => at > 0 && wordsOf(other)[0] === word;
  const isThing = words.some(
    (other, at) => isSaid(other, at) && isOf(words[at - 1] ?? '', 'before things'),
  );
  return (
    !isThing &&
    words.some((other, at) => {
      const goesOn = isCapitalized(words[at + 1] ?? '') && !/[.!?,;:]$/u.test(other);
      return isSaid(other, at) && !isCapitalized(words[at - 1] ?? '') && !goesOn;
    })
  );
}
