import { z } from 'zod';
import {
  changePassword,
  endOtherSessions,
  endSession,
  listAccess,
  listSessions,
  PASSWORD_LENGTH,
  readAccount,
  switchWorkspace,
} from '../accounts/index.ts';
import { memberProcedure, publicProcedure, router } from './procedures.ts';

const Password = z.string().max(PASSWORD_LENGTH.max);

/** More ids than `access` returns cannot be ours. */
const KeptTokenIds = z.array(z.string().max(64)).max(500);

export const accountRouter = router({
  /** What the frame of every page shows: user, workspace, plan, usage. Null for visitors. */
  read: publicProcedure.query(({ ctx }) =>
    ctx.member === undefined
      ? null
      : readAccount({ ctx: { orm: ctx.database.orm, plans: ctx.plans }, input: ctx.member }),
  ),
  /** Where the user is signed in. */
  sessions: memberProcedure.query(({ ctx }) =>
    listSessions({ ctx: { orm: ctx.database.orm }, input: ctx.member }),
  ),
  endSession: memberProcedure
    .meta({ securityEvent: 'security.sign_out' })
    .input(z.object({ id: z.string().max(64), currentPassword: Password }))
    .mutation(({ ctx, input }) =>
      endSession({
        ctx: { database: ctx.database },
        input: { userId: ctx.member.userId, ...input },
      }),
    ),
  endOtherSessions: memberProcedure
    .meta({ securityEvent: 'security.sign_out' })
    .input(z.object({ currentPassword: Password }))
    .mutation(({ ctx, input }) =>
      endOtherSessions({
        ctx: { database: ctx.database },
        input: { ...ctx.member, currentPassword: input.currentPassword },
      }),
    ),
  /** Stores, API keys and invitations that a new password can end. */
  access: memberProcedure.query(({ ctx }) =>
    listAccess({ ctx: { orm: ctx.database.orm }, input: ctx.member }),
  ),
  /**
   * Signs out every browser, including the caller's, which signs in again with the new password.
   */
  changePassword: memberProcedure
    .meta({ securityEvent: 'security.password_change' })
    .input(z.object({ currentPassword: Password, newPassword: Password, keep: KeptTokenIds }))
    .mutation(({ ctx, input }) =>
      changePassword({
        ctx: {
          database: ctx.database,
          outbox: ctx.connect.outbox,
          publicUrl: ctx.config.publicUrl,
        },
        input: { ...ctx.member, ...input },
      }),
    ),
  /** Switches to another of the user's workspaces (contract §10.4). */
  switchWorkspace: memberProcedure
    .input(z.object({ workspaceId: z.string() }))
    .mutation(({ ctx, input }) =>
      switchWorkspace({
        ctx: { orm: ctx.database.orm },
        input: { userId: ctx.member.userId, workspaceId: input.workspaceId },
      }),
    ),
});
