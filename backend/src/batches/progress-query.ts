import type { Scope } from '@wareword/shared-schema';
import type { Plans } from '../config.ts';
import { createBatcher, inQuerySpan, type Database } from '../database/index.ts';
import type { BatchId, TokenId, WorkspaceId } from '../identifiers.ts';
import { callersOf } from '../tokens/index.ts';
import { countItems, type BatchCounts } from './batch-counts.ts';

export interface ProgressRequest {
  /** SHA-256 of the token, in hex. */
  readonly hash: string;
  readonly scopes: readonly Scope[];
  /** Undefined to look the caller up, and read nothing. */
  readonly batchId: BatchId | undefined;
}

/** A caller, and the progress of one of their batches; each is absent if it was not found. */
export type ProgressRow = {
  readonly verdict: string | null;
  readonly tokenId: TokenId | null;
  readonly workspaceId: WorkspaceId | null;
} & (
  | ({
      readonly id: BatchId;
      readonly createdAt: Date;
      readonly canceledAt: Date | null;
    } & BatchCounts)
  | { readonly id: null }
);

/** Reads the progress of a batch for a caller. */
export type ProgressQuery = (request: ProgressRequest) => Promise<ProgressRow>;

/**
 * Batches concurrent requests into one statement, which counts the items of each batch once, however
 * many callers follow it.
 */
export function createProgressQuery(ctx: {
  readonly database: Pick<Database, 'sql'>;
  readonly plans: Plans;
}): ProgressQuery {
  const { sql } = ctx.database;
  // The limit makes the planner use an index lookup for each, however many there are.
  const query = createBatcher(
    async (requests: readonly ProgressRequest[]) =>
      await sql<ProgressRow[]>`
      with callers as materialized (
        select req.ordinal, req.id as batch_id, c.verdict, c.token_id, c.workspace_id
        from ${callersOf(sql, { plans: ctx.plans, requests, idOf: ({ batchId }) => batchId })}
      ),
      progress as materialized (
        select b.id, b.workspace_id, b.created_at, b.canceled_at, counts.*
        from (select distinct batch_id, workspace_id from callers where verdict is null) followed
        join batches b on b.id = followed.batch_id and b.workspace_id = followed.workspace_id
        cross join lateral (${countItems(sql)}) counts
      )
      select
        callers.verdict, callers.token_id as "tokenId", callers.workspace_id as "workspaceId",
        progress.id, progress.created_at as "createdAt", progress.canceled_at as "canceledAt",
        progress.total, progress.queued, progress.processing, progress.complete, progress.failed,
        progress.rejected
      from callers left join progress
        on progress.id = callers.batch_id and progress.workspace_id = callers.workspace_id
      order by callers.ordinal
    `,
  );
  return (request) => inQuerySpan('batch progress', () => query(request));
}
