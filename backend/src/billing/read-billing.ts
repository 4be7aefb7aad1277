import { eq } from 'drizzle-orm';
import type { PlanName } from '../config.ts';
import { billingCustomers, type Orm } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';

/** What a workspace pays for, as last read from the provider. */
export interface BillingView {
  readonly paidPlan: PlanName;
  /** The last payment failed; the plan continues while it is retried. */
  readonly pastDue: boolean;
  readonly renewsAt: Date | null;
  /** When the plan ends, if it was canceled. */
  readonly endsAt: Date | null;
  /** A checkout was opened and its outcome is not known yet. */
  readonly checkoutOpen: boolean;
}

const NO_BILLING: BillingView = {
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
  if (row === undefined) return NO_BILLING;
  const { checkoutId, ...billing } = row;
  return { ...billing, checkoutOpen: checkoutId !== null };
}
