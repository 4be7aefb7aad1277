import { eq } from 'drizzle-orm';
import type { PlanName } from '../config.ts';
import { billingCustomers, type Orm } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';

/** What a workspace pays for, as it was last read at the provider. */
export interface BillingView {
  readonly paidPlan: PlanName;
  /** The last payment failed; the plan holds while it is tried again. */
  readonly pastDue: boolean;
  readonly renewsAt: Date | null;
  /** When the plan ends, where it was cancelled. */
  readonly endsAt: Date | null;
  /** A checkout was opened, and how it went is not known yet. */
  readonly checkoutOpen: boolean;
}

const NOTHING: BillingView = {
  paidPlan: 'free',
  pastDue: false,
  renewsAt: null,
  endsAt: null,
  checkoutOpen: false,
};

export async function readBilling({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { workspaceId: WorkspaceId };
}): Promise<BillingView> {
  const [row] = await ctx.orm
    .select({
      paidPlan: billingCustomers.paidPlan,
      pastDue: billingCustomers.pastDue,
      renewsAt: billingCustomers.renewsAt,
      endsAt: billingCustomers.endsAt,
      checkoutId: billingCustomers.checkoutId,
    })
    .from(billingCustomers)
    .where(eq(billingCustomers.workspaceId, input.workspaceId));
  if (row === undefined) return NOTHING;
  const { checkoutId, ...billing } = row;
  return { ...billing, checkoutOpen: checkoutId !== null };
}
