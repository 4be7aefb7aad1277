/** Why a call was ended early. */
export type EarlyEnd = 'stopped' | 'timed out';

/** One clock and one stop for a call, whatever it consists of. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** What ended the call, if anything did. */
  earlyEnd(): EarlyEnd | undefined;
  /** Lets go of the caller's signal and the timer; every deadline must be released. */
  release(): void;
}

/**
 * Joins the caller's signal and a time limit in milliseconds. It is made by hand because
 * `AbortSignal.any` and `AbortSignal.timeout` are freed by the garbage collector only, and cannot
 * say which of them fired.
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
    earlyEnd: () => end,
    release() {
      clearTimeout(timer);
      callerSignal.removeEventListener('abort', stop);
    },
  };
}
