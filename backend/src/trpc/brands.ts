import { z } from 'zod';
import {
  activateBrand,
  archiveBrand,
  createBrand,
  listBrandShelf,
  renameBrand,
  restoreBrand,
} from '../brands/index.ts';
import { parseId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';
import { memberProcedure, router } from './procedures.ts';

const NamedSchema = z.object({ name: z.string() });
const OneSchema = z.object({ id: z.string() });

export const brandsRouter = router({
  list: memberProcedure.query(({ ctx }) =>
    listBrandShelf({ ctx: { orm: ctx.database.orm, plans: ctx.plans }, input: ctx.member }),
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
