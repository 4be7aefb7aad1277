import { z } from 'zod';
import { enforceAttemptLimit } from '../attempts/index.ts';
import { createKey, listKeys, revokeKey } from '../tokens/index.ts';
import { CursorSchema } from './cursor.ts';
import { readKeyUsage } from './key-usage.ts';
import { confirmedProcedure, workspaceProcedure, router } from './procedures.ts';

/** Keys that a workspace may create. Revoked ones are kept, because listings were written with them. */
const KEY_LIMIT = { max: 100, seconds: 86_400 };

export const keysRouter = router({
  list: workspaceProcedure('keys')
    .input(z.object({ cursor: CursorSchema.optional() }))
    .query(async ({ ctx, input }) => {
      const { workspaceId } = ctx.member;
      const { keys, next } = await listKeys({
        ctx: { orm: ctx.database.orm },
        input: { workspaceId, after: input.cursor },
      });
      const tokenIds = keys.map(({ id }) => id);
      const usageOf = await readKeyUsage({ ctx, input: { workspaceId, tokenIds } });
      return {
        keys: keys.map(({ createdBy, ...key }) => ({
          ...key,
          usage: usageOf(key.id),
          createdBy: createdBy.email,
        })),
        next,
      };
    }),
  /** The only response that contains the key itself. */
  create: confirmedProcedure('keys')
    .meta({ securityEvent: 'security.key_create' })
    .input(z.object({ name: z.string() }))
    .mutation(async ({ ctx, input }) => {
      await enforceAttemptLimit({
        ctx,
        input: { action: 'key-create', subject: ctx.member.workspaceId, limit: KEY_LIMIT },
      });
      ctx.eventDetails.subject = input.name.trim();
      const { token } = await createKey({
        ctx: { orm: ctx.database.orm, plans: ctx.plans },
        input: { ...ctx.member, name: input.name },
      });
      return { token };
    }),
  revoke: workspaceProcedure('keys')
    .meta({ securityEvent: 'security.key_revoke' })
    .input(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) =>
      revokeKey({ ctx: { orm: ctx.database.orm }, input: { ...ctx.member, keyId: input.id } }),
    ),
});
