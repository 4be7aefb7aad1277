/** The element that ends the first screen of a document; where there is none, its end does. */
export const FIRST_SCREEN = 'first-screen';

/** About as many rows as a screen shows; those below it may follow. */
const ROWS = 15;

/** @returns what marks the row at this position of a table, if it is the one */
export function markOf(index: number): { readonly id?: string } {
  return index === ROWS ? { id: FIRST_SCREEN } : {};
}
