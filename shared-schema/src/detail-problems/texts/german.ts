import { formatNumber } from '../../format.ts';
import type { DetailProblemTexts } from '../detail-problem.ts';

const LOCALE = 'de';
const number = (value: number): string => formatNumber(value, LOCALE);
const plurals = new Intl.PluralRules(LOCALE);

/** One entry, and several. */
const KINDS = {
  specification: ['Spezifikation', 'Spezifikationen'],
  variant: ['Variante', 'Varianten'],
  value: ['Wert', 'Werte'],
  keyword: ['Keyword', 'Keywords'],
  word: ['Wort', 'Wörter'],
} as const;

const EXAMPLES = { specification: 'Material: Nussbaum', variant: 'Farbe: Rot, Blau' } as const;

function count(value: number, [one, other]: readonly [string, string]): string {
  return `${number(value)} ${plurals.select(value) === 'one' ? one : other}`;
}

export const german: DetailProblemTexts = {
  tooMany: (values) =>
    `${count(values.count, KINDS[values.kind])}. Das Limit ist ${number(values.max)}.`,
  noLabel: ({ kind, text }) =>
    `„${text}“ braucht einen Namen, einen Doppelpunkt und einen Wert, zum Beispiel ${EXAMPLES[kind]}.`,
  noLetter: (text) => `„${text}“ enthält weder Buchstaben noch Ziffern.`,
  repeated: (text) =>
    `„${text}“ kommt zweimal vor. Schreiben Sie die zugehörigen Werte in eine Zeile.`,
  tooLong: ({ text, over, max }) =>
    `„${text}“ ist um ${number(over)} länger als das Limit von ${count(max, ['Zeichen', 'Zeichen'])}.`,
};
