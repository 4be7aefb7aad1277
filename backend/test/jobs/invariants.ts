import { expect } from 'vitest';
import type { Database } from '../../src/database/index.ts';
import { expectBalancedLedger } from '../service.ts';
import { readJobs, type JobRow } from './job-fixture.ts';

/** A job's credit and number of listings in each state. */
const SETTLED = {
  queued: { credit: 'reserved', listings: 0 },
  processing: { credit: 'reserved', listings: 0 },
  complete: { credit: 'spent', listings: 1 },
  failed: { credit: 'refunded', listings: 0 },
} as const;

/**
 * What holds for all jobs at any time, whatever was done to them in whatever order (contract §7.2,
 * §7.4).
 */
export class Invariants {
  readonly #database: Database;
  readonly #limit: number;
  #before = new Map<string, JobRow>();

  /** @param limit listings per month of each workspace */
  constructor(database: Database, limit: number) {
    this.#database = database;
    this.#limit = limit;
  }

  /** Checks all jobs, and remembers them for the next check. */
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
      // Not settled a second time either, which `settledAt` would show.
      expect(jobs.get(job.id), `${id} was over`).toMatchObject(terminal);
    }
    await this.#checkCounters(jobs);
    await this.#checkWebhooks(jobs);
    await expectBalancedLedger(this.#database);
    this.#before = jobs;
    return jobs;
  }

  /** Every failed job that the API shows is told of once, and no other (contract §20.2). */
  async #checkWebhooks(jobs: Map<string, JobRow>): Promise<void> {
    const endpoints = await this.#database.sql<{ workspaceId: string; announced: string[] }[]>`
      select e.workspace_id as "workspaceId",
        array(select subject from webhook_deliveries where endpoint_id = e.id) as announced
      from webhook_endpoints e where e.events = '{job.failed}'
    `;
    for (const { workspaceId, announced } of endpoints) {
      const failed = [...jobs.values()].filter(
        (job) => job.workspaceId === workspaceId && job.kind === 'async' && job.status === 'failed',
      );
      expect(announced.toSorted()).toEqual(failed.map(({ id }) => id).toSorted());
    }
  }

  /** A counter is the number of credits not refunded, and never above the plan's limit. */
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
