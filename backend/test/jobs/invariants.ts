import { expect } from 'vitest';
import type { Database } from '../../src/database/index.ts';
import { expectLedgerToHold } from '../service.ts';
import { readJobs, type JobRow } from './job-room.ts';

/** Where a job's credit stands, and how many listings it has, in each of its states. */
const SETTLED = {
  queued: { credit: 'reserved', listings: 0 },
  processing: { credit: 'reserved', listings: 0 },
  complete: { credit: 'spent', listings: 1 },
  failed: { credit: 'refunded', listings: 0 },
} as const;

/**
 * What holds of all jobs at every moment, whatever was done to them in whatever order
 * (decisions 12 and 15).
 */
export class Invariants {
  readonly #database: Database;
  readonly #limit: number;
  #before = new Map<string, JobRow>();

  /** @param limit generations a month of each workspace */
  constructor(database: Database, limit: number) {
    this.#database = database;
    this.#limit = limit;
  }

  /** Looks at all jobs, and remembers them for the next look. */
  async check(): Promise<Map<string, JobRow>> {
    const jobs = await readJobs(this.#database);
    for (const [id, job] of jobs) {
      expect(job, id).toMatchObject(SETTLED[job.status]);
      expect(job.attempts, id).toBeLessThanOrEqual(job.kind === 'sync' ? 1 : 4);
      expect(job.errorCode !== null, id).toBe(job.status === 'failed');
    }
    for (const [id, job] of this.#before) {
      if (job.status !== 'complete' && job.status !== 'failed') continue;
      const { status, errorCode, attempts, credit, settledAt, listings } = job;
      const terminal = { status, errorCode, attempts, credit, settledAt, listings };
      // Also not settled a second time, which `settledAt` would tell.
      expect(jobs.get(job.id), `${id} was over`).toMatchObject(terminal);
    }
    await this.#checkCounters(jobs);
    await expectLedgerToHold(this.#database);
    this.#before = jobs;
    return jobs;
  }

  /** A counter is the number of credits not given back, and never above the plan. */
  async #checkCounters(jobs: Map<string, JobRow>): Promise<void> {
    const counters = await this.#database.sql<{ workspaceId: string; used: number }[]>`
      select workspace_id as "workspaceId", used from usage_counters
    `;
    for (const { workspaceId, used } of counters) {
      const paid = [...jobs.values()].filter(
        (job) => job.workspaceId === workspaceId && job.credit !== 'refunded',
      );
      expect(used).toBe(paid.length);
      expect(used).toBeLessThanOrEqual(this.#limit);
    }
  }
}
