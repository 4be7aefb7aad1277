import type { Reading } from '../../reading/index.ts';
import { isPlural } from '../../reading/name.ts';
import { isAdjective } from '../../reading/tagging.ts';
import { foldWord, isCapitalized, stemOf } from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import { cite, textOf, type Cited } from '../cited.ts';
import {
  isListed,
  isNamed,
  isVerbal,
  lastWordOf,
  PRAISE,
  saidBy,
  sizeOf,
  type Atom,
} from './atoms.ts';
import { brandWords } from './brands.ts';
import { evidenceOf } from './evidence.ts';
import { isInvented } from './invented-names.ts';
import { nounOf, termOf } from './product-head.ts';
import type { ProductHead } from './part-heads.ts';
import {
  isBinding,
  isColor,
  isInDictionary,
  isMaterial,
  isOneWord,
  isPossibleName,
  isProduct,
  isShortForm,
  isVague,
} from './words.ts';

const MAX_WORDS = 4;

export const LIST = / (?:and|&) /iu;

/** The name's own words that end in the noun, the fullest first: each begins where it tears nothing. */
export function runsOf(head: ProductHead, reading: Reading): Cited[] {
  const { atoms, first: from, last: at, segment } = head;
  const runs: Cited[] = [];
  const lead = isCut(head) ? 0 : leadOf(head, reading);
  for (let start = 0; start < from; start += 1) {
    const run = atoms.slice(start, at + 1);
    const isEdge = start === 0 || start === lead;
    const isWhole = isEdge ? !isCut(head) : start > lead && canBegin(head, start, reading);
    if (isWhole && typedWords(run) <= MAX_WORDS && isVaried(run))
      runs.push(cite(saidBy(run), segment));
  }
  const whole = atoms.slice(0, at + 1);
  // "Salt and pepper grinder" of a set
  const isList = LIST.test(saidBy(whole));
  const isEnough = isProduct(lastWordOf(whole.at(-2) ?? { text: '' }));
  if (
    isList &&
    isEnough &&
    typedWords(whole) === MAX_WORDS + 1 &&
    isVague(nounOf(head)) &&
    !isCut(head)
  )
    runs.push(cite(saidBy(whole.slice(0, -1)), segment));
  const nearest = atoms.slice(Math.max(0, from - 1), at + 1);
  const [one = '', two = ''] = termOf(head).split(' ');
  const isAny = runs.length > 0 || from === 0 || (two !== '' && !isOneWord(one, two));
  // "Princess" of a doll: the word right before a noun that says little without it
  const isTorn = from === 1 && isCut(head);
  if (!isAny && !isTorn && sizeOf(nearest) <= MAX_WORDS && !isVerbal(nearest[0]))
    runs.push(cite(saidBy(nearest), segment));
  return runs;
}

/** Whether a phrase has no word twice: not "half & half creamer". */
function isVaried(atoms: readonly Atom[]): boolean {
  const words = saidBy(atoms).toLowerCase().split(' ');
  return new Set(words).size === words.length;
}

/** The words of a phrase, without the mark in "salt & pepper". */
function typedWords(atoms: readonly Atom[]): number {
  return saidBy(atoms)
    .split(' ')
    .filter((word) => word !== '&').length;
}

/** How many atoms before the noun only name the product: one in "Fortuna plant pot". */
function leadOf(
  { atoms, first: from, last: at, after, segment }: ProductHead,
  reading: Reading,
): number {
  const isFirst = after === '' && segment === reading.name.segments[0];
  // "Aber Falls": a plural inside a compound belongs to a name.
  const end = atoms
    .slice(0, at)
    .findIndex(
      (atom, index) =>
        !isInvented(atom, reading) &&
        !(index > 0 && atom.kind !== 'people' && isPlural(lastWordOf(atom).toLowerCase())),
    );
  return isFirst ? (end === -1 ? from : Math.min(end, from)) : 0;
}

