import { clientNetwork, clientNetwork48 } from './client-address.ts';

const WINDOW_MS = 60_000;

/** Calls per minute from one address without a session. An office may share one address. */
export const MAX_VISITOR_CALLS_PER_MINUTE = 300;

/** An IPv6 /48 may make this many times the calls of one of its 65,536 networks. */
const PREFIX_FACTOR = 5;

/** Maximum addresses tracked; beyond that the oldest is forgotten, to bound memory. */
const MAX_ADDRESSES = 10_000;

/** The message for callers whose network has used up its calls. */
export const TOO_MANY_VISITOR_CALLS = 'Too many requests from your network. Try again in a minute.';

/**
 * Limits how often clients without a session may call the API of an app's pages. Counted in memory
 * because it protects this process: a statement per call would cost more than most calls do.
 */
export class VisitorRateLimiter {
  readonly #callerOf: (address: string) => string;
  readonly #maxPerMinute: number;
  /** Limits the /48 of networks; undefined if callers aren't networks. */
  readonly #prefixes: VisitorRateLimiter | undefined;
  readonly #windows = new Map<string, { readonly began: number; calls: number }>();

  /**
   * @param callerOf what counts as one caller; by default the network of an address, within the limit of
   *   its /48
   * @param maxPerMinute how many calls one of them may make
   */
  constructor(callerOf = clientNetwork, maxPerMinute = MAX_VISITOR_CALLS_PER_MINUTE) {
    this.#callerOf = callerOf;
    this.#maxPerMinute = maxPerMinute;
    this.#prefixes =
      callerOf === clientNetwork
        ? new VisitorRateLimiter(clientNetwork48, maxPerMinute * PREFIX_FACTOR)
        : undefined;
  }

  /**
   * Counts a call.
   * @param calls how many calls it counts as
   * @returns whether it may be made
   */
  take(address: string, calls = 1): boolean {
    return this.#takeOwn(address, calls) && (this.#prefixes?.take(address, calls) ?? true);
  }

  #takeOwn(address: string, calls: number): boolean {
    const network = this.#callerOf(address);
    const now = performance.now();
    const window = this.#windows.get(network);
    if (window === undefined || now - window.began >= WINDOW_MS) {
      this.#open(network, now, calls);
      return true;
    }
    if (window.calls + calls > this.#maxPerMinute) return false;
    window.calls += calls;
    return true;
  }

  #open(network: string, now: number, calls: number): void {
    // Deleted first, so that the oldest window is the first in the map.
    this.#windows.delete(network);
    this.#windows.set(network, { began: now, calls });
    if (this.#windows.size <= MAX_ADDRESSES) return;
    const oldest = this.#windows.keys().next();
    if (oldest.done !== true) this.#windows.delete(oldest.value);
  }
}
