/** Why a call was ended early. */
export type EarlyEnd = 'stopped' | 'timed out';

/** The time limit and abort signal of a call, including its retries. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Why the call was ended early; undefined if it wasn't. */
  endReason(): EarlyEnd | undefined;
  /** Detaches from the caller's signal and clears the timer; every deadline must be released. */
  release(): void;
}

/**
 * Combines the caller's signal with a time limit in milliseconds. `AbortSignal.any` and
 * `AbortSignal.timeout` aren't used because they are only freed by the garbage collector, and can't
 * tell which of them fired.
 */
export function startDeadline(timeoutMs: number, callerSignal: AbortSignal): Deadline {
  const controller = new AbortController();
  let end: EarlyEnd | undefined;
  const finish = (reason: EarlyEnd) => {
    end ??= reason;
    controller.abort();
  };
  const stop = () => finish('stopped');
  const timer = setTimeout(finish, timeoutMs, 'timed out');
  if (callerSignal.aborted) stop();
  else callerSignal.addEventListener('abort', stop, { once: true });
  return {
    signal: controller.signal,
    endReason: () => end,
    release() {
      clearTimeout(timer);
      callerSignal.removeEventListener('abort', stop);
    },
  };
}
