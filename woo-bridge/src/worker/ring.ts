import type { RunId } from '@wareword/publishing';
import type { Sql } from 'postgres';
import { QUEUE_SCHEMA } from '../database/index.ts';

export const ADVANCE_RUN = 'advance_run';

/**
 * Rings for a run at a time. One bell a run: a later ring takes the place of the one before, and
 * whoever answers looks at the row for what there is to do.
 */
export function makeRing(sql: Sql): (runId: RunId, at: Date) => Promise<void> {
  return async (runId, at) => {
    const payload = JSON.stringify({ run_id: runId });
    await sql`
      select from ${sql(QUEUE_SCHEMA)}.add_job(
        ${ADVANCE_RUN}, ${payload}::text::json,
        run_at => ${at}, max_attempts => 1, job_key => ${`run:${runId}`}
      )
    `;
  };
}
