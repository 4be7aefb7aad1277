import { PLATFORMS, TONES, type NO_BRAND } from '@wareword/shared-schema';
import type { Fragment, Sql } from 'postgres';
import { z } from 'zod';
import { BULK_RUN_STATES, BULK_SOURCES, PAUSE_REASONS, parseUnions } from '../database/index.ts';
import type { BrandId, Id, WorkspaceId } from '../identifiers.ts';
import { parseId } from '../identifiers.ts';
import { type DomainError, notFound } from '../errors.ts';
import type { BulkContext } from './context.ts';

const Unions = z.object({
  source: z.enum(BULK_SOURCES),
  /** A file that is still being uploaded doesn't belong to anyone yet. */
  state: z.enum(BULK_RUN_STATES).exclude(['uploading']),
  /** Why the service paused it; null if a person did, or the workspace is being deleted. */
  pauseReason: z.enum(PAUSE_REASONS).nullable(),
  platform: z.enum(PLATFORMS),
  tone: z.enum(TONES),
});

export type BulkRunState = z.infer<typeof Unions>['state'];

/** A run as a statement returns it, see {@link runColumns}. Times are ISO 8601. */
export interface BulkRunRow {
  readonly id: Id<'blk'>;
  readonly fileName: string;
  readonly brandId: BrandId | typeof NO_BRAND | null;
  /** Rows that can become a listing, and rows that cannot. */
  readonly products: number;
  readonly problems: number;
  /** Products whose text was shortened. */
  readonly notes: number;
  readonly written: number;
  readonly failed: number;
  readonly createdAt: string;
  readonly finishedAt: string | null;
}

/** A run as its workspace sees it. */
export type BulkRunView = BulkRunRow & z.infer<typeof Unions>;

export function runView<Row extends BulkRunRow>(row: Row): Row & BulkRunView {
  return parseUnions(row, Unions);
}

export function runColumns(sql: Sql): Fragment {
  return sql`
    r.id, r.file_name as "fileName", coalesce(r.file ->> 'source', 'template') as source, r.state,
    r.paused_by as "pauseReason", r.platform, r.tone, r.brand_id as "brandId", r.products,
    r.problems, r.notes, r.written, r.failed,
    to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt",
    to_char(r.finished_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "finishedAt"`;
}

/** Identifies a run within a workspace. */
export interface RunInput {
  readonly workspaceId: WorkspaceId;
  readonly runId: string;
}

/**
 * Reads a run of the workspace.
 * @throws {DomainError} `not_found`, including for another workspace's run
 */
export async function readRun(
  ctx: Pick<BulkContext, 'database'>,
  input: RunInput,
): Promise<BulkRunView> {
  const { sql } = ctx.database;
  const id = parseId('blk', input.runId);
  const [run] =
    id === undefined
      ? []
      : await sql<BulkRunRow[]>`
          select ${runColumns(sql)} from bulk_runs r
          where r.id = ${id} and r.workspace_id = ${input.workspaceId} and r.state <> 'uploading'
        `;
  if (run === undefined) throw runNotFound();
  return runView(run);
}

export function runNotFound(): DomainError {
  return notFound("This file isn't in this workspace.", 'bulk_run');
}
