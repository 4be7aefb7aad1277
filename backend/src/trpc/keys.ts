import { z } from 'zod';
import { enforceAttemptLimit } from '../rate-limits/index.ts';
import { currentPeriod, readUsageDays } from '../credits/index.ts';
import { createKey, listKeys, readTokenUsage, revokeKey } from '../tokens/index.ts';
import { CursorSchema } from './cursor.ts';
import { usageByKey } from './key-usage.ts';
import { confirmedProcedure, workspaceProcedure, router } from './procedures.ts';

/** Keys that a workspace may create. Revoked ones are kept, because listings were written with them. */
const KEY_LIMIT = { max: 100, seconds: 86_400 };

export const keysRouter = router({
  list: workspaceProcedure('keys')
    .input(z.object({ cursor: CursorSchema.optional() }))
    .query(async ({ ctx, input }) => {
      const { workspaceId } = ctx.member;
      const [{ keys, next }, written] = await Promise.all([
        listKeys({ ctx: ctx.database, input: { workspaceId, after: input.cursor } }),
        readUsageDays({ ctx, input: { workspaceId } }),
      ]);
      const used = await readTokenUsage({
        ctx: ctx.database,
        input: { workspaceId, tokenIds: keys.map(({ id }) => id), from: currentPeriod() },
      });
      const usageOf = usageByKey({ used, written });
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
