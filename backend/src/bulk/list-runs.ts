import type { WorkspaceId } from '../identifiers.ts';
import type { BulkContext } from './context.ts';
import { runColumns, type BulkRunView } from './run-view.ts';

const PAGE = 20;

/** Where the next page begins. */
export interface RunCursor {
  readonly createdAt: string;
  readonly id: string;
}

/** A workspace's runs, newest first, a page at a time. */
export async function listRuns({
  ctx,
  input,
}: {
  ctx: BulkContext;
  input: { workspaceId: WorkspaceId; cursor?: RunCursor | undefined };
}): Promise<{ runs: BulkRunView[]; next: RunCursor | null }> {
  const { sql } = ctx.database;
  const after = input.cursor;
  const runs = await sql<BulkRunView[]>`
    select ${runColumns(sql)} from bulk_runs r
    where r.workspace_id = ${input.workspaceId} and r.state <> 'uploading'
      ${after === undefined ? sql`` : sql`and (r.created_at, r.id) < (${after.createdAt}::text::timestamptz, ${after.id})`}
    order by r.created_at desc, r.id desc limit ${PAGE + 1}
  `;
  const page = runs.slice(0, PAGE);
  const last = runs.length > PAGE ? page.at(-1) : undefined;
  return {
    runs: page,
    next: last === undefined ? null : { createdAt: last.createdAt, id: last.id },
  };
}
