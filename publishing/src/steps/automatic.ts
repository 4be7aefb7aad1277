import { eq } from 'drizzle-orm';
import type { AutomaticGrant } from '../context.ts';
import type { Item, Reason, RunSettings } from '../tables.ts';
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
 * Runs `work` in the transaction that holds the owner's permission, with the current settings.
 * @returns undefined, without calling `work`, if automatic publishing is off
 */
export function withAutomaticGrant<Result>(
  round: RoundContext,
  work: (permitted: RoundContext) => Promise<Result>,
): Promise<Result | undefined> {
  return round.ctx.withAutomaticGrant(round.run.storeId, async ({ orm, settings }) =>
    work({
      ...round,
      statements: orm,
      run: { ...round.run, settings: await applySettings(round, orm, settings) },
    }),
  );
}

/** Updates a run to the current settings. */
async function applySettings(
  { ctx, run }: RoundContext,
  orm: AutomaticGrant['orm'],
  settings: RunSettings,
): Promise<RunSettings> {
  const { runs } = ctx.tables;
  await orm.update(runs).set({ settings }).where(eq(runs.id, run.id));
  return settings;
}
