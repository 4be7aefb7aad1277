import type { inferRouterOutputs } from '@trpc/server';
import { formatCount, formatNumber } from '@wareword/shared-schema/format';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';

type Outputs = inferRouterOutputs<DashboardRouter>['bulk'];

export type Run = Outputs['list']['runs'][number];
export type RunDetails = Outputs['get'];
export type Row = Outputs['rows']['rows'][number];

/** States of a run. */
export const RUN_STATES: Readonly<Record<Run['state'], string>> = {
  draft: 'Not started',
  running: 'Running',
  paused: 'Paused',
  done: 'Done',
  canceled: 'Canceled',
};

/** Labels of a row's states. */
export const ROW_STATES: Readonly<Record<Row['state'], string>> = {
  problem: 'Skipped',
  waiting: 'Queued',
  writing: 'Writing',
  written: 'Written',
  failed: 'Failed',
};

/** A run's progress in one line. */
export function progressOf({ products, written, failed }: Run): string {
  const parts = [`${formatNumber(written)} of ${formatCount(products, 'listing')} written`];
  if (failed > 0) parts.push(`${formatNumber(failed)} failed`);
  return parts.join(', ');
}
