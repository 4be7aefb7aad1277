import {
  claimJobs,
  completeJobs,
  failAttempt,
  getJob,
  handBack,
  recover,
  retryJob,
  sweep,
} from '../../src/jobs/index.ts';
import type { JobId } from '../../src/identifiers.ts';
import { failJob } from '../../src/jobs/fail-attempt.ts';
import { Refusal } from '../../src/refusal.ts';
import {
  beginSync,
  createAsync,
  FINAL,
  finish,
  HOLDERS,
  LEASE_MS,
  SCOPES,
  TRANSIENT,
  type Customer,
  type JobRoom,
} from './job-room.ts';

/** What several processes at once have come to know, and act upon however old it is. */
export class Crowd {
  readonly room: JobRoom;
  /** Jobs by the customer and key that they answered to. */
  readonly keys = new Map<string, Set<JobId>>();
  /** How often each job was completed. */
  readonly completions = new Map<JobId, number>();
  readonly #asyncJobs: JobId[] = [];
  readonly #attempts: { id: JobId; attempt: number; holder: string; kind: 'async' | 'sync' }[] = [];

  constructor(room: JobRoom) {
    this.room = room;
  }

  async create(which: number, key?: string): Promise<void> {
    const customer = this.#customer(which);
    const { job } = await createAsync(this.room, customer, key);
    this.#asyncJobs.push(job.id);
    if (key === undefined) return;
    const name = `${customer.workspaceId} ${key}`;
    this.keys.set(name, (this.keys.get(name) ?? new Set()).add(job.id));
  }

  async createSync(which: number): Promise<void> {
    const holder = this.#holder(which);
    const { jobId } = await beginSync(this.room, this.#customer(which), holder);
    this.#attempts.push({ id: jobId, attempt: 1, holder, kind: 'sync' });
  }

  async claim(which: number): Promise<void> {
    const holder = this.#holder(which);
    const jobIds = this.#asyncJobs.slice(-4);
    const input = { jobIds, holder, leaseMs: LEASE_MS };
    const claimed = await claimJobs({ ctx: this.room.ctx, input });
    for (const { id, attempt } of claimed) {
      this.#attempts.push({ id, attempt, holder, kind: 'async' });
    }
  }

  /** Several at once, as the worker does, of which some may be late. */
  async complete(which: number): Promise<void> {
    const holder = this.#holder(which);
    const finished = new Map(
      this.#attempts
        .slice(-5)
        .filter((attempt) => attempt.holder === holder)
        .map((attempt) => [attempt.id, finish(attempt)]),
    );
    const input = { holder, finished: [...finished.values()] };
    for (const id of await completeJobs({ ctx: this.room.ctx, input })) {
      this.completions.set(id, (this.completions.get(id) ?? 0) + 1);
    }
  }

  async fail(which: number, error = which % 2 === 0 ? TRANSIENT : FINAL): Promise<void> {
    const attempt = this.#attempts.at(-1 - (which % 5));
    if (attempt === undefined) return;
    const input = { ...attempt, jobId: attempt.id };
    const { ctx } = this.room;
    if (attempt.kind === 'sync') {
      await failJob({ ctx, input: { ...input, code: 'generation_failed' } });
    } else {
      await failAttempt({ ctx, input: { ...input, error } });
    }
  }

  async handBack(which: number): Promise<void> {
    const attempt = this.#attempts.at(-1 - (which % 5));
    if (attempt?.kind !== 'async') return;
    await handBack({ ctx: this.room.ctx, input: { ...attempt, jobId: attempt.id } });
  }

  /** Leases end, jobs go unpolled, and two processes look after them at once. */
  async endLeases(): Promise<void> {
    const { ctx, database } = this.room;
    await database.sql`
      update jobs set lease_expires_at = now() - interval '1 second'
      where id in (select id from jobs where status = 'processing' for update skip locked)
    `;
    await Promise.all([recover({ ctx }), recover({ ctx })]);
  }

  async expire(which: number): Promise<void> {
    const { ctx, database } = this.room;
    const jobId = this.#asyncJobs.at(-1 - (which % 6));
    if (jobId === undefined) return;
    await database.sql`
      update jobs set
        created_at = now() - interval '22 minutes', polled_at = now() - interval '22 minutes'
      where id = ${jobId} and finished_at is null
    `;
    await Promise.all([sweep({ ctx }), sweep({ ctx })]);
  }

  async poll(which: number): Promise<void> {
    const jobId = this.#asyncJobs.at(-1 - (which % 6));
    if (jobId === undefined) return;
    const { credential } = this.#customer(which);
    await getJob({ ctx: this.room.ctx, input: { credential, scopes: SCOPES, jobId } });
  }

  async ring(which: number): Promise<void> {
    const { bell } = this.room.ctx;
    for (const jobId of this.#asyncJobs.slice(-1 - (which % 6))) bell.ring(jobId);
    await bell.settled();
  }

  async retry(which: number): Promise<void> {
    const jobId = this.#asyncJobs.at(-1 - (which % 6));
    if (jobId === undefined) return;
    this.#asyncJobs.push(await retryJob({ ctx: this.room.ctx, input: { jobId } }));
  }

  #customer(which: number): Customer {
    const customer = this.room.customers[which % this.room.customers.length];
    if (customer === undefined) throw new Error('The room has no customers.');
    return customer;
  }

  #holder(which: number): string {
    return HOLDERS[which % HOLDERS.length] ?? HOLDERS[0];
  }
}

export type Happening = readonly [name: string, which: number];

const ACTS: Readonly<Record<string, (crowd: Crowd, which: number) => Promise<void>>> = {
  create: (crowd, which) => crowd.create(which),
  createWithKey: (crowd, which) => crowd.create(which, `key ${which % 3}`),
  createSync: (crowd, which) => crowd.createSync(which),
  claim: (crowd, which) => crowd.claim(which),
  complete: (crowd, which) => crowd.complete(which),
  fail: (crowd, which) => crowd.fail(which),
  handBack: (crowd, which) => crowd.handBack(which),
  endLeases: (crowd) => crowd.endLeases(),
  expire: (crowd, which) => crowd.expire(which),
  poll: (crowd, which) => crowd.poll(which),
  ring: (crowd, which) => crowd.ring(which),
  retry: (crowd, which) => crowd.retry(which),
};
export const HAPPENINGS = Object.keys(ACTS);

/** Lets one thing happen. A refusal is an answer like another; any other error is a bug. */
export async function happen(crowd: Crowd, [name, which]: Happening): Promise<void> {
  try {
    await ACTS[name]?.(crowd, which);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
