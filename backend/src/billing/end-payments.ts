import { eq } from 'drizzle-orm';
import { billingCustomers, type Orm } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import type { Payments } from './payments.ts';
import { refreshBilling } from './refresh-billing.ts';

interface Billing {
  ctx: { orm: Orm; payments: Payments };
  input: { workspaceId: WorkspaceId };
}

/**
 * Ends an open checkout, so that no one can still pay there, and refreshes the paid plan.
 * @throws {DomainError} `unavailable` if the provider cannot be reached
 */
export async function endCheckout({ ctx, input }: Billing): Promise<void> {
  const row = await findRow({ ctx, input });
  if (row === undefined) return;
  if (row.checkoutId !== null) await ctx.payments.endCheckout(row.checkoutId);
  await refreshBilling({ ctx, input });
}

/**
 * Ends all payments of a workspace at the provider, whatever we know of them: a subscription may
 * have begun or been renewed there since. Repeating it does no harm.
 * @throws {DomainError} `unavailable` if the provider cannot be reached
 */
export async function endPayments({ ctx, input }: Billing): Promise<void> {
  const row = await findRow({ ctx, input });
  if (row === undefined) return;
  if (row.checkoutId !== null) await ctx.payments.endCheckout(row.checkoutId);
  await ctx.payments.deleteCustomer(row.customerId);
}

async function findRow({ ctx, input }: Billing) {
  const [row] = await ctx.orm
    .select({ customerId: billingCustomers.customerId, checkoutId: billingCustomers.checkoutId })
    .from(billingCustomers)
    .where(eq(billingCustomers.workspaceId, input.workspaceId));
  return row;
}
