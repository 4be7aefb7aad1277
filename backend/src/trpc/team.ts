import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import {
  acceptInvitation,
  inviteMember,
  listTeam,
  readInvitation,
  removeMember,
  revokeInvitation,
} from '../accounts/index.ts';
import { memberProcedure, ownerProcedure, publicProcedure, router } from './procedures.ts';

const Token = z.object({ token: z.string().max(200) });

export const teamRouter = router({
  read: memberProcedure.query(({ ctx }) =>
    listTeam({ ctx: { orm: ctx.database.orm }, input: ctx.member }),
  ),
  invite: ownerProcedure
    .input(z.object({ email: z.string().max(1000) }))
    .mutation(async ({ ctx, input }) => ({
      email: await inviteMember({
        ctx: {
          database: ctx.database,
          mailer: ctx.mailer,
          plans: ctx.plans,
          publicUrl: ctx.config.publicUrl,
        },
        input: { owner: ctx.member, email: input.email },
      }),
    })),
  revokeInvitation: ownerProcedure.input(z.object({ id: z.string() })).mutation(({ ctx, input }) =>
    revokeInvitation({
      ctx: { orm: ctx.database.orm },
      input: { workspaceId: ctx.member.workspaceId, invitationId: input.id },
    }),
  ),
  remove: ownerProcedure.input(z.object({ userId: z.string() })).mutation(({ ctx, input }) =>
    removeMember({
      ctx: { orm: ctx.database.orm },
      input: { workspaceId: ctx.member.workspaceId, userId: input.userId },
    }),
  ),
  /** Leaves the workspace at hand; one's own cannot be left. */
  leave: memberProcedure.mutation(({ ctx }) => {
    const { workspaceId, userId, isOwner } = ctx.member;
    if (isOwner) {
      throw new TRPCError({
        code: 'BAD_REQUEST',
        message: 'This is your own workspace, which you cannot leave.',
      });
    }
    return removeMember({ ctx: { orm: ctx.database.orm }, input: { workspaceId, userId } });
  }),
  /** What an invitation's link says; whoever has the link may read it. */
  invitation: publicProcedure
    .input(Token)
    .query(({ ctx, input }) => readInvitation({ ctx: { orm: ctx.database.orm }, input })),
  accept: memberProcedure.input(Token).mutation(async ({ ctx, input }) => {
    const { userId, email } = ctx.member;
    await acceptInvitation({
      ctx: { orm: ctx.database.orm, plans: ctx.plans },
      input: { token: input.token, userId, email },
    });
  }),
});
