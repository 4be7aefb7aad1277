import { and, eq, sql } from 'drizzle-orm';
import { billingCustomers, type Orm } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { conflict, type DomainError } from '../errors.ts';
import { ensureCustomer } from './ensure-customer.ts';
import type { PaidPlan, Payments } from './payments.ts';
import { refreshBilling } from './refresh-billing.ts';

/**
 * Opens the checkout page for a plan. A workspace has one checkout at a time: the previous one is
 * ended first, so no one pays twice from two tabs.
 * @returns the page's URL
 * @throws {DomainError} `conflict` if a plan is already paid for
 */
export async function openCheckout({
  ctx,
  input,
}: {
  ctx: { orm: Orm; payments: Payments; publicUrl: URL };
  input: { workspaceId: WorkspaceId; email: string; plan: PaidPlan };
}): Promise<{ url: string }> {
  const { orm, payments, publicUrl } = ctx;
  const { workspaceId, plan } = input;
  // The last event may be stale, and this decides about money.
  await refreshBilling({ ctx, input });
  const customerId = await ensureCustomer({ ctx, input });
  const [row] = await orm
    .select({ checkoutId: billingCustomers.checkoutId, paidPlan: billingCustomers.paidPlan })
    .from(billingCustomers)
    .where(eq(billingCustomers.workspaceId, workspaceId));
  if (row !== undefined && row.paidPlan !== 'free') throw alreadyPaid();
  const before = row?.checkoutId ?? null;
  if (before !== null && !(await payments.endCheckout(before))) throw alreadyPaid();

  const { id, url } = await payments.openCheckout({
    customerId,
    workspaceId,
    plan,
    successUrl: new URL('/plan?checkout=done', publicUrl).href,
    cancelUrl: new URL('/pricing?checkout=canceled', publicUrl).href,
  });
  const updated = await orm
    .update(billingCustomers)
    .set({ checkoutId: id })
    .where(
      and(
        eq(billingCustomers.workspaceId, workspaceId),
        sql`${billingCustomers.checkoutId} is not distinct from ${before}`,
      ),
    )
    .returning({ workspaceId: billingCustomers.workspaceId });
  if (updated.length > 0) return { url };
  // Another checkout was opened in the meantime and may already be on screen.
  await payments.endCheckout(id);
  throw conflict(
    "You just opened checkout in another tab. Continue there, or try again here. You weren't charged.",
    'checkout_open',
  );
}

function alreadyPaid(): DomainError {
  return conflict(
    'You already have a paid plan. To change it, go to Plan and usage and click "Manage billing". You weren\'t charged again.',
    'already_paid',
  );
}
