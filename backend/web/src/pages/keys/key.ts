import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';

export type Key = inferRouterOutputs<DashboardRouter>['keys']['list']['keys'][number];
