import { GenerationError } from '../errors.ts';

/** How many callers' calls may fail without a success in between before the endpoint is paused. */
const MAX_FAILED_CALLERS = 3;
/** First pause after failures, or after a 429 without `Retry-After`; it doubles up to the maximum. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
/** Concurrent calls at which the endpoint counts as recovered. */
const RECOVERED = 64;
/** How long an unanswered call counts while the number of concurrent calls is limited. */
const PLACE_MS = 5_000;

/** How a call ended, as far as that reveals the endpoint's state. */
export type CallEnd =
  | { readonly kind: 'answered' | 'failed' | 'stopped' }
  /** 429, with the time that the endpoint asks for. */
  | { readonly kind: 'refused'; readonly retryAfterMs: number | undefined };

/** A call that was allowed to start. */
export interface PacedCall {
  readonly caller: string;
  readonly startedAt: number;
  /** Responses received before this call began. */
  readonly answersBefore: number;
}

interface Waiting {
  readonly caller: string;
  readonly start: (call: PacedCall) => void;
}

/**
 * Paces the calls to one endpoint. Normally, all calls start immediately. After a 429, or after
 * failures of three callers without a success in between, nothing is sent for a while. Then one
 * call is sent, and each success doubles the number of concurrent calls, so that waiting jobs don't
 * all arrive at the same time. One caller can't hold up the others: a failure counts only if no
 * call has succeeded since that call began, and once per caller; waiting calls start in order,
 * except that callers who have had a turn go last; and a slow call does not keep the next one
 * waiting.
 */
export class Pace {
  readonly #now: () => number;
  readonly #waiting: Waiting[] = [];
  readonly #running = new Set<PacedCall>();
  readonly #failedCallers = new Set<string>();
  readonly #hadTurn = new Set<string>();
  #answers = 0;
  #width = Infinity;
  #pauseMs = FIRST_PAUSE_MS;
  #pausedUntil = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param now milliseconds on any clock that only goes forward */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Waits for this call's turn; call {@link leave} afterwards.
   * @param options.caller identifies who requested the listing
   * @param options.timeLeftMs how long the caller can wait
   * @throws {GenerationError} transient, with the time to wait, if its turn is later than that
   */
  async enter(
    signal: AbortSignal,
    { caller, timeLeftMs }: { readonly caller: string; readonly timeLeftMs: number },
  ): Promise<PacedCall> {
    const pauseMs = this.#pausedUntil - this.#now();
    if (pauseMs >= timeLeftMs) {
      throw new GenerationError('The model is paused after failures', {
        transient: true,
        retryAfterMs: Math.min(pauseMs, MAX_PAUSE_MS),
      });
    }
    if (this.#waiting.length === 0 && this.#mayStart()) return this.#begin(caller);
    return this.#turn(signal, caller);
  }

  /** Ends a call that has entered. */
  leave(call: PacedCall, end: CallEnd): void {
    this.#running.delete(call);
    switch (end.kind) {
      case 'answered':
        this.#answers += 1;
        this.#failedCallers.clear();
        if (this.#now() >= this.#pausedUntil) this.#widen();
        break;
      case 'failed':
        // Another call succeeded in the meantime: the endpoint works, and the product is the cause.
        if (this.#answers > call.answersBefore) break;
        this.#failedCallers.add(call.caller);
        if (this.#failedCallers.size >= MAX_FAILED_CALLERS) this.#pause(undefined);
        break;
      case 'refused':
        this.#pause(end.retryAfterMs);
        break;
      case 'stopped':
        break;
    }
    this.#startWaiting();
  }

  #mayStart(): boolean {
    if (this.#now() < this.#pausedUntil) return false;
    return this.#width === Infinity || this.#placesTaken().length < this.#width;
  }

  /** When each call that still counts began, oldest first. */
  #placesTaken(): number[] {
    const since = this.#now() - PLACE_MS;
    const begun = Array.from(this.#running, ({ startedAt }) => startedAt);
    return begun.filter((startedAt) => startedAt > since);
  }

  #begin(caller: string): PacedCall {
    const call = { caller, startedAt: this.#now(), answersBefore: this.#answers };
    this.#running.add(call);
    if (this.#width !== Infinity) this.#hadTurn.add(caller);
    return call;
  }

  #widen(): void {
    this.#pauseMs = FIRST_PAUSE_MS;
    this.#width = this.#width * 2 > RECOVERED ? Infinity : this.#width * 2;
    if (this.#width === Infinity) this.#hadTurn.clear();
  }

  /** Concurrent calls fail together, and cause one pause. */
  #pause(askedMs: number | undefined): void {
    const paused = this.#now() < this.#pausedUntil;
    const pauseMs = askedMs ?? (paused ? 0 : this.#pauseMs);
    if (!paused) this.#pauseMs = Math.min(this.#pauseMs * 2, MAX_PAUSE_MS);
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#now() + pauseMs);
    this.#width = 1;
    this.#failedCallers.clear();
  }

  #startWaiting(): void {
    while (this.#waiting.length > 0 && this.#mayStart()) {
      const [next] = this.#waiting.splice(this.#nextInLine(), 1);
      next?.start(this.#begin(next.caller));
    }
    clearTimeout(this.#timer);
    if (this.#waiting.length === 0) return;
    const pauseMs = this.#pausedUntil - this.#now();
    const [oldest] = this.#placesTaken();
    const placeMs = oldest === undefined ? 0 : oldest + PLACE_MS - this.#now();
    // The wait may have ended since the check above; then it is checked again.
    const waitMs = Math.max(1, Math.ceil(pauseMs), Math.ceil(placeMs));
    this.#timer = setTimeout(() => this.#startWaiting(), waitMs);
  }

  /** The first caller without a turn since the last pause; if all have had one, a new round begins. */
  #nextInLine(): number {
    const first = this.#waiting.findIndex(({ caller }) => !this.#hadTurn.has(caller));
    if (first !== -1) return first;
    this.#hadTurn.clear();
    return 0;
  }

  #turn(signal: AbortSignal, caller: string): Promise<PacedCall> {
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
