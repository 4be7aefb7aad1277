import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { PublishingContext } from '../context.ts';
import type { RunId } from '../identifiers.ts';
import type { Run } from '../tables.ts';

/** How long a run stays with a process that has stopped responding. */
const LEASE_MS = 10_000;
const RENEW_INTERVAL_MS = 3_000;

type LeaseContext = Pick<PublishingContext, 'orm' | 'tables' | 'scheduleRun' | 'now' | 'onError'>;

/**
 * An exclusive lease on a run. It is renewed while the process is alive; when it may have passed to
 * another process, `signal` is aborted.
 *
 * `wakeAt` is when the run is next due. While it is being processed, that is the end of the lease, so
 * a dead process is noticed. An action by the owner sets it to an earlier time, at which it stays until
 * the lease is released: then the run is due at once, whatever the pass did and did not see of it.
 */
export class RunLease {
  readonly signal: AbortSignal;
  readonly #ctx: LeaseContext;
  readonly #runId: RunId;
  readonly #holder: string;
  readonly #lost = new AbortController();
  readonly #timer: NodeJS.Timeout;

  private constructor(ctx: LeaseContext, runId: RunId, holder: string, signal: AbortSignal) {
    this.#ctx = ctx;
    this.#runId = runId;
    this.#holder = holder;
    this.signal = AbortSignal.any([signal, this.#lost.signal]);
    this.#timer = setInterval(() => void this.#renew(), RENEW_INTERVAL_MS);
  }

  /** Undefined if another process holds the lease, or the run does not exist. */
  static async take(
    ctx: LeaseContext,
    runId: RunId,
    signal: AbortSignal,
  ): Promise<RunLease | undefined> {
    const { runs } = ctx.tables;
    const holder = crypto.randomUUID();
    const now = ctx.now();
    const until = new Date(now.getTime() + LEASE_MS);
    const [run] = await ctx.orm
      .update(runs)
      .set({ leaseHolder: holder, leaseUntil: until, wakeAt: until })
      .where(and(eq(runs.id, runId), or(isNull(runs.leaseUntil), lt(runs.leaseUntil, now))))
      .returning({ id: runs.id });
    return run === undefined ? undefined : new RunLease(ctx, run.id, holder, signal);
  }

  /** The current run, for the next round; undefined if the lease was lost. */
  async nextRound(): Promise<Run | undefined> {
    const { runs } = this.#ctx.tables;
    const [run] = await this.#ctx.orm
      .update(runs)
      .set(this.#extended())
      .where(this.#held())
      .returning();
    if (run === undefined) this.#lost.abort();
    return run;
  }

  /** @param next when there is work again; null for never */
  async release(next: Date | null): Promise<void> {
    clearInterval(this.#timer);
    const { runs } = this.#ctx.tables;
    const then = next?.toISOString() ?? null;
    const [released] = await this.#ctx.orm
      .update(runs)
      .set({
        leaseHolder: null,
        leaseUntil: null,
        wakeAt: sql`case when ${this.#hasOwnWake()} then ${then}::timestamptz
          else least(${runs.wakeAt}, ${then}::timestamptz) end`,
      })
      .where(and(eq(runs.id, this.#runId), eq(runs.leaseHolder, this.#holder)))
      .returning({ wakeAt: runs.wakeAt });
    if (released !== undefined && released.wakeAt !== null) {
      await this.#ctx.scheduleRun(this.#runId, released.wakeAt);
    }
  }

  async #renew(): Promise<void> {
    const { runs } = this.#ctx.tables;
    try {
      const renewed = await this.#ctx.orm
        .update(runs)
        .set(this.#extended())
        .where(this.#held())
        .returning({ id: runs.id });
      if (renewed.length === 0) this.#lost.abort();
    } catch (error) {
      this.#ctx.onError(error, { runId: this.#runId });
    }
  }

  /** A longer lease. A wake by the owner stays. */
  #extended() {
    const { runs } = this.#ctx.tables;
    const until = new Date(this.#ctx.now().getTime() + LEASE_MS);
    const at = until.toISOString();
    return {
      leaseUntil: until,
      wakeAt: sql`case when ${this.#hasOwnWake()} then ${at}::timestamptz else ${runs.wakeAt} end`,
    };
  }

  /** Whether `wakeAt` is the lease's own; the owner did nothing since it was taken. */
  #hasOwnWake() {
    const { runs } = this.#ctx.tables;
    return sql`${runs.wakeAt} = ${runs.leaseUntil}`;
  }

  #held() {
    const { runs } = this.#ctx.tables;
    return and(
      eq(runs.id, this.#runId),
      eq(runs.leaseHolder, this.#holder),
      gt(runs.leaseUntil, this.#ctx.now()),
    );
  }
}
