import type { PlanName } from '../config.ts';
import type { PaidPlan, Payments, Price } from './payments.ts';

/** What every plan costs. */
export type PlanPrices = Readonly<Record<PlanName, Price>>;

/**
 * The price of every plan: the payment provider's if there is one and it can be reached, otherwise the
 * one in the settings.
 */
export async function readPrices({
  ctx,
}: {
  ctx: {
    readonly payments: Payments | undefined;
    readonly planPrices: Readonly<Record<PaidPlan, Price>>;
  };
}): Promise<PlanPrices> {
  const charged = await ctx.payments?.readPrices().catch(() => undefined);
  const { pro, agency } = { ...ctx.planPrices, ...charged };
  return { free: { ...pro, amount: 0 }, pro, agency };
}
