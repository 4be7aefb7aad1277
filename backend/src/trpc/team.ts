import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import {
  acceptInvitation,
  changeRole,
  inviteMember,
  listTeam,
  readInvitation,
  removeMember,
  revokeInvitation,
} from '../accounts/index.ts';
import { MEMBER_ROLES } from '../roles.ts';
import {
  accountProcedure,
  confirmedProcedure,
  publicProcedure,
  router,
  workspaceProcedure,
} from './procedures.ts';

const Token = z.object({ token: z.string().max(200) });
const RoleSchema = z.enum(MEMBER_ROLES);

export const teamRouter = router({
  read: workspaceProcedure('view').query(({ ctx }) =>
    listTeam({ ctx: { orm: ctx.database.orm }, input: ctx.member }),
  ),
  /** Inviting an admin needs a higher permission, which `inviteMember` checks; so do the next two. */
  invite: confirmedProcedure('writers')
    .meta({ securityEvent: 'security.member_invite' })
    .input(z.object({ email: z.string().max(1000), role: RoleSchema }))
    .mutation(async ({ ctx, input }) => {
      const { email, link } = await inviteMember({
        ctx: {
          database: ctx.database,
          mailer: ctx.mailer,
          plans: ctx.plans,
          publicUrl: ctx.config.publicUrl,
        },
        input: { inviter: ctx.member, ...input },
      });
      ctx.eventDetails.subject = email;
      ctx.eventDetails.detail = input.role;
      return { email, link, isMailed: ctx.mailer.isSetUp };
    }),
  revokeInvitation: workspaceProcedure('writers')
    .meta({ securityEvent: 'security.invitation_revoke' })
    .input(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) =>
      revokeInvitation({
        ctx: { orm: ctx.database.orm },
        input: {
          workspaceId: ctx.member.workspaceId,
          invitationId: input.id,
          revokedBy: ctx.member.userId,
        },
      }),
    ),
  remove: workspaceProcedure('writers')
    .meta({ securityEvent: 'security.member_remove' })
    .input(z.object({ userId: z.string() }))
    .mutation(({ ctx, input }) =>
      removeMember({
        ctx: { orm: ctx.database.orm, onMemberRemoved: ctx.onMemberRemoved },
        input: {
          workspaceId: ctx.member.workspaceId,
          userId: input.userId,
          removedBy: ctx.member.userId,
        },
      }),
    ),
  changeRole: workspaceProcedure('admins')
    .meta({ securityEvent: 'security.role_change' })
    .input(z.object({ userId: z.string(), role: RoleSchema }))
    .mutation(async ({ ctx, input }) => {
      await changeRole({
        ctx: { orm: ctx.database.orm },
        input: {
          workspaceId: ctx.member.workspaceId,
          ...input,
          changedBy: ctx.member.userId,
        },
      });
      ctx.eventDetails.detail = input.role;
    }),
  /** Leaves the current workspace; one's own cannot be left. */
  leave: accountProcedure.meta({ securityEvent: 'security.member_remove' }).mutation(({ ctx }) => {
    const { workspaceId, userId, role } = ctx.member;
    if (role === 'owner') {
      throw new TRPCError({
        code: 'BAD_REQUEST',
        message: "You can't leave your own workspace.",
      });
    }
    return removeMember({
      ctx: { orm: ctx.database.orm, onMemberRemoved: ctx.onMemberRemoved },
      input: { workspaceId, userId, removedBy: userId },
    });
  }),
  /** What an invitation link shows to anyone who has it. */
  invitation: publicProcedure
    .input(Token)
    .query(({ ctx, input }) => readInvitation({ ctx: { orm: ctx.database.orm }, input })),
  accept: accountProcedure
    .meta({ securityEvent: 'security.member_add' })
    .input(Token)
    .mutation(async ({ ctx, input }) => {
      const { userId, email } = ctx.member;
      ctx.eventDetails.workspaceId = await acceptInvitation({
        ctx: { orm: ctx.database.orm, plans: ctx.plans },
        input: { token: input.token, userId, email },
      });
    }),
});
