import { formatNumber } from '../../format.ts';
import type { DetailProblemTexts } from '../detail-problem.ts';

const LOCALE = 'fr';
const number = (value: number): string => formatNumber(value, LOCALE);
const plurals = new Intl.PluralRules(LOCALE);

/** One entry, and several. */
const KINDS = {
  specification: ['spécification', 'spécifications'],
  variant: ['variante', 'variantes'],
  value: ['valeur', 'valeurs'],
  keyword: ['mot-clé', 'mots-clés'],
  word: ['mot', 'mots'],
} as const;

const EXAMPLES = { specification: 'Matière : noyer', variant: 'Couleur : rouge, bleu' } as const;

function count(value: number, [one, other]: readonly [string, string]): string {
  return `${number(value)} ${plurals.select(value) === 'one' ? one : other}`;
}

export const french: DetailProblemTexts = {
  tooMany: (values) =>
    `${count(values.count, KINDS[values.kind])}. La limite est de ${number(values.max)}.`,
  noLabel: ({ kind, text }) =>
    `« ${text} » doit avoir un nom, deux-points et une valeur, par exemple ${EXAMPLES[kind]}.`,
  noLetter: (text) => `« ${text} » ne contient ni lettre ni chiffre.`,
  repeated: (text) => `« ${text} » apparaît deux fois. Mettez ses valeurs sur une seule ligne.`,
  tooLong: ({ text, over, max }) =>
    `« ${text} » dépasse de ${number(over)} la limite de ${count(max, ['caractère', 'caractères'])}.`,
};
