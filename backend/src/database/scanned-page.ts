import type { Fragment, ISql } from 'postgres';
import { fitsInPage } from './page-bytes.ts';

/** Which part of a list a page may be taken from. */
interface PageRange {
  /** The last row of the page before. */
  readonly after: { readonly at: string; readonly id: string } | undefined;
  /** The earliest time, inclusive. */
  readonly createdAfter: Date | undefined;
  readonly createdBefore: Date | undefined;
}

/** Conditions for the rows of a range, to append to others. */
export function inPageRange(
  sql: ISql,
  { after, createdAfter, createdBefore }: PageRange,
): Fragment {
  return sql`
    ${after ? sql`and (created_at, id) < (${after.at}::text::timestamptz, ${after.id})` : sql``}
    ${createdAfter ? sql`and created_at >= ${createdAfter}` : sql``}
    ${createdBefore ? sql`and created_at < ${createdBefore}` : sql``}`;
}

/**
 * A page of a list with a filter, newest first, as a subquery with `id`, `created_at`, `matches`, `found`
 * and `fits` ({@link fitsInPage}). It scans a limited number of rows, however long the list is. The last row
 * that it may scan is included even if it does not match, to continue from.
 * @param options.rows the rows that may be scanned, without an order: `id`, `created_at`, `listing_id` and
 *   what `matches` uses; all of them in one index, or the scan reads the table
 * @param options.matches a condition for these rows
 */
export function scannedPage(
  sql: ISql,
  options: {
    readonly rows: Fragment;
    readonly matches: Fragment;
    readonly maxScanned: number;
    readonly limit: number;
  },
): Fragment {
  const { rows, matches, maxScanned, limit } = options;
  const newestFirst = sql`created_at desc, id desc`;
  return sql`(
    select sized.*, count(*) over ()::int as found, ${fitsInPage(sql, newestFirst)} as fits
    from (
      select found.*, octet_length(listings.listing::text) as bytes
      from (
        select id, created_at, listing_id, matches from (
          select scanned.*, (${matches}) as matches
          from (
            select candidates.*, row_number() over (order by ${newestFirst}) as nth
            from (${rows}) candidates
            order by ${newestFirst}
            limit ${maxScanned}
          ) scanned
        ) evaluated
        where matches or nth = ${maxScanned}
        order by ${newestFirst}
        limit ${limit + 1}
      ) found left join listings on listings.id = found.listing_id
    ) sized
  )`;
}
