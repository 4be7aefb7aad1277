import { and, eq, ne } from 'drizzle-orm';
import type { AutomaticGrant } from '../context.ts';
import type { Item, Reason, RunSettings } from '../tables.ts';
import { lockRunState } from '../runs/lock-run-state.ts';
import type { RoundContext } from './round-context.ts';

export const AUTOMATIC_OFF_BEFORE_WRITING: Reason = {
  code: 'automatic_off',
  message:
    "Automatic publishing was turned off before this listing was written. It doesn't count toward your plan.",
};
export const AUTOMATIC_OFF_BEFORE_PUBLISHING: Reason = {
  code: 'automatic_off',
  message:
    'Automatic publishing was turned off before this listing was published. Review it, then ' +
    'publish it yourself.',
};

/** Whether an item advances automatically while automatic publishing is on. */
export function isUnattended(
  { run }: RoundContext,
  { requestedByOwner }: Pick<Item, 'requestedByOwner'>,
): boolean {
  return run.origin === 'automatic' && !requestedByOwner;
}

/**
 * Runs `work` in the transaction that holds the owner's permission, with the current settings. The run
 * cannot be canceled before the end of it.
 * @returns undefined, without calling `work`, if automatic publishing is off or the run is canceled
 */
export function withAutomaticGrant<Result>(
  round: RoundContext,
  work: (permitted: RoundContext) => Promise<Result>,
): Promise<Result | undefined> {
  const { ctx, run } = round;
  return ctx.withAutomaticGrant(run.storeId, async ({ orm, settings }) => {
    if (!(await applySettings(round, orm, settings))) return undefined;
    return work({ ...round, statements: orm, run: { ...run, settings } });
  });
}

/**
 * Updates a run to the current settings.
 * @returns false if it is canceled
 */
async function applySettings(
  { ctx, run }: RoundContext,
  orm: AutomaticGrant['orm'],
  settings: RunSettings,
): Promise<boolean> {
  const { runs } = ctx.tables;
  const updated = await orm
    .update(runs)
    .set({ settings })
    .where(and(eq(runs.id, run.id), ne(runs.state, 'canceled')))
    .returning({ id: runs.id });
  return updated.length > 0;
}

/** Why a listing waits for its owner to publish it: null if its run was canceled, which says enough. */
export async function reasonToReview({ ctx, run }: RoundContext): Promise<Reason | null> {
  const { orm, tables } = ctx;
  const state = await lockRunState({ orm, tables }, run.id);
  return state === 'canceled' ? null : AUTOMATIC_OFF_BEFORE_PUBLISHING;
}
