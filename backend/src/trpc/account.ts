import { z } from 'zod';
import {
  changePassword,
  endOtherSessions,
  endSession,
  KeptGrantIds,
  listAccess,
  listSessions,
  PASSWORD_LENGTH,
  readAccount,
  readSignInMethods,
  removeGoogle,
  removePasskey,
  switchWorkspace,
} from '../accounts/index.ts';
import { accountProcedure, publicProcedure, router } from './procedures.ts';

const Password = z.string().max(PASSWORD_LENGTH.max);

export const accountRouter = router({
  /** What the frame of every page shows: user, workspace, plan, usage. Null for visitors. */
  read: publicProcedure.query(async ({ ctx }) =>
    ctx.member === undefined
      ? null
      : {
          ...(await readAccount({
            ctx: { orm: ctx.database.orm, plans: ctx.plans },
            input: ctx.member,
          })),
          /** Since its last edit; null if listings are kept until someone deletes them. */
          listingRetentionDays: ctx.config.retention.listingDays ?? null,
          /** False for the rule-based writer, which ignores a brand's voice. */
          writesWithAi: ctx.config.writer !== 'embedded',
          /** Otherwise emails are only saved on the server. */
          sendsEmail: ctx.mailer.isSetUp,
        },
  ),
  /** Ways to sign in besides a password and passkeys. */
  signInOptions: publicProcedure.query(({ ctx }) => ({
    google: ctx.config.google !== undefined,
  })),
  /** Where the user is signed in. */
  sessions: accountProcedure.query(({ ctx }) =>
    listSessions({ ctx: { orm: ctx.database.orm }, input: ctx.member }),
  ),
  endSession: accountProcedure
    .meta({ securityEvent: 'security.sign_out' })
    .input(z.object({ id: z.string().max(64), currentPassword: Password }))
    .mutation(({ ctx, input }) =>
      endSession({
        ctx: { database: ctx.database },
        input: { userId: ctx.member.userId, ...input },
      }),
    ),
  endOtherSessions: accountProcedure
    .meta({ securityEvent: 'security.sign_out' })
    .input(z.object({ currentPassword: Password }))
    .mutation(({ ctx, input }) =>
      endOtherSessions({
        ctx: { database: ctx.database },
        input: { ...ctx.member, currentPassword: input.currentPassword },
      }),
    ),
  /** Whether there is a password, a second factor, Google (null if it is not set up), and which passkeys. */
  signInMethods: accountProcedure.query(async ({ ctx }) => {
    const args = { ctx: { orm: ctx.database.orm }, input: ctx.member };
    const methods = await readSignInMethods(args);
    return { ...methods, google: ctx.config.google === undefined ? null : methods.google };
  }),
  unlinkGoogle: accountProcedure
    .meta({ securityEvent: 'security.google_change' })
    .input(z.object({ currentPassword: Password }))
    .mutation(({ ctx, input }) =>
      removeGoogle({
        ctx: {
          database: ctx.database,
          outbox: ctx.connect.outbox,
          publicUrl: ctx.config.publicUrl,
        },
        input: { ...ctx.member, ...input },
      }),
    ),
  removePasskey: accountProcedure
    .meta({ securityEvent: 'security.passkey_change' })
    .input(z.object({ id: z.string().max(64), currentPassword: Password }))
    .mutation(({ ctx, input }) =>
      removePasskey({
        ctx: {
          database: ctx.database,
          outbox: ctx.connect.outbox,
          publicUrl: ctx.config.publicUrl,
        },
        input: { ...ctx.member, ...input },
      }),
    ),
  /** Stores, API keys, passkeys and invitations that a new password can end. */
  access: accountProcedure.query(({ ctx }) =>
    listAccess({ ctx: { orm: ctx.database.orm }, input: ctx.member }),
  ),
  /** Signs out every other browser, and gives the caller's a new session. */
  changePassword: accountProcedure
    .meta({ securityEvent: 'security.password_change' })
    .input(z.object({ currentPassword: Password, newPassword: Password, keep: KeptGrantIds }))
    .mutation(async ({ ctx, input }) => {
      const { needsCode, cookies } = await changePassword({
        ctx: {
          authentication: ctx.authentication,
          database: ctx.database,
          outbox: ctx.connect.outbox,
          publicUrl: ctx.config.publicUrl,
        },
        input: { ...ctx.member, headers: ctx.headers, address: ctx.address, ...input },
      });
      ctx.setCookies(cookies);
      return { needsCode };
    }),
  /** Switches to another of the user's workspaces (contract §10.4). */
  switchWorkspace: accountProcedure
    .input(z.object({ workspaceId: z.string() }))
    .mutation(({ ctx, input }) =>
      switchWorkspace({
        ctx: { orm: ctx.database.orm },
        input: { userId: ctx.member.userId, workspaceId: input.workspaceId },
      }),
    ),
});