/** "Treat" of "Trick or Treat Sticker": what follows a small word but opens no phrase. */
function isCut({ atoms, after }: ProductHead): boolean {
  const [first] = atoms;
  const isList = after === '' || after === PRAISE || /^(?:and|&|n|up|out|off)$/u.test(after);
  const isFree = first !== undefined && (isListed(first) || isNamed(first));
  return !isList && !isFree;
}

/** Whether a phrase can begin at an atom, so that what stands before it loses nothing. */
export function canBegin(head: ProductHead, start: number, reading: Reading): boolean {
  const { atoms, first: from } = head;
  const [last, first] = atoms.slice(start - 1);
  if (last === undefined || first === undefined) return false;
  const { pairs } = evidenceOf(reading);
  const [end, word] = [lastWordOf(last), first.text.split(' ')[0] ?? ''];
  // "Journey Girls"
  const isName = start === 1 && first.kind === 'people' && !last.opens;
  if (isOf(word, 'numbers') || isName) return false;
  const isPart =
    first.kind === 'thing' && (isPlural(word.toLowerCase()) || isOf(word, 'no openers'));
  // "Wicking", "lined": a participle that goes with the noun before it
  const isBound = isOf(word, 'bound participles') && isMaterial(end);
  const isTied = isBinding(end) || (isVerbal(first) && (last.kind === 'thing' || isBound));
  // "Trim" of "gold trim dinnerware", "bottom" of "thick bottom sandals"
  const isPartOf =
    last.kind === 'trait' && vocabulary('parts').has(foldWord(lastWordOf(first))) && start < from;
  const isPair = pairs.has(`${stemOf(end)} ${stemOf(word)}`) && !isHard(last);
  if (
    isTied ||
    isPart ||
    isPartOf ||
    isPair ||
    isSaidApart(`${end} ${word}`, saidBy(atoms.slice(start)), reading)
  )
    return false;
  // "Vintage print twill pants": what an adjective describes is not always the noun.
  if (last.opens && (isHard(last) || first.kind !== 'thing' || start === from - 1))
    return !(isColor(end) && isPossibleName(word) && isCapitalized(word));
  // "Lavender soap" of a "calming lavender soap"
  const isScent = first.kind === 'motif' || isOf(foldWord(word), 'behind the noun');
  if (start === 1 && last.kind === 'trait' && /ing$/u.test(end) && isScent) return true;
  // "Electric hatch" of a "minibus electric hatch": an adjective begins what the word before it goes with.
  const isFree = first.kind === 'trait' && !first.text.includes(' ') && isAdjective(foldWord(word));
  return first.kind === 'people' || ((isListed(first) || isFree) && !isVerbal(first));
}

/** "Glycolic acid" of a glycolic acid serum: two words that the text has side by side before another one. */
export function isSaidApart(said: string, run: string, { request }: Reading): boolean {
  const text = request.features.toLowerCase();
  const pair = said.toLowerCase();
  const [, next = ''] = run.toLowerCase().split(' ');
  let at = text.indexOf(pair);
  while (at !== -1) {
    const rest = text.slice(at + pair.length);
    if (/^[^\p{L}-]/u.test(rest) && !rest.startsWith(` ${next}`)) return true;
    at = text.indexOf(pair, at + 1);
  }
  return false;
}

/** Whether an atom describes the product wherever it stands: a color, a material, people, a name. */
function isHard({ kind, text }: Atom): boolean {
  return kind !== 'trait' || isListed({ kind, text, opens: true });
}

/** "AirPulse wireless earbuds": a run that begins with the brand or with a name that no dictionary has. */
export function isMakersRun(run: Cited, reading: Reading): boolean {
  const [first = ''] = textOf(run).split(' ');
  const { invented, common } = evidenceOf(reading);
  if (invented.has(first) && !common.has(stemOf(first))) return true;
  const brand = brandWords(reading).map(foldWord);
  if (brand.includes(foldWord(first))) return true;
  const isFirst = reading.name.text.startsWith(first);
  return isFirst && !isShortForm(first) && !isInDictionary(first) && !common.has(stemOf(first));
}
