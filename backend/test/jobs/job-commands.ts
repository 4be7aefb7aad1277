import fc from 'fast-check';
import { expect } from 'vitest';
import {
  claimJobs,
  completeJobs,
  failAttempt,
  getJob,
  requeueJob,
  listJobs,
  recover,
  retryJob,
  expireUnpolled,
} from '../../src/jobs/index.ts';
import { failJob } from '../../src/jobs/fail-attempt.ts';
import type { JobId } from '../../src/identifiers.ts';
import type { Invariants } from './invariants.ts';
import type { JobModel, Ticket } from './job-model.ts';
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
  type Customer,
  type JobFixture,
} from './job-fixture.ts';

export interface Real {
  readonly fixture: JobFixture;
  readonly invariants: Invariants;
}

/** Random numbers that select the command's customer, job, holder and so on. */
interface Picks {
  readonly which: number;
  readonly how: number;
}

type Act = (model: JobModel, fixture: JobFixture, picks: Picks) => Promise<void>;

/** One command, after which the model and the database agree. */
class Command implements fc.AsyncCommand<JobModel, Real> {
  readonly #name: string;
  readonly #act: Act;
  readonly #picks: Picks;

  constructor(name: string, act: Act, picks: Picks) {
    this.#name = name;
    this.#act = act;
    this.#picks = picks;
  }

  check(): boolean {
    return true;
  }

  async run(model: JobModel, { fixture, invariants }: Real): Promise<void> {
    await this.#act(model, fixture, this.#picks);
    const jobs = await invariants.check();
    expect(jobs.size).toBe(model.jobs.size);
    for (const [id, { status, attempts, errorCode }] of model.jobs) {
      expect(jobs.get(id), id).toMatchObject({ status, attempts, errorCode });
    }
  }

  toString(): string {
    return `${this.#name}(${this.#picks.which}, ${this.#picks.how})`;
  }
}

const REFUSED = { kind: 'limit_exceeded', reason: 'credits' };

const ACTS: Readonly<Record<string, Act>> = {
  create: async (model, fixture, { which }) => {
    const [number, customer] = pickNumbered(fixture, which);
    if (!model.mayCreate(number)) {
      await expect(createAsync(fixture, customer)).rejects.toMatchObject(REFUSED);
      return;
    }
    const { job, usage } = await createAsync(fixture, customer);
    model.created(job.id, number, 'async');
    expect(usage?.used).toBe(model.used(number));
  },

  createWithKey: async (model, fixture, { which, how }) => {
    const [number, customer] = pickNumbered(fixture, which);
    const key = `key ${how % 3}`;
    const earlier = model.keys.get(`${number} ${key}`);
    if (earlier === undefined && !model.mayCreate(number)) {
      await expect(createAsync(fixture, customer, key)).rejects.toMatchObject(REFUSED);
      return;
    }
    const { job, usage } = await createAsync(fixture, customer, key);
    if (earlier === undefined) {
      model.created(job.id, number, 'async');
      model.keys.set(`${number} ${key}`, job.id);
      expect(usage?.used).toBe(model.used(number));
    } else {
      expect(job).toMatchObject({ id: earlier, status: model.jobs.get(earlier)?.status });
      expect(usage).toBeUndefined();
    }
  },

  createSync: async (model, fixture, { which, how }) => {
    const [number, customer] = pickNumbered(fixture, which);
    const holder = pickHolder(how);
    if (!model.mayCreate(number)) {
      await expect(beginSync(fixture, customer, holder)).rejects.toMatchObject(REFUSED);
      return;
    }
    const { jobId } = await beginSync(fixture, customer, holder);
    model.created(jobId, number, 'sync', holder);
  },

  claim: (model, fixture, { which, how }) =>
    withJob(model, which, async (id) => {
      const holder = pickHolder(how);
      // Two tasks for one job, in one batch.
      const input = { jobIds: [id, id], holder, leaseMs: LEASE_MS };
      const claimed = await claimJobs({ ctx: fixture.ctx, input });
      const ticket = model.claim(id, holder);
      expect(claimed.map(({ attempt }) => attempt)).toEqual(ticket ? [ticket.attempt] : []);
    }),

  complete: (model, fixture, { which }) =>
    withTicket(model, which, async (ticket) => {
      const input = { holder: ticket.holder, finished: [finish(ticket)] };
      const completed = await completeJobs({ ctx: fixture.ctx, input });
      expect(completed.has(ticket.id)).toBe(model.complete(ticket));
    }),

  fail: (model, fixture, { which, how }) =>
    withTicket(model, which, async (ticket) => {
      const transient = how % 4 !== 0;
      const input = { ...ticket, jobId: ticket.id };
      const kind = model.jobs.get(ticket.id)?.kind;
      const outcome = model.fail(ticket, transient);
      if (kind === 'sync') {
        const failed = await failJob({
          ctx: fixture.ctx,
          input: { ...input, code: 'generation_failed' },
        });
        expect(failed).toBe(outcome === 'failed');
      } else {
        const error = transient ? TRANSIENT : FINAL;
        expect(await failAttempt({ ctx: fixture.ctx, input: { ...input, error } })).toBe(outcome);
      }
    }),

  requeueJob: (model, fixture, { which }) =>
    withTicket(model, which, async (ticket) => {
      if (model.jobs.get(ticket.id)?.kind === 'sync') return;
      const done = await requeueJob({ ctx: fixture.ctx, input: { ...ticket, jobId: ticket.id } });
      expect(done).toBe(model.requeueJob(ticket));
    }),

  endLease: (model, fixture, { which }) =>
    withJob(model, which, async (id) => {
      await fixture.database.sql`
        update jobs set lease_expires_at = now() - interval '1 second'
        where id = ${id} and lease_expires_at is not null
      `;
      model.endLease(id);
    }),

  recover: async (model, fixture) => {
    expect(await recover({ ctx: fixture.ctx })).toMatchObject(model.recover());
  },

  advanceTime: (model, fixture, { which, how }) =>
    withJob(model, which, async (id) => {
      const job = model.jobs.get(id);
      if (job === undefined || job.kind === 'sync') return;
      const { created, polled, silent } = pickAge(how);
      await fixture.database.sql`
        update jobs set
          created_at = now() - ${created} * interval '1 minute',
          polled_at = now() - ${polled} * interval '1 minute'
        where id = ${id}
      `;
      job.silent = silent;
    }),

  expireUnpolled: async (model, fixture) => {
    expect(await expireUnpolled({ ctx: fixture.ctx })).toBe(model.expireUnpolled());
  },

  poll: (model, fixture, { which, how }) =>
    withJob(model, which, async (id) => {
      const [number, { credential }] = pickNumbered(fixture, how);
      const job = model.jobs.get(id);
      const polled = getJob({ ctx: fixture.ctx, input: { credential, scopes: SCOPES, jobId: id } });
      if (job?.customer !== number || job.kind === 'sync') {
        await expect(polled).rejects.toMatchObject({ kind: 'not_found' });
        return;
      }
      expect(await polled).toMatchObject({ status: job.status, errorCode: job.errorCode });
      job.silent = false;
    }),

  list: async (model, fixture, { which }) => {
    const [number, { workspaceId }] = pickNumbered(fixture, which);
    const { entries } = await listJobs({ ctx: fixture.ctx, input: { workspaceId, limit: 50 } });
    const expected = [...model.jobs].filter(
      ([, job]) => job.customer === number && job.kind === 'async',
    );
    expect(new Map(entries.map((job) => [job.id, job.status]))).toEqual(
      new Map(expected.map(([id, job]) => [id, job.status])),
    );
  },

  notifyTwice: (model, fixture, { which }) =>
    withJob(model, which, async (id) => {
      const { workspaceId } = pickCustomer(fixture, which);
      fixture.ctx.notifier.notify(id, workspaceId, 'awaited');
      fixture.ctx.notifier.notify(id, workspaceId, 'awaited');
      await fixture.ctx.notifier.flush();
    }),

  retry: (model, fixture, { which }) =>
    withJob(model, which, async (id) => {
      const expected = model.retry(id);
      const retried = retryJob({ ctx: fixture.ctx, input: { jobId: id } });
      if (expected === 'same') {
        expect(await retried).toBe(id);
      } else if (expected === 'new') {
        model.created(await retried, model.jobs.get(id)?.customer ?? 0, 'async');
      } else {
        await expect(retried).rejects.toMatchObject({ kind: expected });
      }
    }),
};

