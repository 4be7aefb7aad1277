import { refundFailed } from '../credits/index.ts';
import { retryOnDeadlock, type Database } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';

/** Jobs per statement. */
const BATCH_SIZE = 1000;

/**
 * Ends the work of a workspace that is being deleted: bulk runs are paused, and unfinished jobs fail
 * and are refunded. A listing that is written later is discarded, as after any failure. If the
 * deletion is canceled, paused runs can be resumed.
 */
export async function stopWork({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { workspaceId: WorkspaceId };
}): Promise<void> {
  const { sql } = ctx.database;
  const { workspaceId } = input;
  const isClosing = sql`
    exists (select from workspaces w where w.id = ${workspaceId} and w.erase_at is not null)
  `;
  await sql`
    update bulk_runs set state = 'paused', paused_by = null
    where workspace_id = ${workspaceId} and state = 'running' and ${isClosing}
  `;
  for (;;) {
    const [stopped] = await retryOnDeadlock(
      async () =>
        await sql<[{ count: number }]>`
      with unfinished as (
        select id from jobs
        where finished_at is null and workspace_id = ${workspaceId} and ${isClosing}
        limit ${BATCH_SIZE} for update
      ),
      failed as (
        update jobs set
          status = 'failed', error_code = 'generation_failed', finished_at = now(),
          lease_holder = null, lease_expires_at = null
        from unfinished where jobs.id = unfinished.id
        returning jobs.id
      ),
      ${refundFailed(sql)}
      select count(*)::int from failed
    `,
    );
    if (stopped.count < BATCH_SIZE) return;
  }
}

/** Stops work that a request in progress started after its workspace was closed. */
export async function stopWorkOfClosingWorkspaces({
  ctx,
}: {
  ctx: { database: Database };
}): Promise<void> {
  const { sql } = ctx.database;
  const closing = await sql<{ id: WorkspaceId }[]>`
    select w.id from workspaces w
    where w.erase_at is not null and (
      exists (select from jobs j where j.finished_at is null and j.workspace_id = w.id)
      or exists (select from bulk_runs r where r.workspace_id = w.id and r.state = 'running')
    )
  `;
  for (const { id } of closing) await stopWork({ ctx, input: { workspaceId: id } });
}
