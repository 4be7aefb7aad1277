import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { t } from '../../messages/history.ts';

type Outputs = inferRouterOutputs<DashboardRouter>['listings'];

export type Entry = Outputs['search']['entries'][number];
export type Counts = Outputs['counts'];

/** What asked for a listing. */
export const ORIGINS = ['dashboard', 'api', 'store', 'bulk'] as const satisfies Entry['origin'][];

export const ORIGIN_NAMES: Readonly<Record<Entry['origin'], () => string>> = {
  dashboard: () => t('writePage'),
  api: () => 'API',
  store: () => t('store'),
  bulk: () => t('bulk'),
};

/** What happened to a listing since it was written. */
export const STATES = ['edited', 'broken'] as const satisfies (keyof Counts['state'])[];

export const STATE_NAMES: Readonly<Record<(typeof STATES)[number], () => string>> = {
  edited: () => t('edited'),
  broken: () => t('breaksRules'),
};

/** The states that a listing is in. */
export function statesOf({ editedAt, breaksRules }: Entry): (typeof STATES)[number][] {
  return STATES.filter((state) => (state === 'edited' ? editedAt !== null : breaksRules));
}
