import { z } from 'zod';
import { cancelDeletion, scheduleDeletion } from '../account-data/index.ts';
import {
  cancelEmailChange,
  chooseLanguage,
  chooseNotifications,
  confirmEmailChange,
  PASSWORD_LENGTH,
  readEmailChange,
  readPendingEmail,
  readProfile,
  rename,
  requestEmailChange,
} from '../accounts/index.ts';
import { LANGUAGES } from '../languages.ts';
import { accountProcedure, publicProcedure, router, signedInProcedure } from './procedures.ts';

const Token = z.object({ token: z.string().max(200) });

const Notifications = z.object({
  usage: z.boolean(),
  failedRuns: z.boolean(),
  disconnectedStores: z.boolean(),
});

export const settingsRouter = router({
  /** Name, email, a change of it that is not confirmed yet, and which emails are wanted. */
  read: accountProcedure.query(async ({ ctx }) => {
    const args = { ctx: { orm: ctx.database.orm }, input: ctx.member };
    const [profile, pendingEmail] = await Promise.all([readProfile(args), readPendingEmail(args)]);
    return { ...profile, pendingEmail: pendingEmail ?? null };
  }),
  rename: accountProcedure
    .input(z.object({ name: z.string().max(1000) }))
    .mutation(({ ctx, input }) =>
      rename({
        ctx: { orm: ctx.database.orm },
        input: { userId: ctx.member.userId, name: input.name },
      }),
    ),
  /** Sets the language of the pages, starting with the next one. */
  chooseLanguage: accountProcedure
    .input(z.object({ language: z.enum(LANGUAGES) }))
    .mutation(({ ctx, input }) =>
      chooseLanguage({
        ctx: { orm: ctx.database.orm },
        input: { userId: ctx.member.userId, language: input.language },
      }),
    ),
  chooseNotifications: accountProcedure.input(Notifications).mutation(({ ctx, input }) =>
    chooseNotifications({
      ctx: { orm: ctx.database.orm },
      input: { userId: ctx.member.userId, choices: input },
    }),
  ),
  /** Emails a link to both addresses. */
  changeEmail: accountProcedure
    .meta({ securityEvent: 'security.email_change' })
    .input(
      z.object({
        newEmail: z.string().max(1000),
        currentPassword: z.string().max(PASSWORD_LENGTH.max),
      }),
    )
    .mutation(({ ctx, input }) =>
      requestEmailChange({
        ctx: {
          database: ctx.database,
          outbox: ctx.connect.outbox,
          publicUrl: ctx.config.publicUrl,
        },
        input: { ...ctx.member, ...input },
      }),
    ),
  cancelEmailChange: accountProcedure.mutation(({ ctx }) =>
    cancelEmailChange({ ctx: ctx.database, input: ctx.member }),
  ),
  /** Signs out everywhere; see `scheduleDeletion`. */
  deleteAccount: accountProcedure
    .meta({ securityEvent: 'security.account_deletion' })
    .input(z.object({ currentPassword: z.string().max(PASSWORD_LENGTH.max) }))
    .mutation(async ({ ctx, input }) => {
      const left = await scheduleDeletion({
        ctx: {
          database: ctx.database,
          outbox: ctx.connect.outbox,
          payments: ctx.payments,
          publicUrl: ctx.config.publicUrl,
          onMemberRemoved: ctx.onMemberRemoved,
          logger: ctx.logger,
        },
        input: { ...ctx.member, ...input },
      });
      for (const workspaceId of left) {
        ctx.securityEvents.record({
          event: 'security.member_remove',
          outcome: 'success',
          actor: ctx.member.userId,
          target: `settings.deleteAccount ${workspaceId}`,
          concerns: workspaceId,
          action: 'settings.deleteAccount',
        });
      }
    }),
  keepAccount: signedInProcedure
    .meta({ securityEvent: 'security.account_deletion' })
    .mutation(({ ctx }) => cancelDeletion({ ctx: { database: ctx.database }, input: ctx.member })),
  /** What a link to confirm an address shows to anyone who has it. */
  emailChange: publicProcedure
    .input(Token)
    .query(({ ctx, input }) => readEmailChange({ ctx: { orm: ctx.database.orm }, input })),
  confirmEmailChange: publicProcedure
    .meta({ securityEvent: 'security.email_change' })
    .input(Token)
    .mutation(({ ctx, input }) =>
      confirmEmailChange({
        ctx: {
          database: ctx.database,
          outbox: ctx.connect.outbox,
          publicUrl: ctx.config.publicUrl,
        },
        input,
      }),
    ),
});
