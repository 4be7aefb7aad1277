import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { PublishingContext } from '../context.ts';
import type { RunId } from '../identifiers.ts';
import type { Run } from '../tables.ts';

/** How long a run stays with a process that has stopped responding. */
const LEASE_MS = 10_000;
const RENEW_INTERVAL_MS = 3_000;

/**
 * An exclusive lease on a run. It is renewed while the process is alive; when it may have passed to
 * another process, `signal` is aborted.
 *
 * `wakeAt` is when the run is next due. While it is being processed, that is the end of the lease,
 * so a dead process is noticed; an action by the owner sets it to now and is seen when the lease is
 * released.
 */
export class RunLease {
  readonly signal: AbortSignal;
  readonly #ctx: PublishingContext;
  readonly #runId: RunId;
  readonly #holder: string;
  readonly #lost = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #wakeAt: Date;

  private constructor(ctx: PublishingContext, run: Run, holder: string, signal: AbortSignal) {
    this.#ctx = ctx;
    this.#runId = run.id;
    this.#holder = holder;
    this.#wakeAt = run.wakeAt ?? ctx.now();
    this.signal = AbortSignal.any([signal, this.#lost.signal]);
    this.#timer = setInterval(() => void this.#renew(), RENEW_INTERVAL_MS);
  }

  /** Undefined if another process holds the lease, or the run does not exist. */
  static async take(
    ctx: PublishingContext,
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
      .returning();
    return run === undefined ? undefined : new RunLease(ctx, run, holder, signal);
  }

  /** The current run, for the next round; undefined if the lease was lost. */
  async nextRound(): Promise<Run | undefined> {
    const { runs } = this.#ctx.tables;
    const until = new Date(this.#ctx.now().getTime() + LEASE_MS);
    const [run] = await this.#ctx.orm
      .update(runs)
      .set({ leaseUntil: until, wakeAt: until })
      .where(this.#held())
      .returning();
    if (run === undefined) this.#lost.abort();
    this.#wakeAt = until;
    return run;
  }

  /** @param next when there is work again; null for never */
  async release(next: Date | null): Promise<void> {
    clearInterval(this.#timer);
    const { runs } = this.#ctx.tables;
    const mine = this.#wakeAt.toISOString();
    const then = next?.toISOString() ?? null;
    const [released] = await this.#ctx.orm
      .update(runs)
      .set({
        leaseHolder: null,
        leaseUntil: null,
        wakeAt: sql`case when ${runs.wakeAt} = ${mine}::timestamptz then ${then}::timestamptz
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
      const until = new Date(this.#ctx.now().getTime() + LEASE_MS);
      const renewed = await this.#ctx.orm
        .update(runs)
        .set({ leaseUntil: until })
        .where(this.#held())
        .returning({ id: runs.id });
      if (renewed.length === 0) this.#lost.abort();
    } catch (error) {
      this.#ctx.onError(error, { runId: this.#runId });
    }
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
