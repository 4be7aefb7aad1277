import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '@wareword/postgres';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from './database.ts';

/** How often the replica's progress is compared with the primary's. */
const CHECK_EVERY_MS = 1_000;
/** A machine that is gone closes no connection. */
const MAX_WAIT_MS = 5_000;
const MAX_SAMPLES = 600;

/** The replica, for reads that may be a few seconds old: history, search and exports. */
export interface Reader {
  /** @param work reads only; repeated on the primary if it fails on a replica */
  read<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
}

/** A position in the primary's WAL, and when it was there. */
interface Sample {
  readonly at: number;
  readonly position: number;
}

class NoResponse extends Error {
  constructor() {
    super(`The replica has not responded for ${MAX_WAIT_MS} ms.`);
  }
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const waiting = new AbortController();
  try {
    return await Promise.race([
      work,
      pause(MAX_WAIT_MS, undefined, { signal: waiting.signal }).then(() => {
        throw new NoResponse();
      }),
    ]);
  } finally {
    waiting.abort();
  }
}

/**
 * A streaming replica of the database. Its lag is the time since the newest moment up to which it is
 * known to have everything, so one that is down, or has lost its primary, falls behind too (ADR-0054).
 */
export class Replica implements Reader {
  readonly #primary: Database;
  readonly #openReplica: () => Database;
  #replica: Database;
  readonly #maxLagMs: number;
  readonly #onChange: (usable: boolean, error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  /** Samples that the replica has not reached yet, oldest first. */
  #samples: Sample[] = [];
  #freshAsOf = performance.now();
  #usable = false;
  #checking: Promise<void> | undefined;

  constructor(options: {
    readonly primary: Database;
    /** Also called again, for new connections, when the ones it has opened no longer respond. */
    readonly openReplica: () => Database;
    /** Beyond this lag, the primary is read. */
    readonly maxLagMs: number;
    readonly registry: Registry;
    readonly onChange: (usable: boolean, error: unknown) => void;
  }) {
    this.#primary = options.primary;
    this.#openReplica = options.openReplica;
    this.#replica = options.openReplica();
    this.#maxLagMs = options.maxLagMs;
    this.#onChange = options.onChange;
    const lagMs = () => this.#lagMs;
    new Gauge({
      name: 'wareword_replica_lag_seconds',
      help: 'How far the read replica is behind the primary; it grows while the replica is down.',
      registers: [options.registry],
      collect() {
        this.set(lagMs() / 1000);
      },
    });
    this.#timer = setInterval(() => void this.#checkOnce(), CHECK_EVERY_MS);
    void this.#checkOnce();
  }

  async read<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    if (!this.#usable || this.#lagMs > this.#maxLagMs) return work(this.#primary);
    try {
      return await inTime(work(this.#replica));
    } catch (error) {
      if (isUnavailable(error)) this.#change(false, error);
      // Not only for outages: a row that the replica lacks may exist on the primary.
      return await work(this.#primary);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#checking;
    await this.#replica.close();
  }

  get #lagMs(): number {
    return performance.now() - this.#freshAsOf;
  }

  async #checkOnce(): Promise<void> {
    this.#checking ??= this.#check().then(
      () => this.#change(this.#lagMs <= this.#maxLagMs, undefined),
      (error: unknown) => this.#change(false, error),
    );
    await this.#checking;
    this.#checking = undefined;
  }

  async #check(): Promise<void> {
    const at = performance.now();
    const [primary] = await this.#primary.sql<[{ position: number }]>`
      select (pg_current_wal_lsn() - '0/0')::float8 as position
    `;
    this.#samples = [...this.#samples, { at, ...primary }].slice(-MAX_SAMPLES);
    const replayed = await inTime(this.#replayedPosition()).catch((error: unknown) => {
      if (error instanceof NoResponse) this.#reconnect();
      throw error;
    });
    const reached = this.#samples.findLast(({ position }) => position <= replayed);
    if (reached === undefined) return;
    this.#freshAsOf = reached.at;
    this.#samples = this.#samples.filter(({ at: later }) => later > reached.at);
  }

  async #replayedPosition(): Promise<number> {
    // After a failover it may have become the primary.
    const [replica] = await this.#replica.sql<[{ position: number }]>`
      select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
        else pg_current_wal_lsn() end - '0/0')::float8 as position
    `;
    return replica.position;
  }

  /** The connections to a machine that is gone would only end when TCP gives up, after a quarter of an hour. */
  #reconnect(): void {
    const silent = this.#replica;
    this.#replica = this.#openReplica();
    void silent.close();
  }

  #change(usable: boolean, error: unknown): void {
    if (this.#usable === usable) return;
    this.#usable = usable;
    this.#onChange(usable, error);
  }
}
