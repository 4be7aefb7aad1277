import { splitLists } from './enumerations.ts';
import type { Figure } from './figures.ts';
import type { Evidence, Statement } from './evidence.ts';
import type { Token } from './tokens.ts';
import { unitOf } from './measurement-units.ts';
import { stemOf } from '../text/words.ts';
import { isCertainColor } from './word-classes.ts';

const COLOR = stemOf('color');
/** Marks and words between the members of a list of the input. */
const BETWEEN: ReadonlySet<string> = new Set([',', '+', '&', ';', '/', 'and', 'or']);

/**
 * Whether a number counts what is listed: "three modes" of "Modes: low, high, strobe", "two lids" of
 * "straw lid + flat lid", or "all three" of what its own sentence lists.
 * @param nouns stems of what it counts
 */
export function isCountOfListed(
  { value, unit, age, counts, at }: Figure,
  nouns: readonly string[],
  tokens: readonly Token[],
  evidence: Evidence,
): boolean {
  if (unit !== undefined || age) return false;
  const count = Number(value);
  if (counts.length === 0)
    return splitLists(tokens).some(({ members }) => members.length === count);
  const noun = nouns.at(-1) ?? counts[0]?.stem;
  // "Two colors, yellow and teal"
  const own = splitLists(tokens).some(
    ({ members, conjunction }) =>
      conjunction > at &&
      members.length === count + 1 &&
      members[0]?.some(({ stem }) => stem === noun) === true,
  );
  if (own || isCountOfOwnList(tokens, at, count)) return true;
  if (noun === undefined) return false;
  // "17, 19, 21 mm sockets"
  const names = counts.map(({ stem }) => stem);
  const runs = ({ tokens: all }: Statement) =>
    names.some((name) => longestRunBefore(all, name) === count);
  if (evidence.statements.some(runs)) return true;
  return evidence.statements.some((one) => lists(one, noun, count));
}

/** Words between a count and the mark after which its list begins. */
const MAX_COUNTED = 6;
const OPENING: ReadonlySet<string> = new Set([':', '(']);

/** "Two layers: PU on top, rubber underneath", "three sockets (17, 19 and 21 mm)", "three levels of 500, 100 and 15 lm". */
function isCountOfOwnList(tokens: readonly Token[], at: number, count: number): boolean {
  const from = tokens.findIndex(
    ({ text }, index) =>
      index > at + 1 &&
      index <= at + MAX_COUNTED &&
      (OPENING.has(text) || (text === 'of' && tokens[index + 1]?.kind === 'number')),
  );
  // "Four ingredients, one cup: rooibos, ..."
  const colon = tokens.findIndex(({ text }, index) => text === ':' && index > at);
  return [from, colon].some((start) => start !== -1 && membersFrom(tokens, start + 1) === count);
}

function membersFrom(tokens: readonly Token[], from: number): number {
  const rest = tokens.slice(from);
  const end = rest.findIndex(({ text }) => LIST_ENDS.has(text));
  const members = membersOf(end === -1 ? rest : rest.slice(0, end));
  const others = members.findIndex(([first]) => first?.kind !== 'number');
  // "500, 100 and 15 lumens, and in addition red light"
  const length = tokens[from]?.kind === 'number' && others !== -1 ? others : members.length;
  return length < 2 ? 0 : length;
}

const LIST_ENDS: ReadonlySet<string> = new Set('. ; ! ? ) : – —'.split(' '));

/** How many numbers of a list precede a noun. */
function longestRunBefore(tokens: readonly Token[], noun: string): number {
  const at = tokens.findIndex(({ stem }) => stem === noun);
  let numbers = 0;
  for (let index = at - 1; index >= 0; index--) {
    const token = tokens[index];
    if (token?.kind === 'number') numbers += 1;
    else if (token === undefined || !(BETWEEN.has(token.text) || unitOf(token.text) !== undefined))
      break;
  }
  return at === -1 || numbers < 2 ? 0 : numbers;
}

function lists(statement: Statement, noun: string, count: number): boolean {
  const { label, members } = readList(statement);
  const [last, beyond] = members.at(-1) ?? [];
  // "Cornflower, yarrow + 9 more species"
  if (last?.kind === 'number' && MORE.has(beyond?.text ?? ''))
    return members.length - 1 + Number(last.text) === count;
  if (members.length !== count) return false;
  const names = (some: readonly Token[]) => some.some(({ stem }) => stem === noun);
  if (names(label)) return true;
  // "Sizes S, M and L"
  if (members[0]?.[0]?.stem === noun && members[0].length > 1) return true;
  if (noun === COLOR && members.every((some) => some.some(({ text }) => isCertainColor(text))))
    return true;
  // "2 gallon size, 2 half gallon, 2 sandwich"
  const counted = members.every(([first]) => first?.kind === 'number');
  return members.every(names) || (counted && members.some(names));
}

const MORE: ReadonlySet<string> = new Set(['more', 'other', 'others', 'further']);

interface Listed {
  readonly label: readonly Token[];
  readonly members: readonly (readonly Token[])[];
}

const listed = new WeakMap<Statement, Listed>();

/** A statement as a label and the members after it, read once. */
function readList(statement: Statement): Listed {
  const known = listed.get(statement);
  if (known !== undefined) return known;
  const { tokens } = statement;
  const colon = tokens.findIndex(({ text }) => text === ':');
  const list = {
    label: tokens.slice(0, Math.max(0, colon)),
    members: membersOf(tokens.slice(colon + 1)),
  };
  listed.set(statement, list);
  return list;
}

function membersOf(tokens: readonly Token[]): Token[][] {
  const members: Token[][] = [[]];
  for (const token of tokens) {
    if (BETWEEN.has(token.text)) members.push([]);
    else members.at(-1)?.push(token);
  }
  return members.filter((member) => member.some(({ kind }) => kind !== 'mark'));
}
