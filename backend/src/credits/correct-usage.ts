import { and, eq, sql } from 'drizzle-orm';
import { credits, usageCounters, type Orm } from '../database/index.ts';
import { newId, type WorkspaceId } from '../identifiers.ts';
import { currentPeriod } from './period.ts';

/**
 * Sets this month's counter to `used`, for an operator. The difference becomes a separate ledger row,
 * so the ledger's invariant holds and the correction is visible.
 * @returns the credits added; negative if removed
 */
export function correctUsage({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { workspaceId: WorkspaceId; used: number };
}): Promise<number> {
  const counter = { workspaceId: input.workspaceId, period: currentPeriod() };
  return ctx.orm.transaction(async (tx) => {
    await tx
      .insert(usageCounters)
      .values({ ...counter, used: 0 })
      .onConflictDoNothing();
    const condition = and(
      eq(usageCounters.workspaceId, counter.workspaceId),
      eq(usageCounters.period, counter.period),
    );
    const [before] = await tx
      .select({ used: usageCounters.used })
      .from(usageCounters)
      .where(condition)
      .for('update');
    const amount = input.used - (before?.used ?? 0);
    if (amount === 0) return 0;
    await tx.update(usageCounters).set({ used: input.used }).where(condition);
    await tx.insert(credits).values({
      ...counter,
      id: newId('crd'),
      state: 'corrected',
      amount,
      settledAt: sql`now()`,
    });
    return amount;
  });
}
