import type { TransactionSql } from 'postgres';
import type { BrandId, JobId, WorkspaceId } from '../identifiers.ts';
import { digestOf, productDetailsOf } from '../jobs/index.ts';
import type { BatchItemInput } from './batch-item.ts';
import type { BrandChoices } from './brand-choices.ts';

interface Candidate {
  readonly position: number;
  readonly external_ref: string | undefined;
  readonly digest: string;
  readonly brand_id: BrandId | null;
}

/** The earlier jobs of requests with `if_changed` whose facts are the same, by position. */
export async function findUnchanged(
  tx: TransactionSql,
  {
    workspaceId,
    items,
    brands,
  }: { workspaceId: WorkspaceId; items: readonly BatchItemInput[]; brands: BrandChoices },
): Promise<ReadonlyMap<number, JobId>> {
  const candidates = items.flatMap((item, position): Candidate[] => {
    if (!('request' in item) || !item.request.if_changed) return [];
    const brand = brands.choose(item.request.brand_id);
    if ('error' in brand) return [];
    const { external_ref } = item.request;
    const digest = digestOf(productDetailsOf(item.request));
    return [{ position, external_ref, digest, brand_id: brand.brandId }];
  });
  if (candidates.length === 0) return new Map();
  const rows = await tx<{ position: number; jobId: JobId | null }[]>`
    select
      c.position, find_unchanged(${workspaceId}, c.external_ref, c.digest, c.brand_id) as "jobId"
    from json_to_recordset(${JSON.stringify(candidates)}::text::json) as c (
      position int, external_ref text, digest text, brand_id text
    )
  `;
  return new Map(
    rows.flatMap(({ position, jobId }) => (jobId === null ? [] : [[position, jobId]])),
  );
}
