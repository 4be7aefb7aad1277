import { and, eq, sql } from 'drizzle-orm';
import { billingCustomers, type Orm } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';
import { ensureCustomer } from './ensure-customer.ts';
import type { PaidPlan, Payments } from './payments.ts';
import { refreshBilling } from './refresh-billing.ts';

/**
 * Opens the page on which a plan is paid for. A workspace has one such page at a time: the one
 * before is ended first, so nobody pays twice from two tabs.
 * @returns the page's address
 * @throws {Refusal} `validation_error` where a plan is paid for already
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
  // What the last event said may be old; this decides about money.
  await refreshBilling({ ctx, input });
  const customerId = await ensureCustomer({ ctx, input });
  const [row] = await orm
    .select({ checkoutId: billingCustomers.checkoutId, paidPlan: billingCustomers.paidPlan })
    .from(billingCustomers)
    .where(eq(billingCustomers.workspaceId, workspaceId));
  if (row !== undefined && row.paidPlan !== 'free') throw paidAlready();
  const before = row?.checkoutId ?? null;
  if (before !== null && !(await payments.endCheckout(before))) throw paidAlready();

  const { id, url } = await payments.openCheckout({
    customerId,
    workspaceId,
    plan,
    successUrl: new URL('/plan?checkout=done', publicUrl).href,
    cancelUrl: new URL('/pricing?checkout=cancelled', publicUrl).href,
  });
  const mine = await orm
    .update(billingCustomers)
    .set({ checkoutId: id })
    .where(
      and(
        eq(billingCustomers.workspaceId, workspaceId),
        sql`${billingCustomers.checkoutId} is not distinct from ${before}`,
      ),
    )
    .returning({ workspaceId: billingCustomers.workspaceId });
  if (mine.length > 0) return { url };
  // Another one was opened meanwhile, and its address may be shown already.
  await payments.endCheckout(id);
  throw new Refusal(
    'validation_error',
    'A checkout was opened in another tab at the same moment. Go on there, or try again here. Nothing was charged.',
  );
}

function paidAlready(): Refusal {
  return new Refusal(
    'validation_error',
    'This workspace pays for a plan already. Change it under “Manage billing” on the plan page. Nothing was charged again.',
  );
}
