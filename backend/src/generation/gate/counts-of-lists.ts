import { splitLists } from './enumerations.ts';
import type { Figure } from './figures.ts';
import type { Evidence, Statement } from './evidence.ts';
import type { Token } from './tokens.ts';
import { unitOf } from './measurement-units.ts';
import { stemOf } from '../text/words.ts';
import { isCertainColor } from './word-classes.ts';

const COLOR = stemOf('color');
/** Punctuation and words that separate list items. */
const ITEM_SEPARATORS: ReadonlySet<string> = new Set([',', '+', '&', ';', '/', 'and', 'or']);

/**
 * Whether a number counts listed items: "three modes" for "Modes: low, high, strobe", "two lids"
 * for "straw lid + flat lid", or "all three" of a list in its own sentence.
 * @param nouns stems of the counted nouns
 */
export function countsListedItems(
  { value, unit, isAge, countedWords, at }: Figure,
  nouns: readonly string[],
  tokens: readonly Token[],
  evidence: Evidence,
): boolean {
  if (unit !== undefined || isAge) return false;
  const count = Number(value);
  if (countedWords.length === 0)
    return splitLists(tokens).some(({ items }) => items.length === count);
  const noun = nouns.at(-1) ?? countedWords[0]?.stem;
  // "Two colors, yellow and teal"
  const countsOwnItems = splitLists(tokens).some(
    ({ items, conjunction }) =>
      conjunction > at &&
      items.length === count + 1 &&
      items[0]?.some(({ stem }) => stem === noun) === true,
  );
  if (countsOwnItems || countsFollowingList(tokens, at, count)) return true;
  if (noun === undefined) return false;
  // "17, 19, 21 mm sockets"
  const namesCounted = countedWords.map(({ stem }) => stem);
  const hasRun = ({ tokens: statementTokens }: Statement) =>
    namesCounted.some((name) => longestRunBefore(statementTokens, name) === count);
  if (evidence.statements.some(hasRun)) return true;
  return evidence.statements.some((statement) => listsItems(statement, noun, count));
}

/** Maximum words between a count and the punctuation that introduces its list. */
const MAX_COUNTED = 6;
const LIST_STARTS: ReadonlySet<string> = new Set([':', '(']);

/**
 * Whether a count is followed by a list of that many items: "Two layers: PU on top, rubber
 * underneath", "three sockets (17, 19 and 21 mm)".
 */
function countsFollowingList(tokens: readonly Token[], at: number, count: number): boolean {
  const from = tokens.findIndex(
    ({ text }, index) =>
      index > at + 1 &&
      index <= at + MAX_COUNTED &&
      (LIST_STARTS.has(text) || (text === 'of' && tokens[index + 1]?.kind === 'number')),
  );
  // "Four ingredients, one cup: rooibos, ..."
  const colon = tokens.findIndex(({ text }, index) => text === ':' && index > at);
  return [from, colon].some((start) => start !== -1 && itemCountFrom(tokens, start + 1) === count);
}

function itemCountFrom(tokens: readonly Token[], from: number): number {
  const rest = tokens.slice(from);
  const end = rest.findIndex(({ text }) => LIST_ENDS.has(text));
  const items = itemsOf(end === -1 ? rest : rest.slice(0, end));
  const firstOther = items.findIndex(([first]) => first?.kind !== 'number');
  // "500, 100 and 15 lumens, and in addition red light"
  const length = tokens[from]?.kind === 'number' && firstOther !== -1 ? firstOther : items.length;
  return length < 2 ? 0 : length;
}

const LIST_ENDS: ReadonlySet<string> = new Set('. ; ! ? ) : – —'.split(' '));

/** The number of listed numbers directly before a noun: 3 in "17, 19, 21 mm sockets". */
function longestRunBefore(tokens: readonly Token[], noun: string): number {
  const at = tokens.findIndex(({ stem }) => stem === noun);
  let numbers = 0;
  for (let index = at - 1; index >= 0; index--) {
    const token = tokens[index];
    if (token?.kind === 'number') numbers += 1;
    else if (
      token === undefined ||
      !(ITEM_SEPARATORS.has(token.text) || unitOf(token.text) !== undefined)
    )
      break;
  }
  return at === -1 || numbers < 2 ? 0 : numbers;
}

function listsItems(statement: Statement, noun: string, count: number): boolean {
  const { label, items } = readList(statement);
  const [last, afterLast] = items.at(-1) ?? [];
  // "Cornflower, yarrow + 9 more species"
  if (last?.kind === 'number' && MORE.has(afterLast?.text ?? ''))
    return items.length - 1 + Number(last.text) === count;
  if (items.length !== count) return false;
  const namesCounted = (phrase: readonly Token[]) => phrase.some(({ stem }) => stem === noun);
  if (namesCounted(label)) return true;
  // "Sizes S, M and L"
  if (items[0]?.[0]?.stem === noun && items[0].length > 1) return true;
  if (noun === COLOR && items.every((phrase) => phrase.some(({ text }) => isCertainColor(text))))
    return true;
  // "2 gallon size, 2 half gallon, 2 sandwich"
  const counted = items.every(([first]) => first?.kind === 'number');
  return items.every(namesCounted) || (counted && items.some(namesCounted));
}

const MORE: ReadonlySet<string> = new Set(['more', 'other', 'others', 'further']);

interface LabeledList {
  readonly label: readonly Token[];
  readonly items: readonly (readonly Token[])[];
}

const listed = new WeakMap<Statement, LabeledList>();

/** A statement read as a label and a list of items, cached. */
function readList(statement: Statement): LabeledList {
  const cached = listed.get(statement);
  if (cached !== undefined) return cached;
  const { tokens } = statement;
  const colon = tokens.findIndex(({ text }) => text === ':');
  const list = {
    label: tokens.slice(0, Math.max(0, colon)),
    items: itemsOf(tokens.slice(colon + 1)),
  };
  listed.set(statement, list);
  return list;
}

function itemsOf(tokens: readonly Token[]): Token[][] {
  const items: Token[][] = [[]];
  for (const token of tokens) {
    if (ITEM_SEPARATORS.has(token.text)) items.push([]);
    else items.at(-1)?.push(token);
  }
  return items.filter((item) => item.some(({ kind }) => kind !== 'punctuation'));
}
