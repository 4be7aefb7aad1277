import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { readAccount } from '../accounts/index.ts';
import {
  answerTransfer,
  approveConnection,
  denyConnection,
  proveOrigin,
  readTransfer,
  reviewConnection,
} from '../connect/index.ts';
import { forbidden } from '../errors.ts';
import { confirmedProcedure, publicProcedure, router } from './procedures.ts';

/** The connect page's raw query string. */
const Query = z.object({ query: z.string() });
/** The token in a transfer email's link. */
const TransferToken = z.object({ token: z.string().max(200) });

export const connectRouter = router({
  /**
   * What the connect page shows: the store and, if someone is signed in, the account that would
   * connect it. A mutation only so that it is sent as a POST: the query may be longer than a URL
   * allows.
   */
  review: publicProcedure.input(Query).mutation(async ({ ctx, input }) => {
    const { member } = ctx;
    const { store, otherConnection } = await reviewConnection({
      ctx: ctx.connect,
      input: { query: input.query, workspaceId: member?.workspaceId },
    });
    return {
      store,
      otherConnection,
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
  /** Approves: returns the URL to go to, with the one-time code. */
  approve: confirmedProcedure('stores')
    .meta({ securityEvent: 'security.connect_approve' })
    .input(Query.extend({ userId: z.string(), workspaceId: z.string() }))
    .mutation(async ({ ctx, input }) => {
      const { userId, workspaceId, email, passwordVersion } = ctx.member;
      // The user may have switched accounts or workspaces in another tab since.
      if (input.userId !== userId || input.workspaceId !== workspaceId) {
        throw new TRPCError({
          code: 'CONFLICT',
          message: `You're now signed in as ${email}. Nothing was connected. Review this page again before you approve.`,
        });
      }
      const { address, transferRequested, siteUrl } = await approveConnection({
        ctx: ctx.connect,
        input: { query: input.query, userId, workspaceId, passwordVersion, email },
      });
      ctx.eventDetails.target = siteUrl;
      if (address !== undefined) return { address };
      if (transferRequested) {
        ctx.securityEvents.record({
          event: 'security.transfer_request',
          outcome: 'success',
          actor: userId,
          target: siteUrl,
          concerns: workspaceId,
          action: 'connect.approve',
          subject: siteUrl,
        });
      }
      throw forbidden(
        "This store is connected to another Wareword account, so we didn't connect it to yours.",
        'store_taken',
      );
    }),
  /** Looks for the proof on the store's origin; the next review shows the result. */
  prove: confirmedProcedure('stores')
    .input(Query)
    .mutation(async ({ ctx, input }) => {
      const { userId, workspaceId } = ctx.member;
      const proven = await proveOrigin({
        ctx: ctx.connect,
        input: { query: input.query, userId, workspaceId },
      });
      return { proven };
    }),
  /** Denies: returns the URL to go to. */
  cancel: publicProcedure
    .meta({ securityEvent: 'security.connect_cancel' })
    .input(Query)
    .mutation(({ input }) => ({ address: denyConnection({ input }) })),
  /** A request to move a store, for anyone with the emailed link. */
  transfer: publicProcedure
    .input(TransferToken)
    .query(({ ctx, input }) => readTransfer({ ctx: ctx.database, input })),
  answerTransfer: publicProcedure
    .meta({ securityEvent: 'security.transfer_answer' })
    .input(TransferToken.extend({ answer: z.enum(['approve', 'keep']) }))
    .mutation(async ({ ctx, input }) => {
      const { transfer, formerWorkspaceId } = await answerTransfer({ ctx: ctx.connect, input });
      ctx.eventDetails.target = `${transfer.siteUrl} ${transfer.state}`;
      ctx.eventDetails.subject = transfer.siteUrl;
      ctx.eventDetails.detail = transfer.state;
      ctx.eventDetails.workspaceId = formerWorkspaceId;
      return transfer;
    }),
});
