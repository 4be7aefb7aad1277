import { describeDetailProblem } from '@wareword/shared-schema/detail-problems';
import { formatNumber } from '@wareword/shared-schema/format';
import type { RowTexts } from './row-texts.ts';

const number = (value: number): string => formatNumber(value, 'de');

export const german: RowTexts = {
  detail: (column, problem) => `${column}: ${describeDetailProblem(problem, 'de')}`,
  missing: (column) => `„${column}“ fehlt.`,
  tooLong: ({ column, max }) => `„${column}“ darf höchstens ${number(max)} Zeichen haben.`,
  tooMany: ({ column, max }) => `„${column}“ darf höchstens ${number(max)} Einträge haben.`,
  controlCharacters: (column) =>
    `„${column}“ darf keine Steuerzeichen und kein ungültiges Unicode enthalten.`,
  unknownLocale: ({ column, locales }) =>
    `„${column}“ muss einer dieser Werte sein: ${locales.join(', ')}.`,
  otherLanguage: (column) =>
    `„${column}“ muss zur Sprache der Produktangaben passen, denn sie werden nicht übersetzt. Leeren Sie die Zelle, um deren Sprache zu verwenden.`,
  noWebAddress: (column) => `„${column}“: Jeder Eintrag muss eine URL mit http oder https sein.`,
  unusable: (column) =>
    `Der Wert in „${column}“ kann nicht verwendet werden. Berichtigen Sie ihn oder leeren Sie die Zelle.`,
  notNumber: (column) => `„${column}“ muss eine Zahl sein.`,
  referenceTooLong: (max) =>
    `Das Handle, die ID oder die SKU ist länger als ${number(max)} Zeichen.`,
  formula: ({ start, sign }) =>
    `„${start}“ beginnt mit „${sign}“. Eine Tabellenkalkulation würde es als Formel ausführen. Ändern Sie es in Ihrem Shop oder leeren Sie die Zelle.`,
  handleTwice: ({ handle, row }) =>
    `Das Handle „${handle}“ steht schon in Zeile ${number(row)}, mit anderen Produkten dazwischen. Lassen Sie die Zeilen eines Produkts zusammen.`,
  tooManyVariants: (max) =>
    `Dieses Produkt hat mehr als ${number(max)} Varianten. Entfernen Sie einige aus der Datei.`,
  optionTooLong: (max) =>
    `Eine Option dieses Produkts ist länger als ${number(max)} Zeichen. Kürzen Sie sie in Ihrem Shop und exportieren Sie Ihre Produkte erneut.`,
  optionsTooLong: (max) =>
    `Die Optionen dieses Produkts haben zusammen mehr als ${number(max)} Zeichen. Kürzen Sie Namen und Werte in Ihrem Shop und exportieren Sie Ihre Produkte erneut.`,
  noParent: 'Diese Variante hat kein übergeordnetes Produkt. Füllen Sie die Spalte Parent aus.',
  parentMissing: (parent) =>
    `Das übergeordnete Produkt dieser Variante, „${parent}“, fehlt in der Datei. Ergänzen Sie seine Zeile oder entfernen Sie diese.`,
  extraCells: ({ cells, columns, separator }) =>
    `Diese Zeile hat ${number(cells)} Zellen, es gibt aber nur ${number(columns)} Spalten. Setzen Sie Text, der ${separator === '\t' ? 'einen Tabulator' : `„${separator}“`} enthält, in Anführungszeichen.`,
  shortened: 'Die Beschreibung ist zu lang, daher wird nur der Anfang verwendet.',
  omitted: 'Zu lange Spezifikationen und Varianten werden weggelassen.',
};
