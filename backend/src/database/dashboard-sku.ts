import type { Fragment, ISql } from 'postgres';

/** The SKU entered in the dashboard; null if a store, an API key or a file requested the job `j`. */
export function dashboardSku(sql: ISql): Fragment {
  return sql`case when j.kind = 'async' and j.token_id is null then j.external_ref end`;
}
