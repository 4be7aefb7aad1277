import { formatNumber } from '../../format.ts';
import type { DetailProblemTexts } from '../detail-problem.ts';

const LOCALE = 'en-US';
const number = (value: number): string => formatNumber(value, LOCALE);
const plurals = new Intl.PluralRules(LOCALE);

/** One entry, and several. */
const KINDS = {
  specification: ['specification', 'specifications'],
  variant: ['variant', 'variants'],
  value: ['value', 'values'],
  keyword: ['keyword', 'keywords'],
  word: ['word', 'words'],
} as const;

const EXAMPLES = { specification: 'Material: Walnut', variant: 'Color: Red, Blue' } as const;

function count(value: number, [one, other]: readonly [string, string]): string {
  return `${number(value)} ${plurals.select(value) === 'one' ? one : other}`;
}

export const english: DetailProblemTexts = {
  tooMany: (values) =>
    `${count(values.count, KINDS[values.kind])}. The limit is ${number(values.max)}.`,
  noLabel: ({ kind, text }) =>
    `"${text}" needs a name, a colon and a value, such as ${EXAMPLES[kind]}.`,
  noLetter: (text) => `"${text}" doesn't contain a letter or a digit.`,
  repeated: (text) => `"${text}" appears twice. Put all its values on one line.`,
  tooLong: ({ text, over, max }) =>
    `"${text}" is ${count(over, ['character', 'characters'])} over the limit of ${number(max)}.`,
};
