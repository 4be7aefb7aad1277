import postgres from 'postgres';
import { z } from 'zod';
import { until } from '../faults/until.ts';
import { runNode } from '../node-process.ts';
import { connectionSettings } from '../../postgres/src/index.ts';
import type { AcceptedJob } from './client.ts';

const ENDED_TIMEOUT_MS = 120_000;

/** The outcomes of accepted jobs. */
export interface Outcome {
  readonly accepted: number;
  /** With one listing and one spent credit. */
  readonly ended: number;
  /** Not in the database. */
  readonly lost: number;
  /** Ids of jobs that neither ended properly nor are lost. */
  readonly wrong: readonly string[];
}

/** Runs an admin command as an operator would. */
export async function admin(
  settings: NodeJS.ProcessEnv,
  ...parameters: string[]
): Promise<unknown> {
  const { code, stdout, stderr } = await runNode({
    name: 'admin',
    script: 'backend/src/admin/main.ts',
    parameters,
    settings: { NODE_ENV: 'test', ...settings },
  });
  if (code !== 0) throw new Error(`admin ${parameters.join(' ')} failed: ${stderr}`);
  return JSON.parse(stdout);
}

/** Compares the responses that clients got with the database. */
export class Checker {
  readonly #settings: Record<string, string>;
  readonly #sql: postgres.Sql;

  /** @param settings of a process of the service */
  constructor(settings: Record<string, string>) {
    this.#settings = settings;
    this.#sql = postgres(settings['DATABASE_DIRECT_URL'] ?? '', {
      ...connectionSettings('wareword-ha'),
      max: 1,
    });
  }

  /** Waits until the given jobs have ended, and reports how. */
  async outcome(accepted: readonly AcceptedJob[]): Promise<Outcome> {
    const ids = accepted.map(({ id }) => id);
    await until(
      'accepted jobs have ended',
      async () => {
        const [row] = await this.#sql<{ unfinished: number }[]>`
          select count(*)::int as unfinished from jobs
          where id::text = any(${ids}) and status in ('queued', 'processing')
        `;
        return row?.unfinished === 0;
      },
      ENDED_TIMEOUT_MS,
    ).catch(() => undefined);
    const jobs = await this.#sql<{ id: string; ended: boolean }[]>`
      select j.id::text, coalesce(j.status = 'complete' and c.state = 'spent' and
        (select count(*) from listings l where l.job_id = j.id) = 1, false) as ended
      from jobs j left join credits c on c.id = j.id where j.id::text = any(${ids})
    `;
    return {
      accepted: ids.length,
      ended: jobs.filter(({ ended }) => ended).length,
      lost: ids.length - jobs.length,
      wrong: jobs.filter(({ ended }) => !ended).map(({ id }) => id),
    };
  }

  /** How many jobs the database has in all. */
  async jobs(): Promise<number> {
    const [row] = await this.#sql<{ jobs: number }[]>`select count(*)::int as jobs from jobs`;
    return row?.jobs ?? 0;
  }

  async drift(): Promise<number> {
    const audit = await admin(this.#settings, 'audit');
    return z.object({ drift: z.number() }).parse(audit).drift;
  }

  async close(): Promise<void> {
    await this.#sql.end({ timeout: 5 });
  }
}
