import type { CallOptions } from './client-transport.ts';
import type { ListFilters } from './lists.ts';

/** A page of a list, and what it contains. */
export interface ListOptions extends CallOptions, ListFilters {
  /** Entries per page, up to 50; 20 by default. */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page, with the same filters. */
  readonly cursor?: string | undefined;
}

/** The query of a list. */
export function listQuery(options: ListOptions): Record<string, string> {
  const { limit, cursor, platform, externalRef, brandId, createdAfter, createdBefore } = options;
  const query = {
    limit: limit?.toString(),
    cursor,
    platform,
    external_ref: externalRef,
    brand_id: brandId,
    created_after: createdAfter?.toISOString(),
    created_before: createdBefore?.toISOString(),
  };
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
