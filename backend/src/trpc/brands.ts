import { z } from 'zod';
import {
  activateBrand,
  archiveBrand,
  createBrand,
  listArchivedBrands,
  listBrandShelf,
  renameBrand,
  restoreBrand,
} from '../brands/index.ts';
import { parseId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';
import { PlaceSchema } from './places.ts';
import { memberProcedure, router } from './procedures.ts';

const NamedSchema = z.object({ name: z.string() });
const OneSchema = z.object({ id: z.string() });

export const brandsRouter = router({
  /** What listings can be filed under, and the last that were archived. */
  list: memberProcedure.query(({ ctx }) =>
    listBrandShelf({ ctx: { orm: ctx.database.orm, plans: ctx.plans }, input: ctx.member }),
  ),
  /** Those that can be restored, a page of them. */
  archived: memberProcedure
    .input(z.object({ cursor: PlaceSchema.optional() }))
    .query(({ ctx, input }) =>
      listArchivedBrands({
        ctx: { orm: ctx.database.orm },
        input: { workspaceId: ctx.member.workspaceId, after: input.cursor },
      }),
    ),
  create: memberProcedure.input(NamedSchema).mutation(async ({ ctx, input }) => ({
    id: await createBrand({
      ctx: { orm: ctx.database.orm, plans: ctx.plans },
      input: { workspaceId: ctx.member.workspaceId, name: input.name },
    }),
  })),
  rename: memberProcedure.input(NamedSchema.extend(OneSchema.shape)).mutation(({ ctx, input }) =>
    renameBrand({
      ctx: { orm: ctx.database.orm },
      input: { workspaceId: ctx.member.workspaceId, brandId: input.id, name: input.name },
    }),
  ),
  activate: memberProcedure.input(OneSchema).mutation(({ ctx, input }) =>
    activateBrand({
      ctx: { orm: ctx.database.orm },
      input: { workspaceId: ctx.member.workspaceId, brandId: input.id },
    }),
  ),
  archive: memberProcedure.input(OneSchema).mutation(({ ctx, input }) => {
    const brandId = parseId('brd', input.id);
    if (brandId === undefined) throw new Refusal('brand_forbidden', 'There is no such brand.');
    return archiveBrand({
      ctx: { orm: ctx.database.orm },
      input: { workspaceId: ctx.member.workspaceId, brandId },
    });
  }),
  restore: memberProcedure.input(OneSchema).mutation(({ ctx, input }) =>
    restoreBrand({
      ctx: { orm: ctx.database.orm, plans: ctx.plans },
      input: { workspaceId: ctx.member.workspaceId, brandId: input.id },
    }),
  ),
});
