import { accessQuery, api, queryClient } from '../api.ts';
import { BASE } from '../base.ts';
import { filterOf, queryOf } from '../pages/products/filter.ts';
import { itemsQuery } from '../pages/run/items-query.ts';
import { runsQuery } from '../pages/runs/runs-query.ts';
import { connectionQuery } from './store.ts';

/**
 * Sends the first queries of the current page at once while its scripts are loading, rather than one after
 * another. The page uses the cached results, and repeats queries that failed.
 */
export function sendFirstQueries(): void {
  void Promise.allSettled(firstQueries());
}

function* firstQueries(): Generator<Promise<unknown>> {
  yield queryClient.query(accessQuery);
  // Without a session, all other queries would fail.
  if (document.documentElement.dataset['signedIn'] === undefined) return;
  yield queryClient.query(connectionQuery);
  const { pathname, search } = window.location;
  const [page, runId, , itemId] = pathname.slice(BASE.length + 1).split('/');
  if (page === 'products') {
    const filter = filterOf(new URLSearchParams(search));
    yield queryClient.query(api.products.list.queryOptions(queryOf(filter)));
    yield queryClient.query(api.products.categories.queryOptions());
    yield queryClient.query(api.sent.list.queryOptions());
  }
  if (page !== 'runs') return;
  if (runId === undefined) yield queryClient.infiniteQuery(runsQuery);
  else if (itemId === undefined) {
    yield queryClient.query(api.runs.get.queryOptions({ runId }));
    yield queryClient.infiniteQuery(itemsQuery({ runId }));
  } else {
    yield queryClient.query(api.runs.item.queryOptions({ itemId }));
  }
}
