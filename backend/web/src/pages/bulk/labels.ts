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
      ? [formatCount(products, 'product')]
      : [`${formatNumber(written)} of ${formatCount(products, 'listing')} written`];
  if (failed > 0) parts.push(`${formatNumber(failed)} failed`);
  if (skipped > 0) parts.push(`${formatNumber(skipped)} skipped`);
  return parts.join(', ');
}
