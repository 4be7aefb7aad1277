import { clientNetwork, clientNetwork48 } from '@wareword/security/http';
import { AppError } from '../app-error.ts';

const WINDOW_MS = 60_000;

/** Lookups per minute, and concurrent lookups. */
export interface AttemptLimits {
  readonly perAddress: number;
  readonly concurrentPerAddress: number;
  /** For a customer's whole IPv6 /48, which has 65,536 networks of /64. */
  readonly perPrefix: number;
  readonly concurrentPerPrefix: number;
  readonly total: number;
  readonly concurrentTotal: number;
}

const LIMITS: AttemptLimits = {
  ...{ perAddress: 30, concurrentPerAddress: 4 },
  ...{ perPrefix: 60, concurrentPerPrefix: 6 },
  ...{ total: 600, concurrentTotal: 24 },
};

/** Above this share of the total, only callers with few attempts are admitted. */
const HIGH_LOAD_SHARE = 0.5;
/** Finding a store and granting access takes three. */
const LIGHT_USE = 5;

interface Attempts {
  readonly times: number[];
  running: number;
}

/**
 * Limits how often people can make this process call servers of their choice: per address, per /48
 * and in total. Half of the total is reserved for callers with few attempts, so that a few callers
 * cannot use it up. Kept in memory, because it limits this process's own calls; addresses are
 * dropped after a minute, and the total limit bounds their number.
 */
export class AttemptLimiter {
  readonly #byCaller = new Map<string, Attempts>();
  readonly #all: Attempts = { times: [], running: 0 };
  readonly #now: () => Date;
  readonly #limits: AttemptLimits;

  constructor(now: () => Date, limits = LIMITS) {
    this.#now = now;
    this.#limits = limits;
  }

  /** @throws AppError `too_many_attempts`, `too_busy` */
  async run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const now = this.#now().getTime();
    this.#forget(now);
    const own = this.#of(clientNetwork(address));
    const prefix48 = this.#of(`/48 ${clientNetwork48(address)}`);
    const limits = this.#limits;
    if (
      isUsedUp(own, limits.perAddress, limits.concurrentPerAddress) ||
      isUsedUp(prefix48, limits.perPrefix, limits.concurrentPerPrefix)
    ) {
      throw new AppError('too_many_attempts', 'Too many attempts. Try again in a minute.');
    }
    const isHighLoad = isUsedUp(
      this.#all,
      limits.total * HIGH_LOAD_SHARE,
      limits.concurrentTotal * HIGH_LOAD_SHARE,
    );
    if (
      isUsedUp(this.#all, limits.total, limits.concurrentTotal) ||
      (isHighLoad && isUsedUp(prefix48, LIGHT_USE, 1))
    ) {
      throw new AppError(
        'too_busy',
        "We're handling a lot of requests right now. Try again in a minute.",
      );
    }
    const counted = [own, prefix48, this.#all];
    for (const tried of counted) {
      tried.times.push(now);
      tried.running += 1;
    }
    try {
      return await work();
    } finally {
      for (const tried of counted) tried.running -= 1;
    }
  }

  #of(caller: string): Attempts {
    const known = this.#byCaller.get(caller);
    if (known !== undefined) return known;
    const tried: Attempts = { times: [], running: 0 };
    this.#byCaller.set(caller, tried);
    return tried;
  }

  #forget(now: number): void {
    for (const [caller, tried] of [...this.#byCaller, ['', this.#all] as const]) {
      const old = tried.times.findIndex((at) => at > now - WINDOW_MS);
      tried.times.splice(0, old === -1 ? tried.times.length : old);
      if (tried.times.length + tried.running === 0) this.#byCaller.delete(caller);
    }
  }
}

function isUsedUp({ times, running }: Attempts, inWindow: number, maxConcurrent: number): boolean {
  return times.length >= inWindow || running >= maxConcurrent;
}
