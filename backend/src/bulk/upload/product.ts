import {
  GenerateRequestSchema,
  LOCALES,
  REQUEST_LIMITS,
  requestIssueOf,
  type GenerateRequestInput,
  type RequestIssue,
} from '@wareword/shared-schema';
import { capitalize } from '@wareword/shared-schema/format';
import type { BulkCarried, BulkRequest } from '../../database/index.ts';
import { looksLikeFormula } from '../formula.ts';
import { MAX_PROBLEM_CHARACTERS } from '../limits.ts';
import type { Columns, Field } from './columns.ts';
import type { RowTexts } from './texts/index.ts';

/** A product of a file, or a row that cannot become one. */
export interface FileProduct {
  readonly row: number;
  readonly request: BulkRequest | null;
  readonly reference: string | null;
  /** Name of a row that has no request. */
  readonly name: string | null;
  readonly carried: BulkCarried | null;
  /** Why there is no request. */
  readonly problem: string | null;
  /** What was left out. */
  readonly note: string | null;
}

/** A file's columns, and what is said about its rows. */
export interface Sheet {
  readonly columns: Columns;
  readonly texts: RowTexts;
}

/** Assembles products from consecutive rows. */
export interface Assembler {
  /** @returns the products that the row completes */
  add(row: number, cells: readonly string[]): FileProduct[];
  /** @returns the remaining products after the last row */
  end(): Iterable<FileProduct>;
}

/** The data read for a product. */
export interface ParsedProduct {
  readonly row: number;
  readonly name: string;
  readonly features: string;
  readonly shortened: boolean;
  readonly category?: string | undefined;
  readonly price?: string | undefined;
  readonly customer?: string | undefined;
  readonly competitors?: string | undefined;
  readonly details?: Readonly<
    Pick<
      GenerateRequestInput,
      'attributes' | 'variants' | 'keywords' | 'banned_words' | 'locale' | 'images'
    >
  >;
  /** Whether some of the details were left out. */
  readonly omitted?: boolean;
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
  attributes: 'attributes',
  variants: 'variants',
  keywords: 'keywords',
  banned_words: 'banned_words',
  locale: 'locale',
  images: 'images',
};

const MAX_REFERENCE_CHARACTERS = 255;

/**
 * Validates a product the way the API validates a request; problems are reported with the file's
 * own column names.
 */
export function productOf({ columns, texts }: Sheet, found: ParsedProduct): FileProduct {
  const { row, name } = found;
  const reference = found.reference.trim();
  if (reference.length > MAX_REFERENCE_CHARACTERS)
    return problem(row, texts.referenceTooLong(MAX_REFERENCE_CHARACTERS), { name });
  if (looksLikeFormula(reference)) return problem(row, formulaProblem(reference, texts), { name });
  const parsed = GenerateRequestSchema.safeParse({
    product_name: name,
    features: found.features,
    category: found.category,
    price: found.price,
    customer: found.customer,
    competitors: found.competitors,
    ...found.details,
  });
  if (!parsed.success) {
    const messages = parsed.error.issues.map((issue) => {
      const [path] = issue.path.map(String);
      const field = FIELD_OF[path ?? ''];
      const column = columnName(field === undefined ? (path ?? '') : columns.label(field));
      return sentence(column, requestIssueOf(issue), texts);
    });
    return problem(row, [...new Set(messages)].join(' '), { name, reference });
  }
  const { product_name, features, category, price, customer, competitors } = parsed.data;
  const { attributes, variants, keywords, banned_words, locale, images } = parsed.data;
  const notes = [
    ...(found.shortened ? [texts.shortened] : []),
    ...(found.omitted === true ? [texts.omitted] : []),
  ];
  return {
    row,
    request: {
      ...{ product_name, features, category, price, customer, competitors },
      ...{ attributes, variants, keywords, banned_words, locale, images },
    },
    reference: reference === '' ? null : reference,
    name: null,
    carried: found.carried ?? null,
    problem: null,
    note: notes.length === 0 ? null : notes.join(' '),
  };
}

/** A problem as the file's owner would put it: `Product name is missing.` */
function sentence(column: string, issue: RequestIssue | undefined, texts: RowTexts): string {
  if (issue === undefined) return texts.unusable(column);
  switch (issue.problem) {
    case 'tooLong':
    case 'tooMany':
      return texts[issue.problem]({ column, max: issue.max });
    case 'unknownLocale':
      return texts.unknownLocale({ column, locales: LOCALES });
    case 'missing':
    case 'controlCharacters':
    case 'otherLanguage':
    case 'noWebAddress':
      return texts[issue.problem](column);
  }
}

/** A heading as a sentence begins with it. */
export function columnName(heading: string): string {
  return capitalize(heading.replaceAll('_', ' '));
}

/** Why a cell that must go back to the store unchanged cannot be used. */
export function formulaProblem(cell: string, texts: RowTexts): string {
  return texts.formula({ start: cell.slice(0, 40), sign: cell.slice(0, 1).trim() });
}

/** A row that cannot become a listing, identified by the file's own values. */
export function problem(
  row: number,
  reason: string,
  { name = '', reference = '' }: { readonly name?: string; readonly reference?: string } = {},
): FileProduct {
  return {
    row,
    request: null,
    reference: cleanCell(reference, MAX_REFERENCE_CHARACTERS),
    name: cleanCell(name, REQUEST_LIMITS.product_name),
    carried: null,
    problem: summary(reason),
    note: null,
  };
}

/**
 * Every row of a file may have a problem, so the text must stay short whatever the cells contain.
 */
function summary(reason: string): string {
  const text = cleanCell(reason, MAX_PROBLEM_CHARACTERS + 1) ?? '';
  if (text.length <= MAX_PROBLEM_CHARACTERS) return text;
  return `${text.slice(0, MAX_PROBLEM_CHARACTERS - 1).toWellFormed()}…`;
}

/** A cell as stored: without control characters, and shortened. */
function cleanCell(cell: string, length: number): string | null {
  const text = cell
    .slice(0, 2 * length)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return text === '' ? null : text.slice(0, length).toWellFormed();
}

/** Reads cells by field. */
export function cellReader(columns: Columns, cells: readonly string[]): (field: Field) => string {
  return (field) => cells[columns.at.get(field) ?? -1]?.trim() ?? '';
}

/** The last level of "Home > Kitchen > Mugs"; of several categories, the first. */
export function mostSpecificCategory(text: string): string | undefined {
  const first = text.split(/(?<!\\),/u)[0] ?? '';
  const name = first.split('>').at(-1)?.replaceAll('\\,', ',').trim();
  return name === '' || name?.toLowerCase() === 'uncategorized' ? undefined : name;
}
