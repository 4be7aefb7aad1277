/** The element that ends the first screen of a document; where there is none, its end does. */
export const FIRST_SCREEN = 'first-screen';

/** More rows than any screen shows. */
const ROWS = 20;

/** @returns what marks the row at this position of a table, if it is the one */
export function markOf(index: number): { readonly id?: string } {
  return index === ROWS ? { id: FIRST_SCREEN } : {};
}
