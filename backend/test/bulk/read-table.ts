import { parse } from 'csv-parse/sync';

/** A CSV as a store's importer reads it: one object per row. */
export function readTable(text: string): Record<string, string>[] {
  return parse(text, { columns: true, bom: true });
}
