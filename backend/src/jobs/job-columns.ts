import type { Fragment, ISql } from 'postgres';

/** The columns of a job's view, from `jobs j` and `listings l`. */
export function jobColumns(sql: ISql): Fragment {
  return sql`
    j.id, j.workspace_id as "workspaceId", j.status, j.platform, j.external_ref as "externalRef", j.brand_id as "brandId",
    j.error_code as "errorCode", j.listing_id as "listingId", l.listing::text as listing, l.writer,
    l.edited_at as "editedAt", l.edited_fields as "editedFields",
    l.broken_rules::text as "brokenRules",
    j.status = 'complete' and (l.id is null or l.deleted_at is not null) as deleted`;
}
