import type { RunId } from '@wareword/publishing';
import type { Sql } from 'postgres';
import { queueSchemaOf, type DatabaseNames } from '../database/index.ts';

export const ADVANCE_RUN = 'advance_run';

/**
 * Schedules a run for a time. A run has one job: a later call replaces the earlier one, and the
 * worker reads from the row what to do.
 */
export function createRunScheduler(
  sql: Sql,
  names: Pick<DatabaseNames, 'schema'>,
): (runId: RunId, at: Date) => Promise<void> {
  const queue = queueSchemaOf(names);
  return async (runId, at) => {
    const payload = JSON.stringify({ run_id: runId });
    await sql`
      select from ${sql(queue)}.add_job(
        ${ADVANCE_RUN}, ${payload}::text::json,
        run_at => ${at}, max_attempts => 1, job_key => ${`run:${runId}`}
      )
    `;
  };
}
