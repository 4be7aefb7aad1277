import { z } from 'zod';
import { enforceAttemptLimit } from '../rate-limits/index.ts';
import {
  openCheckout,
  openPortal,
  readBilling,
  readPrices,
  refreshBilling,
  type Payments,
} from '../billing/index.ts';
import { PLAN_NAMES } from '../config.ts';
import type { Database } from '../database/index.ts';
import { notFound } from '../errors.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { confirmedProcedure, publicProcedure, router, workspaceProcedure } from './procedures.ts';

/** Each call makes at least one request to the payment service, whose rate limit all workspaces share. */
const PAYMENT_LIMIT = { max: 10, seconds: 60 };

export const billingRouter = router({
  /** What each plan includes and costs, for everyone, and the reader's own plan. */
  pricing: publicProcedure.query(async ({ ctx }) => {
    const [prices, billing] = await Promise.all([
      readPrices({ ctx: { ...ctx, planPrices: ctx.config.planPrices } }),
      ctx.member === undefined
        ? undefined
        : readBilling({ ctx: { orm: ctx.database.orm }, input: ctx.member }),
    ]);
    return {
      plans: PLAN_NAMES.map((name) => ({
        name,
        ...ctx.plans[name],
        price: prices[name],
      })),
      requestsPerMinute: ctx.rateLimitPerMinute,
      canPay: ctx.payments !== undefined,
      /** False for the rule-based writer, which ignores a brand's voice. */
      writesWithAi: ctx.config.writer !== 'embedded',
      supportEmail: ctx.config.supportEmail ?? null,
      reader:
        ctx.member === undefined
          ? null
          : {
              email: ctx.member.email,
              plan: ctx.member.plan,
              isOwner: ctx.member.role === 'owner',
              paidPlan: billing?.paidPlan ?? 'free',
            },
    };
  }),
  /** What this workspace pays for; `enabled` if plans can be paid for at all. */
  read: workspaceProcedure('view').query(async ({ ctx }) => ({
    enabled: ctx.payments !== undefined,
    plan: ctx.member.plan,
    isOwner: ctx.member.role === 'owner',
    ...(await readBilling({ ctx: { orm: ctx.database.orm }, input: ctx.member })),
  })),
  /** URL of the page where a plan is paid for. */
  checkout: confirmedProcedure('plan')
    .input(z.object({ plan: z.enum(['pro', 'agency']) }))
    .mutation(async ({ ctx, input }) => {
      const { workspaceId, email } = ctx.member;
      return openCheckout({
        ctx: await billingContext(ctx, 'checkout'),
        input: { workspaceId, email, plan: input.plan },
      });
    }),
  /** URL where a paid plan is changed or canceled. */
  portal: workspaceProcedure('plan').mutation(async ({ ctx }) =>
    openPortal({ ctx: await billingContext(ctx, 'portal'), input: ctx.member }),
  ),
  /** Reads what is currently paid for from the payment service. */
  refresh: workspaceProcedure('plan').mutation(async ({ ctx }) => {
    const change = await refreshBilling({
      ctx: await billingContext(ctx, 'refresh'),
      input: ctx.member,
    });
    if (change === undefined) return;
    ctx.securityEvents.record({
      event: 'security.plan_change',
      outcome: 'success',
      actor: ctx.member.userId,
      target: `${change.workspaceId} ${change.plan}`,
      concerns: change.workspaceId,
      action: 'billing.refresh',
      detail: change.plan,
    });
  }),
});

/** Counts a call to the payment service for the workspace. */
async function billingContext(
  ctx: {
    payments: Payments | undefined;
    database: Database;
    config: { publicUrl: URL };
    member: { workspaceId: WorkspaceId };
  },
  action: 'checkout' | 'portal' | 'refresh',
) {
  if (ctx.payments === undefined) {
    throw notFound('Contact the administrator of this server to change your plan.', 'payments');
  }
  const { workspaceId } = ctx.member;
  await enforceAttemptLimit({
    ctx,
    input: { action: `billing-${action}`, subject: workspaceId, limit: PAYMENT_LIMIT },
  });
  return {
    orm: ctx.database.orm,
    payments: ctx.payments,
    publicUrl: ctx.config.publicUrl,
  };
}
