import { GenerationError } from '../errors.ts';

/** Number of callers whose calls must fail, without a success in between, to pause the endpoint. */
const FAILED_CALLERS_TO_PAUSE = 3;
/** First pause after failures, or after a 429 without `Retry-After`; it doubles up to the maximum. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
/** Limit of concurrent calls above which the endpoint counts as recovered. */
const MAX_LIMITED_CALLS = 64;
/** How long a call without a response takes up a slot while concurrent calls are limited. */
const SLOT_MS = 5_000;

/** The outcome of a call, as far as it reveals the endpoint's state. */
export type CallEnd =
  | { readonly kind: 'responded' | 'failed' | 'stopped' }
  /** A 429, with the delay that the endpoint asks for. */
  | { readonly kind: 'rate_limited'; readonly retryAfterMs: number | undefined };

/** A call that was allowed to start. */
export interface StartedCall {
  readonly caller: string;
  readonly startedAt: number;
  /** Responses received before this call began. */
  readonly responsesBefore: number;
}

interface Waiting {
  readonly caller: string;
  readonly start: (call: StartedCall) => void;
}

/**
 * Limits the calls to one endpoint. Normally, all calls start immediately. After a 429, or after
 * failures of three callers without a success in between, nothing is sent for a while. Then one
 * call is sent, and each success doubles the number of concurrent calls, so that waiting jobs don't
 * all arrive at the same time. One caller can't hold up the others: a failure counts only if no
 * call has succeeded since that call began, and once per caller; waiting calls start in order,
 * except that callers who have had a turn go last; and a slow call doesn't keep the next one
 * waiting.
 */
export class CallLimiter {
  readonly #now: () => number;
  readonly #waiting: Waiting[] = [];
  readonly #running = new Set<StartedCall>();
  readonly #failedCallers = new Set<string>();
  readonly #hadTurn = new Set<string>();
  #responses = 0;
  #maxCalls = Infinity;
  #pauseMs = FIRST_PAUSE_MS;
  #pausedUntil = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param now milliseconds on any clock that only goes forward */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Waits for this call's turn; call {@link release} afterward.
   * @param options.caller identifies who requested the listing
   * @param options.timeLeftMs how long the caller can wait
   * @throws {GenerationError} transient, with the time to wait, if its turn is later than that
   */
  async acquire(
    signal: AbortSignal,
    { caller, timeLeftMs }: { readonly caller: string; readonly timeLeftMs: number },
  ): Promise<StartedCall> {
    const pauseMs = this.#pausedUntil - this.#now();
    if (pauseMs >= timeLeftMs) {
      throw new GenerationError('The model is paused after failures', {
        transient: true,
        retryAfterMs: Math.min(pauseMs, MAX_PAUSE_MS),
      });
    }
    if (this.#waiting.length === 0 && this.#mayStart()) return this.#startCall(caller);
    return this.#waitForTurn(signal, caller);
  }

  /** Releases the slot of a call. */
  release(call: StartedCall, end: CallEnd): void {
    this.#running.delete(call);
    switch (end.kind) {
      case 'responded':
        this.#responses += 1;
        this.#failedCallers.clear();
        if (this.#now() >= this.#pausedUntil) this.#raiseLimit();
        break;
      case 'failed':
        // Another call succeeded in the meantime: the endpoint works, and the product is the cause.
        if (this.#responses > call.responsesBefore) break;
        this.#failedCallers.add(call.caller);
        if (this.#failedCallers.size >= FAILED_CALLERS_TO_PAUSE) this.#pause(undefined);
        break;
      case 'rate_limited':
        this.#pause(end.retryAfterMs);
        break;
      case 'stopped':
        break;
    }
    this.#startWaiting();
  }

  #mayStart(): boolean {
    if (this.#now() < this.#pausedUntil) return false;
    return this.#maxCalls === Infinity || this.#slotsTaken().length < this.#maxCalls;
  }

  /** The start times of the calls that take up a slot, oldest first. */
  #slotsTaken(): number[] {
    const since = this.#now() - SLOT_MS;
    const begun = Array.from(this.#running, ({ startedAt }) => startedAt);
    return begun.filter((startedAt) => startedAt > since);
  }

  #startCall(caller: string): StartedCall {
    const call = { caller, startedAt: this.#now(), responsesBefore: this.#responses };
    this.#running.add(call);
    if (this.#maxCalls !== Infinity) this.#hadTurn.add(caller);
    return call;
  }

  #raiseLimit(): void {
    this.#pauseMs = FIRST_PAUSE_MS;
    this.#maxCalls = this.#maxCalls * 2 > MAX_LIMITED_CALLS ? Infinity : this.#maxCalls * 2;
    if (this.#maxCalls === Infinity) this.#hadTurn.clear();
  }

  /** Pauses all calls. Concurrent calls that fail together cause only one pause. */
  #pause(askedMs: number | undefined): void {
    const isPaused = this.#now() < this.#pausedUntil;
    const pauseMs = askedMs ?? (isPaused ? 0 : this.#pauseMs);
    if (!isPaused) this.#pauseMs = Math.min(this.#pauseMs * 2, MAX_PAUSE_MS);
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#now() + pauseMs);
    this.#maxCalls = 1;
    this.#failedCallers.clear();
  }

  #startWaiting(): void {
    while (this.#waiting.length > 0 && this.#mayStart()) {
      const [next] = this.#waiting.splice(this.#nextInLine(), 1);
      next?.start(this.#startCall(next.caller));
    }
    clearTimeout(this.#timer);
    if (this.#waiting.length === 0) return;
    const pauseMs = this.#pausedUntil - this.#now();
    const [oldest] = this.#slotsTaken();
    const slotMs = oldest === undefined ? 0 : oldest + SLOT_MS - this.#now();
    // The wait may have ended since the check above; then it is checked again.
    const waitMs = Math.max(1, Math.ceil(pauseMs), Math.ceil(slotMs));
    this.#timer = setTimeout(() => this.#startWaiting(), waitMs);
  }

  /**
   * The index of the first call whose caller has had no turn since the last pause; if all have had
   * one, a new round begins.
   */
  #nextInLine(): number {
    const first = this.#waiting.findIndex(({ caller }) => !this.#hadTurn.has(caller));
    if (first !== -1) return first;
    this.#hadTurn.clear();
    return 0;
  }

  #waitForTurn(signal: AbortSignal, caller: string): Promise<StartedCall> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(new GenerationError('The wait for the model was ended', { transient: true }));
      };
      const waiting: Waiting = {
        caller,
        start: (call) => {
          signal.removeEventListener('abort', stop);
          resolve(call);
        },
      };
      if (signal.aborted) {
        reject(new GenerationError('The wait for the model was ended', { transient: true }));
        return;
      }
      signal.addEventListener('abort', stop, { once: true });
      this.#waiting.push(waiting);
      this.#startWaiting();
    });
  }
}
