import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { setPlan } from '../accounts/index.ts';
import { PLAN_NAMES, type PlanName } from '../config.ts';
import { billingCustomers, billingEvents, type Orm } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import type { LiveSubscription, PaymentEvent, Payments } from './payments.ts';

/** A workspace whose plan has changed, and its new plan. */
export interface PlanChange {
  readonly workspaceId: WorkspaceId;
  readonly plan: PlanName;
}

/** How long events are remembered; the provider repeats an event for up to three days. */
const EVENT_RETENTION_START = sql`now() - interval '30 days'`;

/**
 * Reads what a customer currently pays for from the provider and applies it to the workspace's
 * plan. The event that triggered it is recorded in the same transaction.
 *
 * The event's own content is never applied, because events may be late, repeated or out of order.
 * Each sync takes a number before it reads, so it sees everything that happened before; a sync that
 * was overtaken changes nothing. The plan only changes when the paid plan has changed, so a plan
 * set by the operator stays until then.
 *
 * Does nothing if the customer is not ours: the provider's account may have other uses.
 * @returns the change, if any
 */
export async function syncSubscription({
  ctx,
  input,
}: {
  ctx: { orm: Orm; payments: Payments };
  input: { customerId: string; event?: PaymentEvent };
}): Promise<PlanChange | undefined> {
  const { orm, payments } = ctx;
  const isCustomer = eq(billingCustomers.customerId, input.customerId);
  const [started] = await orm
    .update(billingCustomers)
    .set({ syncsStarted: sql`${billingCustomers.syncsStarted} + 1` })
    .where(isCustomer)
    .returning({
      syncNumber: billingCustomers.syncsStarted,
      checkoutId: billingCustomers.checkoutId,
    });
  if (started === undefined) return undefined;
  const { syncNumber, checkoutId } = started;
  // In this order, so that the subscription of a finished checkout is seen.
  const open = checkoutId !== null && (await payments.isCheckoutOpen(checkoutId));
  const subscriptions =
    input.event?.customerDeleted === true
      ? undefined
      : await payments.readSubscriptions(input.customerId);
  const subscription = highestPlan(subscriptions ?? []);
  const paidPlan = subscription?.plan ?? 'free';
  const isLatestSync = and(isCustomer, lt(billingCustomers.lastAppliedSync, syncNumber));

  return orm.transaction(async (tx): Promise<PlanChange | undefined> => {
    if (input.event !== undefined) {
      const { id, type } = input.event;
      const noted = await tx
        .insert(billingEvents)
        .values({ id, type })
        .onConflictDoNothing({ target: billingEvents.id })
        .returning({ id: billingEvents.id });
      if (noted.length === 0) return undefined;
      await tx.delete(billingEvents).where(lt(billingEvents.receivedAt, EVENT_RETENTION_START));
    }
    const [changed] = await tx
      .update(billingCustomers)
      .set({ paidPlan })
      .where(and(isLatestSync, ne(billingCustomers.paidPlan, paidPlan)))
      .returning({ workspaceId: billingCustomers.workspaceId });
    if (changed !== undefined) {
      await setPlan({ ctx: { orm: tx }, input: { ...changed, plan: paidPlan } });
    }
    if (checkoutId !== null && !open) {
      await tx
        .update(billingCustomers)
        .set({ checkoutId: null })
        .where(and(isCustomer, eq(billingCustomers.checkoutId, checkoutId)));
    }
    const applied = await tx
      .update(billingCustomers)
      .set({
        pastDue: subscription?.pastDue ?? false,
        renewsAt: subscription?.renewsAt ?? null,
        endsAt: subscription?.endsAt ?? null,
        lastAppliedSync: syncNumber,
      })
      .where(isLatestSync)
      .returning({ workspaceId: billingCustomers.workspaceId });
    // A deleted customer cannot pay again; the workspace gets a new one then.
    if (subscriptions === undefined && applied.length > 0) {
      await tx.delete(billingCustomers).where(isCustomer);
    }
    return changed && { ...changed, plan: paidPlan };
  });
}

function highestPlan(subscriptions: readonly LiveSubscription[]): LiveSubscription | undefined {
  return subscriptions.toSorted(
    (one, other) => PLAN_NAMES.indexOf(other.plan) - PLAN_NAMES.indexOf(one.plan),
  )[0];
}
