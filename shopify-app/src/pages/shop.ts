import type { ShopifyAppContext } from '../context.ts';
import type { Visit } from '../visit.ts';
import type { Shop } from '../load-context/index.ts';
import { disconnect, endConnect, readConnection, startConnect } from './connection.ts';
import { dismissGuide, readHome } from './home.ts';
import { pageContext } from './page-context.ts';
import { outcomeOf } from './problem.ts';
import { listProducts, prepareRun } from './products.ts';
import { edit, readReview } from './review.ts';
import { changeRun, previewPublishing, readRun, readRuns, startRun } from './runs.ts';

/** The operations of one request's pages, for the staff member who sent it. */
export function shopOf(app: ShopifyAppContext, visit: Visit): Shop {
  const page = pageContext(app, visit);
  const run = <Value>(work: () => Promise<Value>) => outcomeOf(app.logger, work);
  const { shop, locale } = visit;
  return {
    frame: { shop: shop.id, locale, distribution: app.config.distribution },
    home: () => run(() => readHome(page)),
    dismissGuide: () => run(() => dismissGuide(page)),
    connection: () => run(() => readConnection(page)),
    startConnect: () => run(() => startConnect(page)),
    finishConnect: (query) => run(() => endConnect(page, query)),
    disconnect: () => run(() => disconnect(page)),
    products: (query) => run(() => listProducts(page, query)),
    prepareRun: (selection) => run(() => prepareRun(page, selection)),
    startRun: (input) => run(() => startRun(page, input)),
    runs: (query) => run(() => readRuns(page, query)),
    run: (query) => run(() => readRun(page, query)),
    previewPublish: (runId) => run(() => previewPublishing(page, runId)),
    changeRun: (runId, input) => run(() => changeRun(page, runId, input)),
    review: (runId, itemId) => run(() => readReview(page, runId, itemId)),
    edit: (runId, itemId, input) => run(() => edit(page, runId, itemId, input)),
  };
}
