import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { api, queryClient } from '../../api.ts';

export type Team = inferRouterOutputs<DashboardRouter>['team']['read'];

/** Refetches the team after a change. */
export function refreshTeam(): Promise<void> {
  return queryClient.invalidateQueries(api.team.read.queryFilter());
}
