import { z } from 'zod';
import {
  openCheckout,
  openPortal,
  readBilling,
  refreshBilling,
  type Payments,
} from '../billing/index.ts';
import { PLAN_NAMES } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { memberProcedure, ownerProcedure, publicProcedure, router } from './procedures.ts';

export const billingRouter = router({
  /** What each plan gives and costs, for anybody; and where the reader stands. */
  pricing: publicProcedure.query(async ({ ctx }) => {
    const [prices, billing] = await Promise.all([
      ctx.payments?.readPrices(),
      ctx.member === undefined
        ? undefined
        : readBilling({ ctx: { orm: ctx.database.orm }, input: ctx.member }),
    ]);
    return {
      plans: PLAN_NAMES.map((name) => ({
        name,
        ...ctx.plans[name],
        price: (name === 'free' ? undefined : prices?.[name]) ?? null,
      })),
      canPay: ctx.payments !== undefined,
      reader:
        ctx.member === undefined
          ? null
          : {
              plan: ctx.member.plan,
              isOwner: ctx.member.isOwner,
              paidPlan: billing?.paidPlan ?? 'free',
            },
    };
  }),
  /** What this workspace pays for; `enabled` where plans can be paid for at all. */
  read: memberProcedure.query(async ({ ctx }) => ({
    enabled: ctx.payments !== undefined,
    plan: ctx.member.plan,
    isOwner: ctx.member.isOwner,
    ...(await readBilling({ ctx: { orm: ctx.database.orm }, input: ctx.member })),
  })),
  /** The address of the page on which a plan is paid for. */
  checkout: ownerProcedure
    .input(z.object({ plan: z.enum(['pro', 'agency']) }))
    .mutation(({ ctx, input }) => {
      const { workspaceId, email } = ctx.member;
      return openCheckout({
        ctx: billingContext(ctx),
        input: { workspaceId, email, plan: input.plan },
      });
    }),
  /** The address where a plan that is paid for is changed or cancelled. */
  portal: ownerProcedure.mutation(({ ctx }) =>
    openPortal({ ctx: billingContext(ctx), input: ctx.member }),
  ),
  /** Reads at the payment service what is paid for now. */
  refresh: ownerProcedure.mutation(async ({ ctx }) => {
    await refreshBilling({ ctx: billingContext(ctx), input: ctx.member });
  }),
});

function billingContext(ctx: {
  payments: Payments | undefined;
  database: { orm: Parameters<typeof readBilling>[0]['ctx']['orm'] };
  config: { publicUrl: URL };
}) {
  if (ctx.payments === undefined) {
    throw new Refusal(
      'not_found',
      'Plans are changed by whoever runs this service. Write to them.',
    );
  }
  return {
    orm: ctx.database.orm,
    payments: ctx.payments,
    publicUrl: ctx.config.publicUrl,
  };
}
