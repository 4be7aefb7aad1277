import { formatNumber } from '../../format.ts';
import type { DetailProblemTexts } from '../detail-problem.ts';

const LOCALE = 'es';
const number = (value: number): string => formatNumber(value, LOCALE);
const plurals = new Intl.PluralRules(LOCALE);

/** One entry, and several. */
const KINDS = {
  specification: ['especificación', 'especificaciones'],
  variant: ['variante', 'variantes'],
  value: ['valor', 'valores'],
  keyword: ['palabra clave', 'palabras clave'],
  word: ['palabra', 'palabras'],
} as const;

const EXAMPLES = { specification: 'Material: nogal', variant: 'Color: rojo, azul' } as const;

function count(value: number, [one, other]: readonly [string, string]): string {
  return `${number(value)} ${plurals.select(value) === 'one' ? one : other}`;
}

export const spanish: DetailProblemTexts = {
  tooMany: (values) =>
    `${count(values.count, KINDS[values.kind])}. El límite es ${number(values.max)}.`,
  noLabel: ({ kind, text }) =>
    `«${text}» necesita un nombre, dos puntos y un valor, por ejemplo ${EXAMPLES[kind]}.`,
  noLetter: (text) => `«${text}» no tiene ninguna letra ni cifra.`,
  repeated: (text) => `«${text}» aparece dos veces. Pon sus valores en una sola línea.`,
  tooLong: ({ text, over, max }) =>
    `«${text}» supera en ${number(over)} el límite de ${count(max, ['carácter', 'caracteres'])}.`,
};
