import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { readAccount } from '../accounts/index.ts';
import { approveAgent, denyAgent, reviewAgent } from '../agents/index.ts';
import { confirmedProcedure, publicProcedure, router } from './procedures.ts';

/** The authorization page's raw query string. */
const Query = z.object({ query: z.string() });

export const agentsRouter = router({
  /**
   * What the page shows: the client and, if someone is signed in, the account that would connect it. A
   * mutation only so that it is sent as a POST: the query may be longer than a URL allows.
   */
  review: publicProcedure.input(Query).mutation(async ({ ctx, input }) => {
    const { member } = ctx;
    const agent = await reviewAgent({
      ctx: ctx.agents,
      input: { ...input, address: ctx.address },
    });
    const account = member && {
      userId: member.userId,
      ...(await readAccount({
        ctx: { orm: ctx.database.orm, plans: ctx.plans },
        input: member,
      })),
    };
    return { agent, account: account ?? null };
  }),
  /** Approves: returns the URL to go to, with the one-time code. */
  approve: confirmedProcedure('keys')
    .meta({ securityEvent: 'security.agent_approve' })
    .input(Query.extend({ userId: z.string(), workspaceId: z.string() }))
    .mutation(async ({ ctx, input }) => {
      const { userId, workspaceId, email } = ctx.member;
      // The user may have switched accounts or workspaces in another tab since.
      if (input.userId !== userId || input.workspaceId !== workspaceId) {
        throw new TRPCError({
          code: 'CONFLICT',
          message: `You're now signed in as ${email}. Nothing was connected. Review this page again before you approve.`,
        });
      }
      const { address, clientId, clientName } = await approveAgent({
        ctx: ctx.agents,
        input: { ...ctx.member, query: input.query, address: ctx.address },
      });
      ctx.eventDetails.target = clientId;
      ctx.eventDetails.subject = clientName;
      return { address };
    }),
  /** Denies: returns the URL to go to. */
  cancel: publicProcedure.input(Query).mutation(async ({ ctx, input }) => ({
    address: await denyAgent({ ctx: ctx.agents, input: { ...input, address: ctx.address } }),
  })),
});
