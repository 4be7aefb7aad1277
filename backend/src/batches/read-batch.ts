import { BATCH_ITEM_ERRORS, type Usage } from '@wareword/shared-schema';
import type { ISql } from 'postgres';
import { z } from 'zod';
import { fitsInPage, parseUnions } from '../database/index.ts';
import { notFound, type DomainError } from '../errors.ts';
import { parseId, type BatchId, type WorkspaceId } from '../identifiers.ts';
import { jobColumns, jobView, type JobRow, type JobView } from '../jobs/index.ts';
import { countItems, type BatchCounts } from './batch-counts.ts';

/** Items of the first page, unless a caller asks for another number. */
const DEFAULT_PAGE_SIZE = 50;

const ItemUnions = z.object({ rejectedAs: z.enum(BATCH_ITEM_ERRORS).nullable() });

export interface BatchItemView {
  /** The position in the batch, starting at 0. */
  readonly position: number;
  readonly externalRef: string | null;
  /** Null if it was rejected. */
  readonly job: JobView | null;
  /** Whether the job is an earlier one of the same facts. */
  readonly unchanged: boolean;
  readonly rejection: { readonly code: string; readonly message: string } | null;
}

/** A batch with a page of its items. */
export interface BatchPage {
  readonly id: BatchId;
  readonly createdAt: Date;
  readonly canceledAt: Date | null;
  readonly counts: BatchCounts;
  readonly items: readonly BatchItemView[];
  /** Position of the next page's first item. */
  readonly next: number | undefined;
  /** Only for a batch that was just created. */
  readonly usage?: Usage | undefined;
}

type ItemRow = {
  readonly position: number;
  readonly itemRef: string | null;
  readonly unchanged: boolean;
  readonly rejectedAs: string | null;
  readonly rejectedWith: string | null;
} & (JobRow | { readonly id: null });

/**
 * Reads a batch of the workspace and a page of its items (contract §14.3), which ends before `limit` if
 * their listings are long.
 * @param input.from position of the first item
 * @throws {DomainError} `not_found`
 */
export async function readBatch({
  ctx,
  input,
}: {
  ctx: { readonly database: { readonly sql: ISql } };
  input: { batchId: string; workspaceId: WorkspaceId; from?: number; limit?: number };
}): Promise<BatchPage> {
  const { sql } = ctx.database;
  const { workspaceId, from = 0, limit = DEFAULT_PAGE_SIZE } = input;
  const id = parseId('bat', input.batchId);
  const [batch] =
    id === undefined
      ? []
      : await sql<(BatchCounts & { id: BatchId; createdAt: Date; canceledAt: Date | null })[]>`
          select b.id, b.created_at as "createdAt", b.canceled_at as "canceledAt", counts.*
          from batches b, lateral (${countItems(sql)}) counts
          where b.id = ${id} and b.workspace_id = ${workspaceId}
        `;
  if (batch === undefined) throw batchNotFound();
  const rows = await sql<ItemRow[]>`
    select
      i.position, i.unchanged, i.external_ref as "itemRef", i.error_code as "rejectedAs",
      i.error_message as "rejectedWith", ${jobColumns(sql)}
    from (
      select sized.*, ${fitsInPage(sql, sql`position`)} as fits
      from (
        select items.*, octet_length(listings.listing::text) as bytes
        from (
          select * from batch_items
          where workspace_id = ${workspaceId} and batch_id = ${batch.id} and position >= ${from}
          order by position limit ${limit}
        ) items
        left join jobs on jobs.id = items.job_id
        left join listings on listings.id = jobs.listing_id
      ) sized
    ) i
    left join jobs j on j.id = i.job_id
    left join listings l on l.id = j.listing_id
    where i.fits
    order by i.position
  `;
  const { id: batchId, createdAt, canceledAt, ...counts } = batch;
  const next = from + rows.length;
  return {
    id: batchId,
    createdAt,
    canceledAt,
    counts,
    items: rows.map(itemView),
    next: rows.length > 0 && next < counts.total ? next : undefined,
  };
}

export function batchNotFound(): DomainError {
  return notFound(
    'No batch in this workspace has this ID. Check the batch_id that POST /batches returned.',
    'batch',
  );
}

/** The rejection shown for an item whose listing was deleted since: its job is not found. */
function deletion(row: ItemRow): BatchItemView['rejection'] {
  if (row.id === null || !row.deleted) return null;
  return { code: 'job_not_found', message: 'The listing for this request was deleted.' };
}

function itemView(row: ItemRow): BatchItemView {
  const { position, unchanged, itemRef: externalRef, rejectedWith } = row;
  const { rejectedAs: code } = parseUnions(row, ItemUnions);
  return {
    position,
    externalRef,
    unchanged,
    job: row.id === null || row.deleted ? null : jobView(row),
    rejection: code !== null ? { code, message: rejectedWith ?? '' } : deletion(row),
  };
}
