import { z } from 'zod';
import { listCategories, listProducts } from '../products/index.ts';
import { router, storeProcedure } from './procedure.ts';

/** The store's products, for selection. */
export const productsRouter = router({
  /** A page of products, newest first, each with its state in its most recent run. */
  list: storeProcedure
    .input(
      z.object({
        search: z.string().trim().max(200).default(''),
        status: z
          .enum(['any', 'publish', 'draft', 'pending', 'private', 'future', 'trash'])
          .default('any'),
        category: z.int().positive().optional(),
        page: z.int().min(1).max(100_000).default(1),
        perPage: z.int().min(1).max(100).default(20),
      }),
    )
    .query(({ ctx, input }) => {
      const { search, category, ...rest } = input;
      const query = {
        ...rest,
        ...(search === '' ? {} : { search }),
        ...(category === undefined ? {} : { category }),
      };
      return ctx.limitCatalogRead(ctx.store, () =>
        listProducts({ ctx: ctx.app, input: { store: ctx.store, query } }),
      );
    }),

  /** For the filter. */
  categories: storeProcedure.query(({ ctx }) =>
    ctx.limitCatalogRead(ctx.store, () =>
      listCategories({ ctx: ctx.app, input: { store: ctx.store } }),
    ),
  ),
});
