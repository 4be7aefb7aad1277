import type { Item } from '../tables.ts';
import { effectOf } from './service-error.ts';
import {
  failItem,
  pauseForReason,
  waitForServiceOrPause,
  waitUntil,
  type RoundContext,
} from './round-context.ts';

/**
 * Handles an error of the service: only this item fails, or the whole run waits or is paused.
 * @returns whether the run has to stop for now; `isStopped` says that it has already
 * @throws the error itself if it did not come from the service
 */
export async function handleServiceError(
  round: RoundContext,
  { item, error, isStopped }: { item: Item; error: unknown; isStopped: boolean },
): Promise<boolean> {
  const trouble = effectOf(error);
  if (trouble.kind === 'item') {
    await failItem(round, item, 'generate', trouble);
    return isStopped;
  }
  if (isStopped) return true;
  if (trouble.kind === 'run') await pauseForReason(round, trouble);
  else if (trouble.kind === 'later') await waitForServiceOrPause(round, trouble.message);
  else {
    const until = new Date(round.ctx.now().getTime() + trouble.waitSeconds * 1000);
    await waitUntil(round, {
      for: 'rate',
      message: 'Wareword accepts a limited number of listings per minute.',
      until: until.toISOString(),
    });
  }
  return true;
}
