import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { setPlan } from '../accounts/index.ts';
import { PLAN_NAMES } from '../config.ts';
import { billingCustomers, billingEvents, type Orm } from '../database/index.ts';
import type { LiveSubscription, PaymentEvent, Payments } from './payments.ts';

/** Events are kept this long; the provider repeats one for three days. */
const EVENTS_KEPT = sql`now() - interval '30 days'`;

/**
 * Reads at the provider what a customer pays for now, and makes it the workspace's plan. The event
 * that was the reason is noted in the same transaction.
 *
 * What an event says is never applied: it may be late, repeated or out of order. A reading is
 * numbered before it is made, so it holds everything that happened before its number was given;
 * one that is overtaken changes nothing. The plan moves only where what is paid for has changed, so
 * a plan that the operator has set stays until then.
 *
 * Nothing happens where this is no customer of ours: the provider's account has other uses too.
 */
export async function takeReading({
  ctx,
  input,
}: {
  ctx: { orm: Orm; payments: Payments };
  input: { customerId: string; event?: PaymentEvent };
}): Promise<void> {
  const { orm, payments } = ctx;
  const isCustomer = eq(billingCustomers.customerId, input.customerId);
  const [begun] = await orm
    .update(billingCustomers)
    .set({ readingsBegun: sql`${billingCustomers.readingsBegun} + 1` })
    .where(isCustomer)
    .returning({
      number: billingCustomers.readingsBegun,
      checkoutId: billingCustomers.checkoutId,
    });
  if (begun === undefined) return;
  const { number, checkoutId } = begun;
  // In this order: the subscription of a checkout that is over is seen.
  const open = checkoutId !== null && (await payments.isCheckoutOpen(checkoutId));
  const subscriptions =
    input.event?.customerGone === true
      ? undefined
      : await payments.readSubscriptions(input.customerId);
  const best = greatest(subscriptions ?? []);
  const paidPlan = best?.plan ?? 'free';
  const notOvertaken = and(isCustomer, lt(billingCustomers.readingApplied, number));

  await orm.transaction(async (tx) => {
    if (input.event !== undefined) {
      const { id, type } = input.event;
      const noted = await tx
        .insert(billingEvents)
        .values({ id, type })
        .onConflictDoNothing({ target: billingEvents.id })
        .returning({ id: billingEvents.id });
      if (noted.length === 0) return;
      await tx.delete(billingEvents).where(lt(billingEvents.receivedAt, EVENTS_KEPT));
    }
    const [moved] = await tx
      .update(billingCustomers)
      .set({ paidPlan })
      .where(and(notOvertaken, ne(billingCustomers.paidPlan, paidPlan)))
      .returning({ workspaceId: billingCustomers.workspaceId });
    if (moved !== undefined) {
      await setPlan({ ctx: { orm: tx }, input: { ...moved, plan: paidPlan } });
    }
    if (checkoutId !== null && !open) {
      await tx
        .update(billingCustomers)
        .set({ checkoutId: null })
        .where(and(isCustomer, eq(billingCustomers.checkoutId, checkoutId)));
    }
    await tx
      .update(billingCustomers)
      .set({
        pastDue: best?.pastDue ?? false,
        renewsAt: best?.renewsAt ?? null,
        endsAt: best?.endsAt ?? null,
        readingApplied: number,
      })
      .where(notOvertaken);
    // A deleted customer cannot pay again; the workspace becomes a new one then.
    if (subscriptions === undefined) await tx.delete(billingCustomers).where(isCustomer);
  });
}

function greatest(subscriptions: readonly LiveSubscription[]): LiveSubscription | undefined {
  return subscriptions.toSorted(
    (one, other) => PLAN_NAMES.indexOf(other.plan) - PLAN_NAMES.indexOf(one.plan),
  )[0];
}
