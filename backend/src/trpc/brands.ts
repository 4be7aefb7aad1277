import { BrandStyleChangesSchema, LearnVoiceRequestSchema } from '@wareword/shared-schema';
import { z } from 'zod';
import {
  activateBrand,
  archiveBrand,
  createBrand,
  learnVoice,
  listArchivedBrands,
  readBrandOverview,
  restoreBrand,
  updateBrand,
} from '../brands/index.ts';
import { parseId } from '../identifiers.ts';
import { notFound } from '../errors.ts';
import { LANGUAGES } from '../languages.ts';
import { CursorSchema } from './cursor.ts';
import { workspaceProcedure, router } from './procedures.ts';

const NamedSchema = z.object({ name: z.string() });
const OneSchema = z.object({ id: z.string() });
const UpdateSchema = OneSchema.extend({
  name: z.string().optional(),
  ...BrandStyleChangesSchema.shape,
});

export const brandsRouter = router({
  /** Brands that listings can use, and the last archived ones. */
  list: workspaceProcedure('listings').query(({ ctx }) =>
    readBrandOverview({ ctx: { orm: ctx.database.orm, plans: ctx.plans }, input: ctx.member }),
  ),
  /** A page of the archived brands. */
  archived: workspaceProcedure('brands')
    .input(z.object({ cursor: CursorSchema.optional() }))
    .query(({ ctx, input }) =>
      listArchivedBrands({
        ctx: { orm: ctx.database.orm },
        input: { workspaceId: ctx.member.workspaceId, after: input.cursor },
      }),
    ),
  create: workspaceProcedure('brands')
    .meta({ securityEvent: 'security.brand_change' })
    .input(NamedSchema)
    .mutation(async ({ ctx, input }) => {
      const id = await createBrand({
        ctx: { orm: ctx.database.orm, plans: ctx.plans },
        input: { workspaceId: ctx.member.workspaceId, name: input.name },
      });
      ctx.eventDetails.subject = id;
      return { id };
    }),
  /** Suggests a voice from texts, in the page's language; nothing is saved. */
  learnVoice: workspaceProcedure('brands')
    .input(LearnVoiceRequestSchema.extend({ language: z.enum(LANGUAGES) }))
    .mutation(({ ctx, input, signal }) =>
      learnVoice({
        ctx,
        input: {
          workspaceId: ctx.member.workspaceId,
          ...input,
          signal: signal ?? new AbortController().signal,
        },
      }),
    ),
  /** Changes the name and how the brand sounds; omitted fields stay as they are. */
  update: workspaceProcedure('brands')
    .meta({ securityEvent: 'security.brand_change' })
    .input(UpdateSchema)
    .mutation(({ ctx, input: { id, ...changes } }) =>
      updateBrand({
        ctx: { orm: ctx.database.orm },
        input: { workspaceId: ctx.member.workspaceId, brandId: id, ...changes },
      }),
    ),
  activate: workspaceProcedure('brands')
    .meta({ securityEvent: 'security.brand_change' })
    .input(OneSchema)
    .mutation(({ ctx, input }) =>
      activateBrand({
        ctx: { orm: ctx.database.orm, plans: ctx.plans },
        input: { ...ctx.member, brandId: input.id },
      }),
    ),
  archive: workspaceProcedure('brands')
    .meta({ securityEvent: 'security.brand_change' })
    .input(OneSchema)
    .mutation(({ ctx, input }) => {
      const brandId = parseId('brd', input.id);
      if (brandId === undefined) throw notFound("This brand isn't in this workspace.", 'brand_id');
      return archiveBrand({
        ctx: { orm: ctx.database.orm },
        input: { workspaceId: ctx.member.workspaceId, brandId },
      });
    }),
  restore: workspaceProcedure('brands')
    .meta({ securityEvent: 'security.brand_change' })
    .input(OneSchema)
    .mutation(({ ctx, input }) =>
      restoreBrand({
        ctx: { orm: ctx.database.orm, plans: ctx.plans },
        input: { workspaceId: ctx.member.workspaceId, brandId: input.id },
      }),
    ),
});
