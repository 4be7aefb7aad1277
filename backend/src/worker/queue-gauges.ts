import { withProbeTimeout } from '@wareword/server/probe-timeout';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/index.ts';

/**
 * Gauges of the jobs that have not ended, read from the database when they are scraped. Every worker
 * reports the same. While the database is unavailable they are absent, and `/readyz` says why.
 */
export function createQueueGauges({
  database,
  registry,
}: {
  readonly database: Database;
  readonly registry: Registry;
}): void {
  const oldest = new Gauge({
    name: 'wareword_oldest_unfinished_job_age_seconds',
    help: 'Time since the oldest unfinished job was accepted; 0 if there is none.',
    registers: [registry],
  });
  new Gauge({
    name: 'wareword_unfinished_jobs',
    help: 'Unfinished jobs, by status: queued, processing.',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      this.reset();
      oldest.reset();
      const read = await withProbeTimeout(() => readQueue(database));
      if (read === undefined) {
        oldest.remove();
        return;
      }
      const { queued, processing, oldestSeconds } = read;
      this.set({ status: 'queued' }, queued);
      this.set({ status: 'processing' }, processing);
      oldest.set(oldestSeconds);
    },
  });
}

interface Queue {
  readonly queued: number;
  readonly processing: number;
  readonly oldestSeconds: number;
}

async function readQueue({ sql }: Database): Promise<Queue> {
  const [read] = await sql<[Queue]>`
    select
      (count(*) filter (where status = 'queued'))::int as queued,
      (count(*) filter (where status = 'processing'))::int as processing,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "oldestSeconds"
    from jobs where finished_at is null
  `;
  return read;
}
