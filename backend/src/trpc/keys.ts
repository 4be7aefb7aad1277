import { z } from 'zod';
import { createKey, listKeys, revokeKey } from '../tokens/index.ts';
import { PlaceSchema } from './places.ts';
import { memberProcedure, router } from './procedures.ts';

export const keysRouter = router({
  list: memberProcedure
    .input(z.object({ cursor: PlaceSchema.optional() }))
    .query(async ({ ctx, input }) => {
      const { workspaceId, userId, isOwner } = ctx.member;
      const { keys, next } = await listKeys({
        ctx: { orm: ctx.database.orm },
        input: { workspaceId, after: input.cursor },
      });
      return {
        keys: keys.map(({ madeBy, ...key }) => ({
          ...key,
          madeBy: madeBy.email,
          revocable: isOwner || madeBy.userId === userId,
        })),
        next,
      };
    }),
  /** The only answer that ever holds the key itself. */
  create: memberProcedure.input(z.object({ name: z.string() })).mutation(async ({ ctx, input }) => {
    const { token } = await createKey({
      ctx: { orm: ctx.database.orm, plans: ctx.plans },
      input: { ...ctx.member, name: input.name },
    });
    return { token };
  }),
  revoke: memberProcedure
    .input(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) =>
      revokeKey({ ctx: { orm: ctx.database.orm }, input: { ...ctx.member, keyId: input.id } }),
    ),
});
