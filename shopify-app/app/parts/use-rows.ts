import { startTransition, useEffect, useState } from 'react';

/** About as many rows as a screen shows. */
const FIRST_ROWS = 15;

/**
 * The rows to render now: those that the first screen shows, then, once it is shown, all of them. A
 * table of 50 rows of web components takes a slow computer half a second.
 */
export function useRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [all, setAll] = useState(false);
  useEffect(() => startTransition(() => setAll(true)), []);
  return all ? rows : rows.slice(0, FIRST_ROWS);
}
