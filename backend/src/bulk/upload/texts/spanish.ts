import { describeDetailProblem } from '@wareword/shared-schema/detail-problems';
import { formatNumber } from '@wareword/shared-schema/format';
import type { RowTexts } from './row-texts.ts';

const number = (value: number): string => formatNumber(value, 'es');

export const spanish: RowTexts = {
  detail: (column, problem) => `${column}: ${describeDetailProblem(problem, 'es')}`,
  missing: (column) => `Falta «${column}».`,
  tooLong: ({ column, max }) => `«${column}» puede tener como máximo ${number(max)} caracteres.`,
  tooMany: ({ column, max }) => `«${column}» puede tener como máximo ${number(max)} entradas.`,
  controlCharacters: (column) =>
    `«${column}» no puede contener caracteres de control ni Unicode no válido.`,
  unknownLocale: ({ column, locales }) =>
    `«${column}» debe ser uno de estos valores: ${locales.join(', ')}.`,
  otherLanguage: (column) =>
    `«${column}» debe coincidir con el idioma de los datos del producto, que no se traducen. Vacía la celda para usar ese idioma.`,
  noWebAddress: (column) => `«${column}»: cada entrada debe ser una URL http o https.`,
  unusable: (column) => `El valor de «${column}» no se puede usar. Corrígelo o vacía la celda.`,
  notNumber: (column) => `«${column}» debe ser un número.`,
  referenceTooLong: (max) =>
    `El identificador (handle, ID o SKU) tiene más de ${number(max)} caracteres.`,
  formula: ({ start, sign }) =>
    `«${start}» empieza por «${sign}», así que una hoja de cálculo lo ejecutaría como fórmula. Cámbialo en tu tienda o vacía la celda.`,
  handleTwice: ({ handle, row }) =>
    `El handle «${handle}» ya aparece en la fila ${number(row)}, con otros productos en medio. Mantén juntas las filas de cada producto.`,
  tooManyVariants: (max) =>
    `Este producto tiene más de ${number(max)} variantes. Quita algunas del archivo.`,
  optionTooLong: (max) =>
    `Una opción de este producto tiene más de ${number(max)} caracteres. Acórtala en tu tienda y vuelve a exportar tus productos.`,
  optionsTooLong: (max) =>
    `Las opciones de este producto tienen más de ${number(max)} caracteres en total. Acorta sus nombres y valores en tu tienda y vuelve a exportar tus productos.`,
  noParent: 'Esta variación no tiene producto principal. Rellena la columna Parent.',
  parentMissing: (parent) =>
    `El producto principal de esta variación, «${parent}», no está en el archivo. Añade su fila o quita esta.`,
  extraCells: ({ cells, columns, separator }) =>
    `Esta fila tiene ${number(cells)} celdas, pero solo hay ${number(columns)} columnas. Pon entre comillas el texto que contiene ${separator === '\t' ? 'una tabulación' : `«${separator}»`}.`,
  shortened: 'La descripción es demasiado larga, así que solo se usa el principio.',
  omitted: 'Las especificaciones y las variantes demasiado largas se dejan fuera.',
};
