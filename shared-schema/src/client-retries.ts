import type { WarewordError } from './client-error.ts';
import type { ClientSettings } from './client-settings.ts';

const BACKOFF_BASE_MS = 500;
const BACKOFF_MAX_MS = 8_000;

/** Waited where a 429 names no time: the window of the limit (document, "Limits"). */
const RATE_WINDOW_S = 60;

/** A longer wait than this is the caller's to decide on. */
const LONGEST_WAIT_S = 120;

/** Faults of the moment; 502 and 504 are a gateway's words for a network error and a timeout. */
const TRANSIENT_STATUSES: ReadonlySet<number | undefined> = new Set([500, 502, 503, 504]);

type Limits = Pick<ClientSettings, 'maxRetries' | 'maxRateLimitWaits' | 'random'>;

/** How often one call may still be tried again. */
export class RetryBudget {
  readonly #limits: Limits;
  readonly #repeatable: boolean;
  #retries = 0;
  #rateLimitWaits = 0;

  /** @param repeatable Whether doing the call twice is the same as doing it once. */
  constructor(limits: Limits, repeatable: boolean) {
    this.#limits = limits;
    this.#repeatable = repeatable;
  }

  /**
   * Takes one try from the budget: the milliseconds to wait before it, or `null` where the error
   * is final. A 429 was refused before anything was done, so any call may follow it; after another
   * error only a repeatable one may, for the request may have reached the service.
   */
  takeWaitMs(error: WarewordError): number | null {
    const { status, retryAfterSeconds } = error;
    if (retryAfterSeconds !== undefined && retryAfterSeconds > LONGEST_WAIT_S) return null;
    if (status === 429) {
      if (this.#rateLimitWaits >= this.#limits.maxRateLimitWaits) return null;
      this.#rateLimitWaits += 1;
      return (retryAfterSeconds ?? RATE_WINDOW_S) * 1000;
    }
    if (!this.#repeatable || !isTransient(error)) return null;
    if (this.#retries >= this.#limits.maxRetries) return null;
    this.#retries += 1;
    return Math.max((retryAfterSeconds ?? 0) * 1000, this.#backoffMs());
  }

  /** Doubles with each retry; its upper half is random, lest many clients return as one. */
  #backoffMs(): number {
    const ceiling = Math.min(BACKOFF_BASE_MS * 2 ** (this.#retries - 1), BACKOFF_MAX_MS);
    return ceiling * (0.5 + this.#limits.random() / 2);
  }
}

function isTransient({ code, status }: WarewordError): boolean {
  return code === 'network_error' || code === 'timeout' || TRANSIENT_STATUSES.has(status);
}
