import { WarewordError } from './client-error.ts';

/** The longest time a timer supports; beyond it, a timer fires immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Waits `ms` milliseconds, or until `signal` is aborted. */
export type Sleep = (ms: number, signal: AbortSignal | undefined) => Promise<void>;

/** Leaves neither a timer nor a listener behind. Resolves early when the signal is aborted. */
export const sleepOnTimer: Sleep = (ms, signal) =>
  new Promise((resolve) => {
    if (signal?.aborted === true) {
      resolve();
      return;
    }
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, Math.min(ms, MAX_TIMER_MS));
    signal?.addEventListener('abort', finish);
  });

/** The reason a signal of ours was aborted: a deadline's own error, otherwise the caller. */
function abortError(signal: AbortSignal): WarewordError {
  return signal.reason instanceof WarewordError
    ? signal.reason
    : new WarewordError('aborted', 'The call was aborted.');
}

export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw abortError(signal);
}

/**
 * Runs `work` with a signal that is aborted when the caller's is, or after `ms` milliseconds with
 * the error from `onTimeout`, and rejects at that moment even if `work` ignores the signal. The
 * timer and listener are removed when the work is done.
 */
export async function withDeadline<Result>(
  ms: number,
  callerSignal: AbortSignal | undefined,
  onTimeout: () => WarewordError,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  throwIfAborted(callerSignal);
  const controller = new AbortController();
  const { signal } = controller;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(abortError(signal)));
  });
  const forward = () => controller.abort(callerSignal?.reason);
  const timer = setTimeout(() => controller.abort(onTimeout()), Math.min(ms, MAX_TIMER_MS));
  callerSignal?.addEventListener('abort', forward);
  try {
    return await Promise.race([aborted, work(signal)]);
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', forward);
  }
}
