import { parse } from 'csv-parse/sync';

/** A CSV as a shop's importer reads it: one object a row. */
export function readTable(text: string): Record<string, string>[] {
  return parse(text, { columns: true, bom: true });
}
