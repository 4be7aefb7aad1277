import type { UsageWithRemaining } from '@wareword/shared-schema';
import { formatCount, formatRenewal } from '@wareword/shared-schema/format';
import { and, eq } from 'drizzle-orm';
import type { PlanName, Plans } from '../config.ts';
import { usageCounters, type Orm, type OrmTransaction } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { currentPeriod } from './period.ts';

/** The usage shown for a counter; on a smaller plan the remainder is 0, never negative. */
export function presentUsage(plans: Plans, plan: PlanName, used: number): UsageWithRemaining {
  const { limit } = plans[plan];
  return { used, limit, plan, remaining: Math.max(0, limit - used) };
}

/** The message once the month's listings are used up. */
export function usageLimitMessage(limit: number): string {
  return `You've used all ${formatCount(limit, 'listing')} this month. Your allowance resets on ${formatRenewal(new Date())} (UTC). Upgrade to get more now.`;
}

/** Credits of a workspace that are used this month: reserved or spent. */
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
