import { describeDetailProblem } from '@wareword/shared-schema/detail-problems';
import { formatCount } from '@wareword/shared-schema/format';
import type { RowTexts } from './row-texts.ts';

export const english: RowTexts = {
  detail: (column, problem) => `${column}: ${describeDetailProblem(problem, 'en')}`,
  missing: (column) => `Missing: ${column}.`,
  tooLong: ({ column, max }) => `${column} must be at most ${max} characters.`,
  tooMany: ({ column, max }) => `${column} must have at most ${max} entries.`,
  controlCharacters: (column) =>
    `${column} must not contain control characters or invalid Unicode.`,
  unknownLocale: ({ column, locales }) => `${column} must be one of ${locales.join(', ')}.`,
  otherLanguage: (column) =>
    `${column} must match the language of the product details, which aren't translated. Clear the cell to use their language.`,
  noWebAddress: (column) => `${column}: each entry must be an http or https URL.`,
  unusable: (column) => `The value in ${column} can't be used. Correct it, or clear the cell.`,
  notNumber: (column) => `${column} must be a number.`,
  referenceTooLong: (max) => `The handle, ID or SKU is longer than ${max} characters.`,
  formula: ({ start, sign }) =>
    `"${start}" starts with "${sign}", so a spreadsheet would run it as a formula. Change it in your store, or clear the cell.`,
  handleTwice: ({ handle, row }) =>
    `The handle "${handle}" already appears in row ${row}, with other products in between. Keep each product's rows together.`,
  tooManyVariants: (max) =>
    `This product has more than ${formatCount(max, 'variant')}. Remove some from the file.`,
  optionTooLong: (max) =>
    `An option of this product is longer than ${max} characters. Shorten it in your store, then export your products again.`,
  optionsTooLong: (max) =>
    `The options of this product have more than ${formatCount(max, 'character')} in total. Shorten their names and values in your store, then export your products again.`,
  noParent: 'This variation has no parent. Fill in the Parent column.',
  parentMissing: (parent) =>
    `The parent of this variation, "${parent}", isn't in the file. Add the parent's row, or remove this one.`,
  extraCells: ({ cells, columns, separator }) =>
    `This row has ${formatCount(cells, 'cell')}, but there are ${formatCount(columns, 'column')}. Put text that contains ${separator === '\t' ? 'a tab' : `"${separator}"`} in quotation marks.`,
  shortened: 'The description is too long, so only the beginning is used.',
  omitted: 'Specifications and variants that are too long are left out.',
};
