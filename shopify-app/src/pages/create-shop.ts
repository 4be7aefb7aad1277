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
export function createShop(app: ShopifyAppContext, visit: Visit): Shop {
  const page = pageContext(app, visit);
  const { shop, staff } = visit;
  const sender = { store: shop.id, person: `${shop.id} ${staff}` };
  const call = <Value>(work: () => Promise<Value>) =>
    outcomeOf(app.logger, page.texts, () => {
      app.calls.count(sender);
      return work();
    });
  /** For reading or comparing whole texts. */
  const callHeavy = <Value>(work: () => Promise<Value>) =>
    call(() => app.calls.heavy(sender, work));
  return {
    frame: {
      shop: shop.id,
      fieldNames: fieldNames(page.texts),
      distribution: app.config.distribution,
    },
    home: () => callHeavy(() => readHome(page)),
    dismissGuide: () => call(() => dismissGuide(page)),
    connection: () => call(() => readConnection(page)),
    startConnect: () => call(() => startConnect(page)),
    finishConnect: (query) => call(() => finishConnect(page, query)),
    disconnect: () => call(() => disconnect(page)),
    products: (query) => call(() => listProducts(page, query)),
    prepareRun: (selection) => call(() => prepareRun(page, selection)),
    startRun: (input) => call(() => startRun(page, input)),
    sent: () => call(() => readSent(page)),
    startSent: (input) => call(() => startSent(page, input)),
    dismissSent: (input) => call(() => dismissSent(page, input)),
    runs: (query) => call(() => readRuns(page, query)),
    run: (query) => call(() => readRun(page, query)),
    previewPublish: (runId) => callHeavy(() => previewPublishing(page, runId)),
    changeRun: (runId, input) => call(() => changeRun(page, runId, input)),
    review: (runId, itemId) => callHeavy(() => readReview(page, runId, itemId)),
    edit: (runId, itemId, input) => callHeavy(() => edit(page, runId, itemId, input)),
  };
}
