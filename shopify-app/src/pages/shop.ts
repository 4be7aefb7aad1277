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
  const { shop, staff, locale } = visit;
  const sender = { store: shop.id, person: `${shop.id} ${staff}` };
  const answer = <Value>(work: () => Promise<Value>) =>
    outcomeOf(app.logger, () => {
      app.calls.count(sender);
      return work();
    });
  /** For reading or comparing whole texts. */
  const answerHeavy = <Value>(work: () => Promise<Value>) =>
    answer(() => app.calls.heavy(sender, work));
  return {
    frame: { shop: shop.id, locale, distribution: app.config.distribution },
    home: () => answerHeavy(() => readHome(page)),
    dismissGuide: () => answer(() => dismissGuide(page)),
    connection: () => answer(() => readConnection(page)),
    startConnect: () => answer(() => startConnect(page)),
    finishConnect: (query) => answer(() => endConnect(page, query)),
    disconnect: () => answer(() => disconnect(page)),
    products: (query) => answer(() => listProducts(page, query)),
    prepareRun: (selection) => answer(() => prepareRun(page, selection)),
    startRun: (input) => answer(() => startRun(page, input)),
    runs: (query) => answer(() => readRuns(page, query)),
    run: (query) => answer(() => readRun(page, query)),
    previewPublish: (runId) => answerHeavy(() => previewPublishing(page, runId)),
    changeRun: (runId, input) => answer(() => changeRun(page, runId, input)),
    review: (runId, itemId) => answerHeavy(() => readReview(page, runId, itemId)),
    edit: (runId, itemId, input) => answerHeavy(() => edit(page, runId, itemId, input)),
  };
}
