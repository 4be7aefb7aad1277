import {
  claimJobs,
  completeJobs,
  failAttempt,
  getJob,
  requeueJob,
  recover,
  retryJob,
  expireUnpolled,
} from '../../src/jobs/index.ts';
import type { JobId } from '../../src/identifiers.ts';
import { failJob } from '../../src/jobs/fail-attempt.ts';
import { DomainError } from '../../src/errors.ts';
import {
  beginSync,
  createAsync,
  FINAL,
  finish,
  LEASE_MS,
  pickCustomer,
  pickHolder,
  SCOPES,
  TRANSIENT,
  type JobFixture,
} from './job-fixture.ts';

/** What several concurrent processes know, and act upon even when it is stale. */
export class ConcurrentActors {
  readonly fixture: JobFixture;
  /** Jobs by the customer and key that created them. */
  readonly keys = new Map<string, Set<JobId>>();
  /** How many times each job was completed. */
  readonly completions = new Map<JobId, number>();
  readonly #asyncJobs: JobId[] = [];
  readonly #attempts: { id: JobId; attempt: number; holder: string; kind: 'async' | 'sync' }[] = [];

  constructor(fixture: JobFixture) {
    this.fixture = fixture;
  }

  async create(which: number, key?: string): Promise<void> {
    const customer = pickCustomer(this.fixture, which);
    const { job } = await createAsync(this.fixture, customer, key);
    this.#asyncJobs.push(job.id);
    if (key === undefined) return;
    const name = `${customer.workspaceId} ${key}`;
    this.keys.set(name, (this.keys.get(name) ?? new Set()).add(job.id));
  }

  async createSync(which: number): Promise<void> {
    const holder = pickHolder(which);
    const { jobId } = await beginSync(this.fixture, pickCustomer(this.fixture, which), holder);
    this.#attempts.push({ id: jobId, attempt: 1, holder, kind: 'sync' });
  }

  async claim(which: number): Promise<void> {
    const holder = pickHolder(which);
    const jobIds = this.#asyncJobs.slice(-4);
    const input = { jobIds, holder, leaseMs: LEASE_MS };
    const claimed = await claimJobs({ ctx: this.fixture.ctx, input });
    for (const { id, attempt } of claimed) {
      this.#attempts.push({ id, attempt, holder, kind: 'async' });
    }
  }

  /** Several together, like the worker does, some of them late. */
  async complete(which: number): Promise<void> {
    const holder = pickHolder(which);
    const finished = new Map(
      this.#attempts
        .slice(-5)
        .filter((attempt) => attempt.holder === holder)
        .map((attempt) => [attempt.id, finish(attempt)]),
    );
    const input = { holder, finished: [...finished.values()] };
    for (const id of await completeJobs({ ctx: this.fixture.ctx, input })) {
      this.completions.set(id, (this.completions.get(id) ?? 0) + 1);
    }
  }

  async fail(which: number, error = which % 2 === 0 ? TRANSIENT : FINAL): Promise<void> {
    const attempt = this.#attempts.at(-1 - (which % 5));
    if (attempt === undefined) return;
    const input = { ...attempt, jobId: attempt.id };
    const { ctx } = this.fixture;
    if (attempt.kind === 'sync') {
      await failJob({ ctx, input: { ...input, code: 'generation_failed' } });
    } else {
      await failAttempt({ ctx, input: { ...input, error } });
    }
  }

  async requeueJob(which: number): Promise<void> {
    const attempt = this.#attempts.at(-1 - (which % 5));
    if (attempt?.kind !== 'async') return;
    await requeueJob({ ctx: this.fixture.ctx, input: { ...attempt, jobId: attempt.id } });
  }

  /** Leases expire, jobs go unpolled, and two processes expire jobs concurrently. */
  async endLeases(): Promise<void> {
    const { ctx, database } = this.fixture;
    await database.sql`
      update jobs set lease_expires_at = now() - interval '1 second'
      where id in (select id from jobs where status = 'processing' for update skip locked)
    `;
    await Promise.all([recover({ ctx }), recover({ ctx })]);
  }

  async expire(which: number): Promise<void> {
    const { ctx, database } = this.fixture;
    const jobId = this.#asyncJobs.at(-1 - (which % 6));
    if (jobId === undefined) return;
    // Skips what another actor holds: this update itself must not be a party to a deadlock.
    await database.sql`
      update jobs set
        created_at = now() - interval '22 minutes', polled_at = now() - interval '22 minutes'
      where id = (
        select id from jobs where id = ${jobId} and finished_at is null for update skip locked
      )
    `;
    await Promise.all([expireUnpolled({ ctx }), expireUnpolled({ ctx })]);
  }

  async poll(which: number): Promise<void> {
    const jobId = this.#asyncJobs.at(-1 - (which % 6));
    if (jobId === undefined) return;
    const { credential } = pickCustomer(this.fixture, which);
    await getJob({ ctx: this.fixture.ctx, input: { credential, scopes: SCOPES, jobId } });
  }

  async notify(which: number): Promise<void> {
    const { notifier } = this.fixture.ctx;
    const { workspaceId } = pickCustomer(this.fixture, which);
    for (const jobId of this.#asyncJobs.slice(-1 - (which % 6))) {
      notifier.notify(jobId, workspaceId, 'awaited');
    }
    await notifier.flush();
  }

  async retry(which: number): Promise<void> {
    const jobId = this.#asyncJobs.at(-1 - (which % 6));
    if (jobId === undefined) return;
    this.#asyncJobs.push(await retryJob({ ctx: this.fixture.ctx, input: { jobId } }));
  }
}

export type JobAction = readonly [name: string, which: number];

const ACTS: Readonly<Record<string, (actors: ConcurrentActors, which: number) => Promise<void>>> = {
  create: (actors, which) => actors.create(which),
  createWithKey: (actors, which) => actors.create(which, `key ${which % 3}`),
  createSync: (actors, which) => actors.createSync(which),
  claim: (actors, which) => actors.claim(which),
  complete: (actors, which) => actors.complete(which),
  fail: (actors, which) => actors.fail(which),
  requeueJob: (actors, which) => actors.requeueJob(which),
  endLeases: (actors) => actors.endLeases(),
  expire: (actors, which) => actors.expire(which),
  poll: (actors, which) => actors.poll(which),
  notify: (actors, which) => actors.notify(which),
  retry: (actors, which) => actors.retry(which),
};
export const JOB_ACTIONS = Object.keys(ACTS);

/** Runs one action. An expected rejection is fine; any other error is a bug. */
export async function runAction(actors: ConcurrentActors, [name, which]: JobAction): Promise<void> {
  try {
    await ACTS[name]?.(actors, which);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
