import type { Reading } from '../../reading/index.ts';
import { isCapitalized, wordsOf } from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import {
  isCompound,
  isCount,
  isFiled,
  isPluralProduct,
  isProduct,
  isTold,
  isVague,
  kindOf,
  TRAITS,
} from './word-kinds.ts';

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
    const isUnit =
      counts !== undefined && (isOf(word, 'counted amounts') || /^scale$/iu.test(word));
    // "Nail Polish Kit 12 Colors": how many there are of what comes with it
    const last = runs.at(-1)?.at(-1) ?? '';
    if (counts === 'pieces' && index === tokens.length - 1 && isHeadWord(last)) break;
    // "2 Drawer Nightstand"
    const isCounted =
      counts === 'pieces' &&
      !isUnit &&
      index < tokens.length - 1 &&
      !/\p{Ll}\p{Lu}/u.test(last) &&
      // "Aster 2 Robot Vacuum": the number of a model
      !(last !== '' && isCompound(word, tokens[index + 1] ?? '', 'things'));
    const isNumber = /^\d[\d.,:/x×-]*$/u.test(word);
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

function isHeadWord(word: string): boolean {
  return isProduct(word) || isVague(word);
}

/** Where in a run the product's noun is: the last noun that no side, size, material or trait follows. */
export function headOf(all: readonly string[], reading: Reading): number {
  // "Dog Harness No Pull"
  const denial = all.findIndex((word, at) => at > 0 && /^no$/iu.test(word));
  const run = withoutPlace(denial === -1 ? all : all.slice(0, denial), reading);
  const at = run.findIndex((_word, index) => endsEarly(run, index, reading));
  if (at !== -1) return at;
  let end = run.length - 1;
  while (end >= 0 && !endsOn(run, end, reading)) end -= endsWithGrade(run, end) ? 2 : 1;
  return end;
}

/** "Bike Phone Bag" of a "Bike Phone Bag Top Tube" that the details mount "to the top tube". */
function withoutPlace(run: readonly string[], { request }: Reading): readonly string[] {
  const place = run.slice(-PLACE_WORDS).join(' ').toLowerCase();
  const rest = run.slice(0, -PLACE_WORDS);
  if (!rest.some((word, at) => at > 0 && isProduct(word))) return run;
  const details = ` ${wordsOf(request.features.toLowerCase()).join(' ')} `;
  const isPlace = PLACED.some((joint) => details.includes(` ${joint} the ${place} `));
  return isPlace ? rest : run;
}

const PLACE_WORDS = 2;
const PLACED = ['to', 'on', 'onto', 'under', 'over', 'around', 'behind', 'above'];

/**
 * Whether a name has its noun in the middle: a compound or a plural that no longer compound goes on
 * from ("Car Phone Mount Dashboard Windshield", "Rain Boots Frog"), or a product before a model's name.
 */
function endsEarly(run: readonly string[], index: number, reading: Reading): boolean {
  const [word = '', next] = run.slice(index, index + 2);
  if (next === undefined) return false;
  const isThing = isCompound(run[index - 1] ?? '', word, 'things');
  // "Lip Balm Trio Honey Mint"
  if (isCount(word) && isProduct(run[index - 1] ?? '')) return true;
  if (!isThing && !isProduct(word)) return false;
  const rest = run.slice(index + 1);
  // "Sunglasses Polarized Round", "Deodorant Bergamot"
  if (isBehindAll(word, rest, reading)) return true;
  // "Espresso Machine Bottomless Portafilter"
  const isForPart = isOf(rest.at(-1) ?? '', 'spare parts');
  if (TRAITS.has(kindOf(next)))
    return (isThing && !isForPart) || (index > 0 && !rest.some((other) => mayHead(other, reading)));
  if (goesOn(run, index + 1, reading)) return false;
  const isModel = isOf(next, 'motifs') || (kindOf(next) === 'unknown' && !isTold(next, reading));
  if (isThing) return !isPart(next) || isPluralProduct(word);
  return index > 0 && (isPluralProduct(word) ? !isPart(next) : isModel);
}

/** Whether all that follows is traits, scents, weaves and shapes, which names put after the noun. */
function isBehindAll(word: string, rest: readonly string[], reading: Reading): boolean {
  return rest.every((other, at) => {
    const before = rest[at - 1] ?? word;
    const isCommon = TRAITS.has(kindOf(other)) || isOf(other, 'behind the noun');
    const isNoun = isHeadWord(other) || isFiled(other, reading);
    // "Ring Light", "Laptop Stand"
    return isCommon && !isNoun && !isCompound(before, other, 'things');
  });
}

/** Whether the nouns from a position on contain a product: "Shea Butter Bar Soap", "Magnetic Tiles Building Set". */
function goesOn(run: readonly string[], from: number, reading: Reading): boolean {
  const rest = run.slice(from);
  const end = rest.findIndex((word) => TRAITS.has(kindOf(word)));
  const nouns = rest.slice(0, end === -1 ? rest.length : end);
  // "Ankle Boots Block Heel"
  const [before = '', last = ''] = nouns.slice(-2);
  if (isCompound(before, last, 'kinds')) return false;
  return nouns.some((word) => isHeadWord(word) || isFiled(word, reading) || isMaker(word));
}

function mayHead(word: string, reading: Reading): boolean {
  return isHeadWord(word) || isFiled(word, reading) || isMaker(word) || isPart(word);
}

/** "Sharpener", "Organizer": what does something for the thing before it. */
function isMaker(word: string): boolean {
  return (
    /(?:er|or)s?$/iu.test(word) &&
    ['noun', 'unknown'].includes(kindOf(word)) &&
    !isOf(word, 'no makers')
  );
}

function isPart(word: string): boolean {
  return vocabulary('parts').has(word.toLowerCase()) || isOf(word, 'spare parts');
}

/** "Ceremonial Grade", "Front Set", "All Weather" */
function endsWithGrade(run: readonly string[], end: number): boolean {
  const [before = '', last = ''] = run.slice(end - 1, end + 1);
  if (end === 1 && isCompound(before, last, 'kinds')) return true;
  if (end < 2) return false;
  return (
    // "Ceremonial Grade", but not the gauge of "Tire Pressure Gauge"
    (isOf(last, 'ends of grades') &&
      !run.slice(0, end).some((word) => isCompound(word, last, 'things'))) ||
    isOf(last, 'line words') ||
    isOf(before, 'sides') ||
    // "Dual Motor", "Double Wall"
    (isOf(before, 'binding words') && isPart(last) && !isHeadWord(last)) ||
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
