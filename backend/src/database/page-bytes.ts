import type { Fragment, ISql } from 'postgres';

/**
 * Bytes of texts after which a page ends. A listing that people edited can have hundreds of kilobytes:
 * fifty of them would keep a process busy for too long, and take much of its memory.
 */
const MAX_PAGE_BYTES = 2 * 1024 * 1024;

/**
 * Whether a row still fits on its page, by the length of the texts before it. The first row always
 * fits. For rows with a column `bytes`, the length of their own text.
 * @param order of the page
 */
export function fitsInPage(sql: ISql, order: Fragment): Fragment {
  return sql`
    coalesce(
      sum(bytes) over (order by ${order} rows between unbounded preceding and 1 preceding), 0
    ) < ${MAX_PAGE_BYTES}`;
}

/** A row of a page that {@link fitsInPage} may have ended. */
interface PageRow {
  readonly id: string;
  readonly at: string;
  readonly matches: boolean;
  /** Rows that were found for the page, including those that did not fit. */
  readonly found: number;
}

/**
 * Where the next page starts; undefined if everything was found.
 * @param entries the rows of the page that match
 */
export function cursorAfter(
  rows: readonly PageRow[],
  { entries, limit }: { entries: readonly { id: string; at: string }[]; limit: number },
): { readonly at: string; readonly id: string } | undefined {
  const isCut = rows.length < (rows[0]?.found ?? 0);
  const last = isCut
    ? rows.at(-1)
    : rows.length > limit
      ? entries.at(-1)
      : rows.find(({ matches }) => !matches);
  return last && { at: last.at, id: last.id };
}
