import type { JobId } from '../../src/identifiers.ts';
import type { AttemptOutcome } from '../../src/jobs/index.ts';

/** One job as contract §6 and §7 specify it. */
export interface ModelJob {
  readonly customer: number;
  readonly kind: 'async' | 'sync';
  status: 'queued' | 'processing' | 'complete' | 'failed';
  attempts: number;
  errorCode: 'generation_failed' | 'job_expired' | null;
  holder: string | undefined;
  leaseOver: boolean;
  /** It has not been polled for the expiry time. */
  silent: boolean;
}

/** An attempt that a process has started; its result may come at any time, even late. */
export interface Ticket {
  readonly id: JobId;
  readonly attempt: number;
  readonly holder: string;
}

/** The state table, implemented again without a database. */
export class JobModel {
  readonly jobs = new Map<JobId, ModelJob>();
  readonly keys = new Map<string, JobId>();
  readonly tickets: Ticket[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** A failed job never costs a credit; every other job does. */
  used(customer: number): number {
    return [...this.jobs.values()].filter(
      (job) => job.customer === customer && job.status !== 'failed',
    ).length;
  }

  mayCreate(customer: number): boolean {
    return this.used(customer) < this.#limit;
  }

  created(id: JobId, customer: number, kind: ModelJob['kind'], holder?: string): void {
    this.jobs.set(id, {
      customer,
      kind,
      status: kind === 'sync' ? 'processing' : 'queued',
      attempts: kind === 'sync' ? 1 : 0,
      errorCode: null,
      holder,
      leaseOver: false,
      silent: false,
    });
    if (holder !== undefined) this.tickets.push({ id, attempt: 1, holder });
  }

  /** @returns the attempt that starts, if any */
  claim(id: JobId, holder: string): Ticket | undefined {
    const job = this.#job(id);
    if (job.status !== 'queued') return undefined;
    Object.assign(job, { status: 'processing', attempts: job.attempts + 1, holder });
    job.leaseOver = false;
    const ticket = { id, attempt: job.attempts, holder };
    this.tickets.push(ticket);
    return ticket;
  }

  /** @returns whether the listing counts; a late one is discarded */
  complete(ticket: Ticket): boolean {
    if (!this.isCurrent(ticket)) return false;
    this.#job(ticket.id).status = 'complete';
    return true;
  }

  fail(ticket: Ticket, transient: boolean): AttemptOutcome {
    const job = this.#job(ticket.id);
    if (!this.isCurrent(ticket)) return 'lost';
    if (job.kind === 'async' && transient && job.attempts < 4) {
      job.status = 'queued';
      return 'retried';
    }
    this.#failed(job, 'generation_failed');
    return 'failed';
  }

  requeueJob(ticket: Ticket): boolean {
    if (!this.isCurrent(ticket)) return false;
    const job = this.#job(ticket.id);
    Object.assign(job, { status: 'queued', attempts: job.attempts - 1 });
    return true;
  }

  endLease(id: JobId): void {
    const job = this.#job(id);
    if (job.status === 'processing') job.leaseOver = true;
  }

  recover(): { requeued: number; failed: number } {
    const recovered = { requeued: 0, failed: 0 };
    for (const job of this.jobs.values()) {
      if (job.status !== 'processing' || !job.leaseOver) continue;
      if (job.kind === 'async' && job.attempts < 4) {
        job.status = 'queued';
        recovered.requeued += 1;
      } else {
        this.#failed(job, 'generation_failed');
        recovered.failed += 1;
      }
    }
    return recovered;
  }

  /** @returns how many jobs expire */
  expireUnpolled(): number {
    const expired = [...this.jobs.values()].filter(
      (job) =>
        job.kind === 'async' &&
        job.silent &&
        (job.status === 'queued' || job.status === 'processing'),
    );
    for (const job of expired) this.#failed(job, 'job_expired');
    return expired.length;
  }

  retry(id: JobId): 'same' | 'new' | 'limit_exceeded' | 'conflict' {
    const job = this.#job(id);
    if (job.kind === 'sync') return 'conflict';
    if (job.status === 'queued') return 'same';
    if (job.status !== 'failed') return 'conflict';
    return this.mayCreate(job.customer) ? 'new' : 'limit_exceeded';
  }

  isOpen(id: JobId): boolean {
    const { status } = this.#job(id);
    return status === 'queued' || status === 'processing';
  }

  isCurrent({ id, attempt, holder }: Ticket): boolean {
    const job = this.#job(id);
    return job.status === 'processing' && job.holder === holder && job.attempts === attempt;
  }

  #failed(job: ModelJob, errorCode: ModelJob['errorCode']): void {
    Object.assign(job, { status: 'failed', errorCode });
  }

  #job(id: JobId): ModelJob {
    const job = this.jobs.get(id);
    if (job === undefined) throw new Error(`The model has no job ${id}.`);
    return job;
  }
}
