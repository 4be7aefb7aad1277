import { countLatestItems, listRuns, type ItemState } from '@wareword/publishing';
import type { Home } from '../load-context/index.ts';
import { recordGuideDismissed } from '../shops/index.ts';
import { readConnection } from './connection.ts';
import type { PageContext } from './page-context.ts';
import { countSent } from './sent.ts';
import { summarize } from './run-summary.ts';

const LATEST_RUNS = 5;

/** The shop's status, and what to do next. */
export async function readHome(page: PageContext): Promise<Home> {
  const { app, visit } = page;
  const input = { storeId: visit.shop.id, limit: LATEST_RUNS };
  const [connection, sent, counts, runs] = await Promise.all([
    readConnection(page),
    countSent(page),
    // Products by their state in their latest run.
    countLatestItems({ ctx: app.publishing, input: { storeId: visit.shop.id } }),
    listRuns({ ctx: app.publishing, input }),
  ]);
  const of = (state: ItemState) => counts.get(state) ?? 0;
  const steps = {
    connected: connection.state !== 'disconnected',
    written: runs.some(({ written }) => written > 0),
    // An undo does not move a run back to an earlier step.
    published: of('published') + of('undone') > 0,
  };
  const isDone = steps.connected && steps.written && steps.published;
  if (isDone && visit.shop.guideDoneAt === null) await dismissGuide(page);
  return {
    connection,
    sent,
    metrics: {
      published: of('published'),
      toReview: of('ready') + of('conflict'),
      failed: of('failed'),
    },
    runs: runs.map((run) => summarize(run, page.texts)),
    guide: isDone || visit.shop.guideDoneAt !== null ? null : steps,
  };
}

export async function dismissGuide({ app, visit }: PageContext): Promise<null> {
  await recordGuideDismissed({ ctx: app, input: { shop: visit.shop.id } });
  return null;
}
