import type { ShopifyAppContext } from '../context.ts';
import type { Visit } from '../visit.ts';
import type { Shop } from '../load-context/index.ts';
import { disconnect, finishConnect, readConnection, startConnect } from './connection.ts';
import { dismissGuide, readHome } from './home.ts';
import { pageContext } from './page-context.ts';
import { outcomeOf } from './problem.ts';
import { listProducts, prepareRun } from './products.ts';
import { edit, readReview } from './review.ts';
import { changeRun, previewPublishing, readRun, readRuns, startRun } from './runs.ts';
import { dismissSent, readSent, startSent } from './sent.ts';
import { fieldNames } from './words.ts';

/** The operations of one request's pages, for the staff member who sent it. */
export function shopOf(app: ShopifyAppContext, visit: Visit): Shop {
  const page = pageContext(app, visit);
  const { shop, staff } = visit;
  const sender = { store: shop.id, person: `${shop.id} ${staff}` };
  const run = <Value>(work: () => Promise<Value>) =>
    outcomeOf(app.logger, page.texts, () => {
      app.calls.count(sender);
      return work();
    });
  /** For reading or comparing whole texts. */
  const runHeavy = <Value>(work: () => Promise<Value>) => run(() => app.calls.heavy(sender, work));
  return {
    frame: {
      shop: shop.id,
      fieldNames: fieldNames(page.texts),
      distribution: app.config.distribution,
    },
    home: () => runHeavy(() => readHome(page)),
    dismissGuide: () => run(() => dismissGuide(page)),
    connection: () => run(() => readConnection(page)),
    startConnect: () => run(() => startConnect(page)),
    finishConnect: (query) => run(() => finishConnect(page, query)),
    disconnect: () => run(() => disconnect(page)),
    products: (query) => run(() => listProducts(page, query)),
    prepareRun: (selection) => run(() => prepareRun(page, selection)),
    startRun: (input) => run(() => startRun(page, input)),
    sent: () => run(() => readSent(page)),
    startSent: (input) => run(() => startSent(page, input)),
    dismissSent: (input) => run(() => dismissSent(page, input)),
    runs: (query) => run(() => readRuns(page, query)),
    run: (query) => run(() => readRun(page, query)),
    previewPublish: (runId) => runHeavy(() => previewPublishing(page, runId)),
    changeRun: (runId, input) => run(() => changeRun(page, runId, input)),
    review: (runId, itemId) => runHeavy(() => readReview(page, runId, itemId)),
    edit: (runId, itemId, input) => runHeavy(() => edit(page, runId, itemId, input)),
  };
}
