import type { Platform, Tone } from '@wareword/shared-schema';
import type { Fragment, Sql } from 'postgres';
import type { BulkFile } from '../database/index.ts';
import type { BrandId, Id, WorkspaceId } from '../identifiers.ts';
import { parseId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';
import type { BulkContext } from './context.ts';

export type BulkRunState = 'draft' | 'running' | 'paused' | 'done' | 'cancelled';

/** A run as its workspace sees it. Times are ISO 8601. */
export interface BulkRunView {
  readonly id: Id<'blk'>;
  readonly fileName: string;
  readonly source: BulkFile['source'];
  readonly state: BulkRunState;
  /** Where the service paused it: an error code of the document, or `member_removed`. */
  readonly pausedBy: string | null;
  readonly platform: Platform;
  readonly tone: Tone;
  readonly brandId: BrandId | null;
  /** Rows that can become a listing, and rows that cannot. */
  readonly products: number;
  readonly problems: number;
  /** Products of which a part was left out. */
  readonly notes: number;
  readonly written: number;
  readonly failed: number;
  readonly createdAt: string;
  readonly finishedAt: string | null;
}

export function runColumns(sql: Sql): Fragment {
  return sql`
    r.id, r.file_name as "fileName", coalesce(r.file ->> 'source', 'template') as source, r.state,
    r.paused_by as "pausedBy", r.platform, r.tone, r.brand_id as "brandId", r.products,
    r.problems, r.notes, r.written, r.failed,
    to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt",
    to_char(r.finished_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "finishedAt"`;
}

/** Which run of which workspace a verb is about. */
export interface RunInput {
  readonly workspaceId: WorkspaceId;
  readonly runId: string;
}

/**
 * One's own run.
 * @throws {Refusal} `not_found`, also where it is another workspace's
 */
export async function readRun(ctx: BulkContext, input: RunInput): Promise<BulkRunView> {
  const { sql } = ctx.database;
  const id = parseId('blk', input.runId);
  const [run] =
    id === undefined
      ? []
      : await sql<BulkRunView[]>`
          select ${runColumns(sql)} from bulk_runs r
          where r.id = ${id} and r.workspace_id = ${input.workspaceId} and r.state <> 'uploading'
        `;
  if (run === undefined) throw noSuchRun();
  return run;
}

export function noSuchRun(): Refusal {
  return new Refusal('not_found', 'There is no such bulk run in this workspace.');
}
