import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { accessRouter } from './access.ts';
import { connectionRouter } from './connection.ts';
import { router } from './procedure.ts';
import { productsRouter } from './products.ts';
import { runsRouter } from './runs.ts';
import { sentRouter } from './sent.ts';
import { storeRouter } from './store.ts';

/**
 * The web app's API, mounted at `trpc`. Errors have `data.publicError`: a code to branch on, a
 * message for the owner, and a link to the fix. HTTP 401 means signed out.
 */
export const wooAppRouter = router({
  access: accessRouter,
  connection: connectionRouter,
  store: storeRouter,
  products: productsRouter,
  runs: runsRouter,
  sent: sentRouter,
});

export type WooAppRouter = typeof wooAppRouter;
export type RouterInputs = inferRouterInputs<WooAppRouter>;
export type RouterOutputs = inferRouterOutputs<WooAppRouter>;
