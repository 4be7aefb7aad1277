import { setTimeout as pause } from 'node:timers/promises';
import { ALL, changeRun, startRun } from '../../shopify-app/calls.ts';
import type { Figure } from '../figure.ts';
import type { Bench } from '../figures/bench.ts';
import { cpuMs } from '../product/cpu-time.ts';
import { peakMemoryMb } from '../product/peak-memory.ts';
import type { BenchedApp } from './app.ts';

const LOOK_EVERY_MS = 250;
const LOG_EVERY_MS = 10_000;
/** A run may take hours, but must keep making progress. */
const STALLED_AFTER_MS = 180_000;

/** CPU of the app's process for each product, in milliseconds. */
const GOALS = { writing: 12, publishing: 8, undoing: 8 } as const;
type Stage = keyof typeof GOALS;

/** States of a product in or before each stage; a product without one of them has finished it. */
const UNDER_WAY: Readonly<Record<Stage, readonly string[]>> = {
  writing: ['queued', 'generating'],
  publishing: ['ready', 'publish_queued', 'publishing'],
  undoing: ['published', 'undo_queued', 'undoing'],
};

/** One run of all products, from writing to undoing. */
export interface RunReadings {
  readonly figures: readonly Figure[];
  readonly pointsToPublish: number;
  readonly throttled: number;
}

export async function measureRun(
  app: BenchedApp,
  products: number,
  { logProgress, reportProblem }: Pick<Bench, 'logProgress' | 'reportProblem'>,
): Promise<RunReadings> {
  const { bucket } = app.shopify.shop();
  const figures: Figure[] = [];
  const measure = async (stage: Stage, work: () => Promise<string>) => {
    const [began, cpu, spent] = [performance.now(), cpuMs(app.pid), bucket.spent];
    const runId = await work();
    await atRest(app, { runId, stage, products, logProgress });
    const wall = (performance.now() - began) / products;
    const name = `CPU of ${stage} a product, of ${products.toLocaleString('en-US')}`;
    const measured = (cpuMs(app.pid) - cpu) / products;
    figures.push({
      ...{ name, measured, unit: 'ms' },
      goal: { atMost: GOALS[stage] },
      detail: `${measured.toFixed(1)} ms of CPU, ${wall.toFixed(1)} ms of time`,
    });
    logProgress(`shopify: ${name}: ${measured.toFixed(1)} ms`);
    return { runId, points: (bucket.spent - spent) / products };
  };

  const { runId } = await measure('writing', () => startRun(app, ALL));
  const counts = await countsOf(app, runId);
  const written = counts.get('ready') ?? 0;
  if (written < products * 0.9)
    reportProblem(`shopify: only ${written} of ${products} were written`);
  const throttledBefore = bucket.throttled;
  const changed = (action: 'publish' | 'undo') => async () => {
    await changeRun(app, runId, { action, items: 'all' });
    return runId;
  };
  const { points } = await measure('publishing', changed('publish'));
  const throttled = bucket.throttled - throttledBefore;
  await measure('undoing', changed('undo'));
  const undone = (await countsOf(app, runId)).get('undone') ?? 0;
  if (undone !== written) reportProblem(`shopify: ${undone} of ${written} products were undone`);
  return { figures, pointsToPublish: points, throttled };
}

async function countsOf({ sql }: BenchedApp, runId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ state: string; count: number }[]>`
    select state, count(*)::int as count from shopify_app.items where run_id = ${runId} group by 1
  `;
  return new Map(rows.map(({ state, count }) => [state, count]));
}

async function atRest(
  app: BenchedApp,
  {
    runId,
    stage,
    products,
    logProgress,
  }: {
    readonly runId: string;
    readonly stage: Stage;
    readonly products: number;
    readonly logProgress: Bench['logProgress'];
  },
): Promise<void> {
  let before = '';
  let changed = performance.now();
  let logged = performance.now();
  for (;;) {
    const counts = await countsOf(app, runId);
    const sum = (states: Iterable<string>) =>
      [...states].reduce((total, state) => total + (counts.get(state) ?? 0), 0);
    const [found, underWay] = [sum(counts.keys()), sum(UNDER_WAY[stage])];
    if (found === products && underWay === 0) return;
    const at = performance.now();
    const now = JSON.stringify([...counts].toSorted());
    if (now !== before) changed = at;
    before = now;
    if (at - changed > STALLED_AFTER_MS) throw new Error(`${stage} stands still at ${now}`);
    if (at - logged > LOG_EVERY_MS) {
      logged = at;
      const memory = (await peakMemoryMb(app.pid)).toFixed(0);
      logProgress(
        `shopify: ${stage}, ${found - underWay} of ${products} done, peak memory ${memory} MB`,
      );
    }
    await pause(LOOK_EVERY_MS);
  }
}
