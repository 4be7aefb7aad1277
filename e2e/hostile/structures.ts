import type { EntryPoint } from './entry-point.ts';
import { shapesFor, type Shape } from './shapes.ts';

/** The unit that a list or object repeats. */
const REPEATED: readonly (readonly [name: string, open: string, unit: string, close: string])[] = [
  ['a list of numbers', '[', '0,', '0]'],
  ['a list of nulls', '[', 'null,', 'null]'],
  ['a list of empty texts', '[', '"",', '""]'],
  ['a list of empty lists', '[', '[],', '[]]'],
  ['a list of empty objects', '[', '{},', '{}]'],
  ['a list of objects', '[', '{"id":"1","name":"x"},', '{"id":1}]'],
  ['a list that goes on', '[', '0,', ''],
  ['lists that go on', '', '[', ''],
  ['objects that go on', '', '{"a":', ''],
  ['an object with one key many times', '{', '"a":0,', '"a":0}'],
  ['a long number', '', '1', '1'],
  ['a long fraction', '0.', '1', '1e-9'],
  ['a text of escapes', '"', '\\u0041', '"'],
];

/** Lengths in characters: what a URL can hold, up to the largest allowed call. */
const LENGTHS = [3_000, 14_000, 200_000, 1_000_000];

/** Structures sent to one entry point in a normal run. */
const STRUCTURES_PER_RUN = 17;

/**
 * The structures for one entry point, like the shapes of `shapesFor`.
 * @param lengths in characters
 */
export function structuresFor(entryPoint: EntryPoint, lengths?: readonly number[]): Shape[] {
  return shapesFor(entryPoint.name, distinct(entryPoint, structures(lengths)), STRUCTURES_PER_RUN);
}

/** A query is cut off where a URL ends, which makes the same request of several lengths. */
function distinct({ send }: EntryPoint, shapes: readonly Shape[]): Shape[] {
  const paths = new Set<string>();
  return shapes.filter(({ text }) => {
    const { method, path } = send(text);
    if (method !== 'GET') return true;
    const isNew = !paths.has(path);
    paths.add(path);
    return isNew;
  });
}

/**
 * JSON, possibly incomplete, whose structure is designed to be slow to parse.
 * @param lengths in characters
 */
function structures(lengths: readonly number[] = LENGTHS): Shape[] {
  return lengths.flatMap((length) => [
    ...REPEATED.map(([name, open, unit, close]) => ({
      name: `${name}, ${length}`,
      text: open + unit.repeat(Math.ceil(length / unit.length)) + close,
    })),
    { name: `lists in lists, ${length}`, text: nested('[', ']', length) },
    { name: `objects in objects, ${length}`, text: nested('{"a":', '}', length, '0') },
    { name: `an object of many keys, ${length}`, text: keyed((key) => `k${key}`, length) },
    { name: `an object of numbers, ${length}`, text: keyed(String, length) },
  ]);
}

function nested(open: string, close: string, length: number, inside = ''): string {
  const levels = Math.ceil(length / (open.length + close.length));
  return open.repeat(levels) + inside + close.repeat(levels);
}

function keyed(nameOf: (key: number) => string, length: number): string {
  const members = Array.from({ length: Math.ceil(length / 9) }, (_, key) => `"${nameOf(key)}":0`);
  return `{${members.join(',')}}`;
}
