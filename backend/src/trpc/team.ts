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
import {
  confirmedOwnerProcedure,
  memberProcedure,
  ownerProcedure,
  publicProcedure,
  router,
} from './procedures.ts';

const Token = z.object({ token: z.string().max(200) });

export const teamRouter = router({
  read: memberProcedure.query(({ ctx }) =>
    listTeam({ ctx: { orm: ctx.database.orm }, input: ctx.member }),
  ),
  invite: confirmedOwnerProcedure
    .meta({ securityEvent: 'security.member_invite' })
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
  revokeInvitation: ownerProcedure
    .meta({ securityEvent: 'security.invitation_revoke' })
    .input(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) =>
      revokeInvitation({
        ctx: { orm: ctx.database.orm },
        input: { workspaceId: ctx.member.workspaceId, invitationId: input.id },
      }),
    ),
  remove: ownerProcedure
    .meta({ securityEvent: 'security.member_remove' })
    .input(z.object({ userId: z.string() }))
    .mutation(({ ctx, input }) =>
      removeMember({
        ctx: { orm: ctx.database.orm, onMemberRemoved: ctx.onMemberRemoved },
        input: { workspaceId: ctx.member.workspaceId, userId: input.userId },
      }),
    ),
  /** Leaves the current workspace; one's own cannot be left. */
  leave: memberProcedure.meta({ securityEvent: 'security.member_remove' }).mutation(({ ctx }) => {
    const { workspaceId, userId, isOwner } = ctx.member;
    if (isOwner) {
      throw new TRPCError({
        code: 'BAD_REQUEST',
        message: "You can't leave your own workspace.",
      });
    }
    return removeMember({
      ctx: { orm: ctx.database.orm, onMemberRemoved: ctx.onMemberRemoved },
      input: { workspaceId, userId },
    });
  }),
  /** What an invitation link shows to anyone who has it. */
  invitation: publicProcedure
    .input(Token)
    .query(({ ctx, input }) => readInvitation({ ctx: { orm: ctx.database.orm }, input })),
  accept: memberProcedure
    .meta({ securityEvent: 'security.member_add' })
    .input(Token)
    .mutation(async ({ ctx, input }) => {
      const { userId, email } = ctx.member;
      await acceptInvitation({
        ctx: { orm: ctx.database.orm, plans: ctx.plans },
        input: { token: input.token, userId, email },
      });
    }),
});
