import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';

type Outputs = inferRouterOutputs<DashboardRouter>['bulk'];

export type Run = Outputs['list']['runs'][number];
export type RunDetails = Outputs['get'];
export type Row = Outputs['rows']['rows'][number];

/** States of a run, in the reader's words. */
export const RUN_STATES: Readonly<Record<Run['state'], string>> = {
  draft: 'Not started',
  running: 'Running',
  paused: 'Paused',
  done: 'Done',
  cancelled: 'Cancelled',
};

/** States of a row. */
export const ROW_STATES: Readonly<Record<Row['state'], string>> = {
  problem: 'Cannot be written',
  waiting: 'Waiting',
  writing: 'Being written',
  written: 'Written',
  failed: 'Failed',
};

/** "1 product", "2,000 products". */
export function count(number: number, thing: string): string {
  return `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : 's'}`;
}

/** How far a run is, in one line. */
export function progressOf({ products, written, failed }: Run): string {
  const parts = [`${written.toLocaleString('en')} of ${count(products, 'listing')} written`];
  if (failed > 0) parts.push(`${failed.toLocaleString('en')} failed`);
  return parts.join(', ');
}
