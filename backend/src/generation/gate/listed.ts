import { listsOf } from './enumerations.ts';
import type { Figure } from './figures.ts';
import type { Said, Statement } from './said.ts';
import type { Token } from './tokens.ts';
import { stemOf } from '../text/words.ts';
import { isColor } from './word-classes.ts';

const COLOR = stemOf('color');
/** Marks and words between the members of a list of the input. */
const BETWEEN: ReadonlySet<string> = new Set([',', '+', '&', ';', 'and', 'or']);

/**
 * Whether a number counts what is listed: "three modes" of "Modes: low, high, strobe", "two lids" of
 * "straw lid + flat lid", or "all three" of what its own sentence lists.
 * @param nouns stems of what it counts
 */
export function isCountOfListed(
  { value, unit, age, counts, at }: Figure,
  nouns: readonly string[],
  tokens: readonly Token[],
  said: Said,
): boolean {
  if (unit !== undefined || age) return false;
  const count = Number(value);
  if (counts.length === 0) return listsOf(tokens).some(({ members }) => members.length === count);
  const noun = nouns.at(-1) ?? counts[0]?.stem;
  // "Two colors, yellow and teal"
  const own = listsOf(tokens).some(
    ({ members, joint }) =>
      joint > at &&
      members.length === count + 1 &&
      members[0]?.some(({ stem }) => stem === noun) === true,
  );
  if (own) return true;
  if (noun === undefined) return false;
  return said.statements.some((one) => lists(one, noun, count));
}

function lists(statement: Statement, noun: string, count: number): boolean {
  const { label, members } = listOf(statement);
  if (members.length !== count) return false;
  const names = (some: readonly Token[]) => some.some(({ stem }) => stem === noun);
  if (names(label)) return true;
  // "Sizes S, M and L"
  if (members[0]?.[0]?.stem === noun && members[0].length > 1) return true;
  if (noun === COLOR && members.every((some) => some.some(({ text }) => isColor(text))))
    return true;
  // "2 gallon size, 2 half gallon, 2 sandwich"
  const counted = members.every(([first]) => first?.kind === 'number');
  return members.every(names) || (counted && members.some(names));
}

interface Listed {
  readonly label: readonly Token[];
  readonly members: readonly (readonly Token[])[];
}

const listed = new WeakMap<Statement, Listed>();

/** A statement as a label and the members behind it, read once. */
function listOf(statement: Statement): Listed {
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
