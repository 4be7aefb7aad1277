import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { readAccount } from '../accounts/index.ts';
import { approveConnection, cancelConnection, readConnectRequest } from '../connect/index.ts';
import { memberProcedure, publicProcedure, router } from './procedures.ts';

/** The connect page's own query, as it stands in its address. */
const Query = z.object({ query: z.string() });

export const connectRouter = router({
  /**
   * What the connect page shows: the store, and who would connect it, where somebody is signed in.
   * A mutation only in that it is posted: the query may be longer than an address may be.
   */
  review: publicProcedure.input(Query).mutation(async ({ ctx, input }) => {
    const { host, siteUrl, platform } = readConnectRequest(input.query);
    const { member } = ctx;
    return {
      store: { host, siteUrl, platform },
      account:
        member === undefined
          ? null
          : {
              userId: member.userId,
              ...(await readAccount({
                ctx: { orm: ctx.database.orm, plans: ctx.plans },
                input: member,
              })),
            },
    };
  }),
  /** Yes: answers where the browser goes now, with the one-time code. */
  approve: memberProcedure
    .input(Query.extend({ userId: z.string(), workspaceId: z.string() }))
    .mutation(async ({ ctx, input }) => {
      const { userId, workspaceId, email } = ctx.member;
      // Somebody may have signed in as another, or changed workspaces, in another tab since.
      if (input.userId !== userId || input.workspaceId !== workspaceId) {
        throw new TRPCError({
          code: 'CONFLICT',
          message: `You are signed in as ${email} by now, and nothing was connected yet. Look at this page again before you approve.`,
        });
      }
      return {
        address: await approveConnection({
          ctx: { database: ctx.database, connectCodeTtlMs: ctx.config.connectCodeTtlMs },
          input: { query: input.query, userId, workspaceId },
        }),
      };
    }),
  /** No: answers where the browser goes now. */
  cancel: publicProcedure
    .input(Query)
    .mutation(({ input }) => ({ address: cancelConnection({ input }) })),
});
