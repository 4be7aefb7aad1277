import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { accessRouter } from './access.ts';
import { connectionRouter } from './connection.ts';
import { router } from './procedure.ts';
import { productsRouter } from './products.ts';
import { runsRouter } from './runs.ts';
import { storeRouter } from './store.ts';

/**
 * All that the front can ask, at `trpc` below the bridge's address. Errors carry `data.told`: a
 * code to branch on, a sentence for the owner, and the way out. HTTP 401 means signed out.
 */
export const bridgeRouter = router({
  access: accessRouter,
  connection: connectionRouter,
  store: storeRouter,
  products: productsRouter,
  runs: runsRouter,
});

export type BridgeRouter = typeof bridgeRouter;
export type RouterInputs = inferRouterInputs<BridgeRouter>;
export type RouterOutputs = inferRouterOutputs<BridgeRouter>;
