import { GenerateRequestSchema, REQUEST_LIMITS } from '@wareword/shared-schema';
import type { BulkCarried, BulkRequest } from '../../database/index.ts';
import { looksLikeFormula } from '../formula.ts';
import type { Columns, Field } from './columns.ts';

/** A product of a file, or a row that cannot become one. */
export interface FileProduct {
  readonly row: number;
  readonly request: BulkRequest | null;
  readonly reference: string | null;
  /** What a row is called that has no request to say so. */
  readonly name: string | null;
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
  const { row, name } = found;
  const reference = found.reference.trim();
  if (reference.length > 255)
    return problem(row, 'Its handle, id or SKU is longer than 255 characters.', { name });
  const carriedCells = found.carried?.variants?.flat() ?? [];
  const formula = [reference, ...carriedCells].find(looksLikeFormula);
  if (formula !== undefined) {
    return problem(
      row,
      `“${formula.slice(0, 40)}” begins with “${formula.slice(0, 1).trim()}”, so a spreadsheet would run it as a formula. It has to go back into the shop as it is: change it there, or empty the cell.`,
      { name },
    );
  }
  const parsed = GenerateRequestSchema.safeParse({
    product_name: name,
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
    return problem(row, `${[...new Set(told)].join('; ')}.`, { name, reference });
  }
  const { product_name, features, category, price, customer, competitors } = parsed.data;
  return {
    row,
    request: { product_name, features, category, price, customer, competitors },
    reference: reference === '' ? null : reference,
    name: null,
    carried: found.carried ?? null,
    problem: null,
    note: found.shortened ? SHORTENED : null,
  };
}

/** A row that cannot become a listing, under what the file calls it. */
export function problem(
  row: number,
  reason: string,
  { name = '', reference = '' }: { readonly name?: string; readonly reference?: string } = {},
): FileProduct {
  return {
    row,
    request: null,
    reference: shown(reference, 255),
    name: shown(name, REQUEST_LIMITS.product_name),
    carried: null,
    problem: reason,
    note: null,
  };
}

/** A cell as it is kept, without the characters that no name and no database has. */
function shown(cell: string, length: number): string | null {
  const text = cell.replace(/\p{Cc}+/gu, ' ').trim();
  return text === '' ? null : text.slice(0, length).toWellFormed();
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
