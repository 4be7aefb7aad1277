import type { UsageWithRemaining } from '@wareword/shared-schema';
import { and, eq } from 'drizzle-orm';
import type { PlanName, Plans } from '../config.ts';
import { usageCounters, type Orm, type OrmTransaction } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { currentPeriod } from './period.ts';

/** The usage that goes out for a counter; a lowered plan leaves 0, not less. */
export function presentUsage(plans: Plans, plan: PlanName, used: number): UsageWithRemaining {
  const { limit } = plans[plan];
  return { used, limit, plan, remaining: Math.max(0, limit - used) };
}

/** Generations used this month by a workspace. */
export async function readUsed({
  ctx,
  input,
}: {
  ctx: { orm: Orm | OrmTransaction };
  input: { workspaceId: WorkspaceId };
}): Promise<number> {
  const [counter] = await ctx.orm
    .select({ used: usageCounters.used })
    .from(usageCounters)
    .where(
      and(
        eq(usageCounters.workspaceId, input.workspaceId),
        eq(usageCounters.period, currentPeriod()),
      ),
    );
  return counter?.used ?? 0;
}
