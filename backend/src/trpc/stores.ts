import { z } from 'zod';
import { disconnectStore, listStores } from '../tokens/index.ts';
import { CursorSchema } from './cursor.ts';
import { workspaceProcedure, router } from './procedures.ts';

export const storesRouter = router({
  list: workspaceProcedure('view')
    .input(z.object({ cursor: CursorSchema.optional() }))
    .query(async ({ ctx, input }) => {
      const { workspaceId } = ctx.member;
      const { stores, next } = await listStores({
        ctx: ctx.database,
        input: { workspaceId, after: input.cursor },
      });
      return {
        stores: stores.map(({ connectedBy, ...store }) => ({
          ...store,
          connectedBy: connectedBy.email,
        })),
        next,
        connectUrls: ctx.config.connectUrls,
      };
    }),
  disconnect: workspaceProcedure('stores')
    .meta({ securityEvent: 'security.disconnect' })
    .input(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) =>
      disconnectStore({
        ctx: { orm: ctx.database.orm },
        input: { ...ctx.member, storeId: input.id },
      }),
    ),
});
