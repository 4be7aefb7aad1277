import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { t } from '../../messages/bulk.ts';

type Outputs = inferRouterOutputs<DashboardRouter>['bulk'];

export type Run = Outputs['list']['runs'][number];
export type RunDetails = Outputs['get'];
export type Row = Outputs['rows']['rows'][number];

/** States of a run. */
export const RUN_STATES: Readonly<Record<Run['state'], () => string>> = {
  draft: () => t('notStarted'),
  running: () => t('running'),
  paused: () => t('paused'),
  done: () => t('done'),
  canceled: () => t('canceled'),
};

/** Labels of the states of a run's rows. */
export function rowStatesOf(run: Run): Readonly<Record<Row['state'], string>> {
  return {
    problem: t('skipped'),
    waiting: WAITING[run.state](),
    writing: t('writing'),
    written: t('written'),
    failed: t('failed'),
  };
}

/** Rows are only queued once their run is started, and no longer when it is canceled. */
const WAITING: Readonly<Record<Run['state'], () => string>> = {
  draft: () => t('ready'),
  running: () => t('queued'),
  paused: () => t('queued'),
  done: () => t('queued'),
  canceled: () => t('notWrittenCount'),
};

/** The numbers of a run. Every page takes them from here, so that they agree. */
export interface RunNumbers {
  readonly rows: number;
  /** Rows that no listing can be written for. */
  readonly skipped: number;
  readonly products: number;
  readonly written: number;
  readonly failed: number;
  /** Products that have no outcome. */
  readonly left: number;
  /** Listings that were used: failed products cost none. */
  readonly used: number;
}

export function numbersOf({ products, problems, written, failed }: Run): RunNumbers {
  return {
    rows: products + problems,
    skipped: problems,
    products,
    written,
    failed,
    left: Math.max(0, products - written - failed),
    used: written,
  };
}

/** A run's progress in one line. */
export function progressOf(run: Run): string {
  const { products, written, failed, skipped } = numbersOf(run);
  const parts =
    run.state === 'draft'
      ? [t('products', { products })]
      : [t('writtenOfTotal', { written, products })];
  if (failed > 0) parts.push(t('failedCount', { failed }));
  if (skipped > 0) parts.push(t('skippedCount', { skipped }));
  return parts.join(', ');
}