/** Weights that let jobs get through all their attempts. */
const WEIGHTS: Readonly<Record<string, number>> = { claim: 10, fail: 6, complete: 2 };

/** Any number of commands in any order. */
export function anyCommands(maxCommands: number) {
  const picks = fc.record({ which: fc.nat({ max: 11 }), how: fc.nat({ max: 11 }) });
  const commands = Object.entries(ACTS).flatMap(([name, act]) => {
    const command = picks.map((picked) => new Command(name, act, picked));
    return Array.from({ length: WEIGHTS[name] ?? 1 }, () => command);
  });
  return fc.commands<JobModel, Real, false>(commands, { maxCommands, size: 'max' });
}

/** Ages in minutes; the expiry is 20, and poll times are accurate to a minute. */
const AGES = [
  { created: 21, polled: 21, silent: true },
  { created: 120, polled: 22, silent: true },
  { created: 120, polled: 19, silent: false },
  { created: 19, polled: 19, silent: false },
] as const;

function pickAge(how: number) {
  return AGES[how % AGES.length] ?? AGES[0];
}

/** A customer, with the number that the model knows it by. */
function pickNumbered(fixture: JobFixture, which: number): [number, Customer] {
  return [which % fixture.customers.length, pickCustomer(fixture, which)];
}

/** Usually a job that is not finished yet. */
async function withJob(model: JobModel, which: number, act: (id: JobId) => Promise<void>) {
  const all = [...model.jobs.keys()];
  const open = all.filter((id) => model.isOpen(id));
  const id = pick(which < 8 ? open : all, which);
  if (id !== undefined) await act(id);
}

/** Usually an attempt that is still running; the others are late. */
async function withTicket(model: JobModel, which: number, act: (ticket: Ticket) => Promise<void>) {
  const current = model.tickets.filter((ticket) => model.isCurrent(ticket));
  const ticket = pick(which < 8 ? current : model.tickets, which);
  if (ticket !== undefined) await act(ticket);
}

function pick<Item>(items: readonly Item[], which: number): Item | undefined {
  return items[which % items.length];
}
