import type { WarewordError } from './client-error.ts';
import type { ClientSettings } from './client-settings.ts';

const BACKOFF_BASE_MS = 500;
const BACKOFF_MAX_MS = 8_000;

/** Wait if a 429 does not name a time: the window of the limit (contract §9.8). */
const RATE_WINDOW_S = 60;

/** Wait if a `request_in_progress` does not name a time. */
const PROGRESS_WAIT_S = 2;

/** Longer waits are left to the caller. */
const MAX_WAIT_S = 120;

/** Transient errors; 502 and 504 are a gateway's codes for a network error and a timeout. */
const TRANSIENT_STATUSES: ReadonlySet<number | undefined> = new Set([500, 502, 503, 504]);

/**
 * How many times a call may ask whether the first request with its key was answered: every two
 * seconds for as long as a generation takes.
 */
const MAX_PROGRESS_WAITS = 30;

type Limits = Pick<ClientSettings, 'maxRetries' | 'maxRateLimitWaits' | 'random'>;

/** How many more retries a call may use. */
export class RetryBudget {
  readonly #limits: Limits;
  readonly #repeatable: boolean;
  #retries = 0;
  #rateLimitWaits = 0;
  #progressWaits = 0;

  /** @param repeatable whether repeating the call has no further effect */
  constructor(limits: Limits, repeatable: boolean) {
    this.#limits = limits;
    this.#repeatable = repeatable;
  }

  /**
   * Takes one retry from the budget: the milliseconds to wait before it, or `null` if the error is
   * final. A 429 was rejected before anything was done, so any call may be retried; after another
   * error only a repeatable one may, because the request may have reached the service.
   */
  nextRetryDelayMs(error: WarewordError): number | null {
    const { status, retryAfterSeconds } = error;
    if (retryAfterSeconds !== undefined && retryAfterSeconds > MAX_WAIT_S) return null;
    if (status === 429) {
      if (this.#rateLimitWaits >= this.#limits.maxRateLimitWaits) return null;
      this.#rateLimitWaits += 1;
      return (retryAfterSeconds ?? RATE_WINDOW_S) * 1000;
    }
    if (error.code === 'request_in_progress') {
      if (this.#progressWaits >= MAX_PROGRESS_WAITS) return null;
      this.#progressWaits += 1;
      return (retryAfterSeconds ?? PROGRESS_WAIT_S) * 1000;
    }
    if (!this.#repeatable || !isTransient(error)) return null;
    if (this.#retries >= this.#limits.maxRetries) return null;
    this.#retries += 1;
    return Math.max((retryAfterSeconds ?? 0) * 1000, this.#backoffMs());
  }

  /**
   * Doubles with each retry; half of it is random, so that many clients do not return at the same
   * time.
   */
  #backoffMs(): number {
    const ceiling = Math.min(BACKOFF_BASE_MS * 2 ** (this.#retries - 1), BACKOFF_MAX_MS);
    return ceiling * (0.5 + this.#limits.random() / 2);
  }
}

function isTransient({ code, status }: WarewordError): boolean {
  return code === 'network_error' || code === 'timeout' || TRANSIENT_STATUSES.has(status);
}
