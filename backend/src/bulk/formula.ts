/**
 * What makes a spreadsheet take a cell for a formula. A CSV has no way to say that a cell is text,
 * so it is the cell itself that has to be harmless (docs/bulk.md, "Formulas").
 */
const BEGINS_FORMULA = /^[=+\-@\t\r\n]/u;

/** A number with its sign, `-2.50`, is a number to any spreadsheet. */
const SIGNED_NUMBER = /^[+-]?\d+(?:[.,]\d+)*%?$/u;

/** Whether a spreadsheet would run the cell. */
export function looksLikeFormula(cell: string): boolean {
  return BEGINS_FORMULA.test(cell) && !SIGNED_NUMBER.test(cell);
}

/** A text that we wrote, without the signs at its beginning that carry no meaning there. */
export function withoutFormula(text: string): string {
  return looksLikeFormula(text) ? text.replace(/^[=+\-@\s]+/u, '') : text;
}

/**
 * As WooCommerce writes and reads lists: its importer takes the apostrophe away again. Elsewhere
 * it stays, so this is for what people read, and for WooCommerce's lists.
 */
export function withApostrophe(cell: string): string {
  return looksLikeFormula(cell) ? `'${cell}` : cell;
}

/** Takes away the apostrophe with which WooCommerce's export marks a cell. */
export function withoutApostrophe(cell: string): string {
  return /^'[=+\-@\t\r]/u.test(cell) ? cell.slice(1) : cell;
}
