import type { z } from 'zod';

/** A row as a statement returns it: its unions are text that no one has checked yet. */
export type TextRow<Row, Union extends keyof Row> = Omit<Row, Union> & {
  readonly [Key in Union]: string | null;
};

/**
 * Parses the text columns of a row into the unions that the code knows. Other text was written by
 * another version, or by hand: that must fail here rather than later.
 */
export function parseUnions<Row extends object, Unions extends z.ZodType<object>>(
  row: Row,
  unions: Unions,
): Row & z.output<Unions> {
  return { ...row, ...unions.parse(row) };
}
