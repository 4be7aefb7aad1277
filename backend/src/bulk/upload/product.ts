import { GenerateRequestSchema } from '@wareword/shared-schema';
import type { BulkCarried, BulkRequest } from '../../database/index.ts';
import { looksLikeFormula } from '../formula.ts';
import type { Columns, Field } from './columns.ts';

/** A product of a file, or a row that cannot become one. */
export interface FileProduct {
  readonly row: number;
  readonly request: BulkRequest | null;
  readonly reference: string | null;
  readonly carried: BulkCarried | null;
  /** Why there is no request. */
  readonly problem: string | null;
  /** What was left out. */
  readonly note: string | null;
}

/** Makes products of rows that come one after the other. */
export interface Assembler {
  /** @returns what the row completes */
  add(row: number, cells: readonly string[]): FileProduct[];
  /** @returns what is left when there are no more rows */
  end(): FileProduct[];
}

/** What was read of a product. */
export interface Found {
  readonly row: number;
  readonly name: string;
  readonly features: string;
  readonly shortened: boolean;
  readonly category?: string | undefined;
  readonly price?: string | undefined;
  readonly customer?: string | undefined;
  readonly competitors?: string | undefined;
  readonly reference: string;
  readonly carried?: BulkCarried | undefined;
}

const FIELD_OF: Readonly<Record<string, Field>> = {
  product_name: 'name',
  features: 'text',
  category: 'category',
  price: 'price',
  customer: 'customer',
  competitors: 'competitors',
};

const SHORTENED =
  'The description was longer than a listing is written from; its end was left out.';

/** Judges what was read, as the API judges a request; what is wrong is told in the file's words. */
export function productOf(columns: Columns, found: Found): FileProduct {
  const { row } = found;
  const reference = found.reference.trim();
  if (reference.length > 255)
    return problem(row, 'Its handle, id or SKU is longer than 255 characters.');
  const carriedCells = found.carried?.variants?.flat() ?? [];
  const formula = [reference, ...carriedCells].find(looksLikeFormula);
  if (formula !== undefined) {
    return problem(
      row,
      `“${formula.slice(0, 40)}” begins with “${formula.slice(0, 1).trim()}”, so a spreadsheet would run it as a formula. It has to go back into the shop as it is: change it there, or empty the cell.`,
    );
  }
  const parsed = GenerateRequestSchema.safeParse({
    product_name: found.name,
    features: found.features,
    category: found.category,
    price: found.price,
    customer: found.customer,
    competitors: found.competitors,
  });
  if (!parsed.success) {
    const told = parsed.error.issues.map(({ path, message }) => {
      const field = FIELD_OF[String(path[0])];
      return `${field === undefined ? String(path[0]) : columns.label(field)} ${message}`;
    });
    return problem(row, `${[...new Set(told)].join('; ')}.`, reference);
  }
  const { product_name, features, category, price, customer, competitors } = parsed.data;
  return {
    row,
    request: { product_name, features, category, price, customer, competitors },
    reference: reference === '' ? null : reference,
    carried: found.carried ?? null,
    problem: null,
    note: found.shortened ? SHORTENED : null,
  };
}

/** A row that cannot become a listing. */
export function problem(row: number, reason: string, reference = ''): FileProduct {
  return {
    row,
    request: null,
    reference: reference === '' ? null : reference.slice(0, 255),
    carried: null,
    problem: reason,
    note: null,
  };
}

/** Reads cells by what they are. */
export function reader(columns: Columns, cells: readonly string[]): (field: Field) => string {
  return (field) => cells[columns.at.get(field) ?? -1]?.trim() ?? '';
}

/** The innermost of "Home > Kitchen > Mugs", of the first where there are several. */
export function innermostCategory(text: string): string | undefined {
  const first = text.split(/(?<!\\),/u)[0] ?? '';
  const name = first.split('>').at(-1)?.replaceAll('\\,', ',').trim();
  return name === '' || name?.toLowerCase() === 'uncategorized' ? undefined : name;
}
