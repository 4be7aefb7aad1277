import type { WorkspaceId } from '../identifiers.ts';
import type { BulkContext } from './context.ts';
import { runColumns, runView, type BulkRunRow, type BulkRunView } from './run-view.ts';

const PAGE_SIZE = 20;

/** Start of the next page. */
export interface RunCursor {
  readonly createdAt: string;
  readonly id: string;
}

/** A page of a workspace's runs, newest first. */
export async function listRuns({
  ctx,
  input,
}: {
  ctx: BulkContext;
  input: { workspaceId: WorkspaceId; cursor?: RunCursor | undefined };
}): Promise<{ runs: BulkRunView[]; next: RunCursor | null }> {
  const { sql } = ctx.database;
  const after = input.cursor;
  const runs = await sql<BulkRunRow[]>`
    select ${runColumns(sql)} from bulk_runs r
    where r.workspace_id = ${input.workspaceId} and r.state <> 'uploading'
      ${after === undefined ? sql`` : sql`and (r.created_at, r.id) < (${after.createdAt}::text::timestamptz, ${after.id})`}
    order by r.created_at desc, r.id desc limit ${PAGE_SIZE + 1}
  `;
  const page = runs.slice(0, PAGE_SIZE);
  const last = runs.length > PAGE_SIZE ? page.at(-1) : undefined;
  return {
    runs: page.map((run) => runView(run)),
    next: last === undefined ? null : { createdAt: last.createdAt, id: last.id },
  };
}
