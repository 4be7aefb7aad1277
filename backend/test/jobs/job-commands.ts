import fc from 'fast-check';
import { expect } from 'vitest';
import {
  claimJobs,
  completeJobs,
  failAttempt,
  getJob,
  handBack,
  listJobs,
  recover,
  retryJob,
  sweep,
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
  HOLDERS,
  LEASE_MS,
  SCOPES,
  TRANSIENT,
  type Customer,
  type JobRoom,
} from './job-room.ts';

export interface Real {
  readonly room: JobRoom;
  readonly invariants: Invariants;
}

/** Numbers from which a command takes the customer, the job, the holder and so on that it is about. */
interface Picks {
  readonly which: number;
  readonly how: number;
}

type Act = (model: JobModel, room: JobRoom, picks: Picks) => Promise<void>;

/** One thing that happens to the jobs, after which the model and the database agree. */
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

  async run(model: JobModel, { room, invariants }: Real): Promise<void> {
    await this.#act(model, room, this.#picks);
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

const REFUSED = { code: 'usage_limit_reached' };

const ACTS: Readonly<Record<string, Act>> = {
  create: async (model, room, { which }) => {
    const [number, customer] = pickCustomer(room, which);
    if (!model.mayCreate(number)) {
      await expect(createAsync(room, customer)).rejects.toMatchObject(REFUSED);
      return;
    }
    const { job, usage } = await createAsync(room, customer);
    model.created(job.id, number, 'async');
    expect(usage?.used).toBe(model.used(number));
  },

  createWithKey: async (model, room, { which, how }) => {
    const [number, customer] = pickCustomer(room, which);
    const key = `key ${how % 3}`;
    const earlier = model.keys.get(`${number} ${key}`);
    if (earlier === undefined && !model.mayCreate(number)) {
      await expect(createAsync(room, customer, key)).rejects.toMatchObject(REFUSED);
      return;
    }
    const { job, usage } = await createAsync(room, customer, key);
    if (earlier === undefined) {
      model.created(job.id, number, 'async');
      model.keys.set(`${number} ${key}`, job.id);
      expect(usage?.used).toBe(model.used(number));
    } else {
      expect(job).toMatchObject({ id: earlier, status: model.jobs.get(earlier)?.status });
      expect(usage).toBeUndefined();
    }
  },

  createSync: async (model, room, { which, how }) => {
    const [number, customer] = pickCustomer(room, which);
    const holder = pickHolder(how);
    if (!model.mayCreate(number)) {
      await expect(beginSync(room, customer, holder)).rejects.toMatchObject(REFUSED);
      return;
    }
    const { jobId } = await beginSync(room, customer, holder);
    model.created(jobId, number, 'sync', holder);
  },

  claim: (model, room, { which, how }) =>
    withJob(model, which, async (id) => {
      const holder = pickHolder(how);
      // Two bells for one job, as one batch.
      const input = { jobIds: [id, id], holder, leaseMs: LEASE_MS };
      const claimed = await claimJobs({ ctx: room.ctx, input });
      const ticket = model.claim(id, holder);
      expect(claimed.map(({ attempt }) => attempt)).toEqual(ticket ? [ticket.attempt] : []);
    }),

  complete: (model, room, { which }) =>
    withTicket(model, which, async (ticket) => {
      const input = { holder: ticket.holder, finished: [finish(ticket)] };
      const completed = await completeJobs({ ctx: room.ctx, input });
      expect(completed.has(ticket.id)).toBe(model.complete(ticket));
    }),

  fail: (model, room, { which, how }) =>
    withTicket(model, which, async (ticket) => {
      const transient = how % 4 !== 0;
      const input = { ...ticket, jobId: ticket.id };
      const kind = model.jobs.get(ticket.id)?.kind;
      const outcome = model.fail(ticket, transient);
      if (kind === 'sync') {
        const failed = await failJob({
          ctx: room.ctx,
          input: { ...input, code: 'generation_failed' },
        });
        expect(failed).toBe(outcome === 'failed');
      } else {
        const error = transient ? TRANSIENT : FINAL;
        expect(await failAttempt({ ctx: room.ctx, input: { ...input, error } })).toBe(outcome);
      }
    }),

  handBack: (model, room, { which }) =>
    withTicket(model, which, async (ticket) => {
      if (model.jobs.get(ticket.id)?.kind === 'sync') return;
      const done = await handBack({ ctx: room.ctx, input: { ...ticket, jobId: ticket.id } });
      expect(done).toBe(model.handBack(ticket));
    }),

  endLease: (model, room, { which }) =>
    withJob(model, which, async (id) => {
      await room.database.sql`
        update jobs set lease_expires_at = now() - interval '1 second'
        where id = ${id} and lease_expires_at is not null
      `;
      model.endLease(id);
    }),

  recover: async (model, room) => {
    expect(await recover({ ctx: room.ctx })).toMatchObject(model.recover());
  },

  letTimePass: (model, room, { which, how }) =>
    withJob(model, which, async (id) => {
      const job = model.jobs.get(id);
      if (job === undefined || job.kind === 'sync') return;
      const { created, polled, silent } = pickAge(how);
      await room.database.sql`
        update jobs set
          created_at = now() - ${created} * interval '1 minute',
          polled_at = now() - ${polled} * interval '1 minute'
        where id = ${id}
      `;
      job.silent = silent;
    }),

  sweep: async (model, room) => {
    expect(await sweep({ ctx: room.ctx })).toBe(model.sweep());
  },

  poll: (model, room, { which, how }) =>
    withJob(model, which, async (id) => {
      const [number, { credential }] = pickCustomer(room, how);
      const job = model.jobs.get(id);
      const answer = getJob({ ctx: room.ctx, input: { credential, scopes: SCOPES, jobId: id } });
      if (job?.customer !== number || job.kind === 'sync') {
        await expect(answer).rejects.toMatchObject({ code: 'job_not_found' });
        return;
      }
      expect(await answer).toMatchObject({ status: job.status, errorCode: job.errorCode });
      job.silent = false;
    }),

  list: async (model, room, { which }) => {
    const [number, { credential }] = pickCustomer(room, which);
    const listed = await listJobs({
      ctx: room.ctx,
      input: { credential, scopes: SCOPES, limit: 50 },
    });
    const expected = [...model.jobs].filter(
      ([, job]) => job.customer === number && job.kind === 'async',
    );
    expect(new Map(listed.map((job) => [job.id, job.status]))).toEqual(
      new Map(expected.map(([id, job]) => [id, job.status])),
    );
  },

  ringTwice: (model, room, { which }) =>
    withJob(model, which, async (id) => {
      room.ctx.bell.ring(id);
      room.ctx.bell.ring(id);
      await room.ctx.bell.settled();
    }),

  retry: (model, room, { which }) =>
    withJob(model, which, async (id) => {
      const expected = model.retry(id);
      const answer = retryJob({ ctx: room.ctx, input: { jobId: id } });
      if (expected === 'same') {
        expect(await answer).toBe(id);
      } else if (expected === 'new') {
        model.created(await answer, model.jobs.get(id)?.customer ?? 0, 'async');
      } else {
        await expect(answer).rejects.toMatchObject({ code: expected });
      }
    }),
};

/** What it takes for jobs to get through all their attempts. */
const OFTEN: Readonly<Record<string, number>> = { claim: 10, fail: 6, complete: 2 };

/** Any number of things that happen, in any order. */
export function anyCommands(maxCommands: number) {
  const picks = fc.record({ which: fc.nat({ max: 11 }), how: fc.nat({ max: 11 }) });
  const commands = Object.entries(ACTS).flatMap(([name, act]) => {
    const command = picks.map((picked) => new Command(name, act, picked));
    return Array.from({ length: OFTEN[name] ?? 1 }, () => command);
  });
  return fc.commands<JobModel, Real, false>(commands, { maxCommands, size: 'max' });
}

/** Ages in minutes, where 20 is the expiry and the time of a poll is a minute coarse. */
const AGES = [
  { created: 21, polled: 21, silent: true },
  { created: 120, polled: 22, silent: true },
  { created: 120, polled: 19, silent: false },
  { created: 19, polled: 19, silent: false },
] as const;

function pickAge(how: number) {
  return AGES[how % AGES.length] ?? AGES[0];
}

function pickCustomer({ customers }: JobRoom, which: number): [number, Customer] {
  const number = which % customers.length;
  const customer = customers[number];
  if (customer === undefined) throw new Error('The room has no customers.');
  return [number, customer];
}

function pickHolder(how: number): string {
  return HOLDERS[how % HOLDERS.length] ?? HOLDERS[0];
}

/** Mostly a job that is not over yet. */
async function withJob(model: JobModel, which: number, act: (id: JobId) => Promise<void>) {
  const all = [...model.jobs.keys()];
  const open = all.filter((id) => model.isOpen(id));
  const id = pick(which < 8 ? open : all, which);
  if (id !== undefined) await act(id);
}

/** Mostly an attempt that still runs; the others come late. */
async function withTicket(model: JobModel, which: number, act: (ticket: Ticket) => Promise<void>) {
  const current = model.tickets.filter((ticket) => model.isCurrent(ticket));
  const ticket = pick(which < 8 ? current : model.tickets, which);
  if (ticket !== undefined) await act(ticket);
}

function pick<Item>(items: readonly Item[], which: number): Item | undefined {
  return items[which % items.length];
}
