import type { InitialData } from '@wareword/backend/src/trpc/index.ts';
import { api, queryClient } from './api.ts';
import { REVIEW_KEY } from './connect/review.ts';

/** Loads the data that was sent with the page into the cache, so that it need not be requested. */
export function loadInitialData(): void {
  const { account, pricing, review, history, counts, firstSteps, days, listing } = read();
  queryClient.setQueryData(api.account.read.queryKey(), account);
  queryClient.setQueryData(api.billing.pricing.queryKey(), pricing);
  queryClient.setQueryData(REVIEW_KEY, review);
  const newest = api.listings.search.infiniteQueryKey({ order: 'newest' });
  queryClient.setQueryData(newest, history && { pages: [history], pageParams: [null] });
  queryClient.setQueryData(api.listings.counts.queryKey({}), counts);
  queryClient.setQueryData(api.firstSteps.read.queryKey(), firstSteps);
  queryClient.setQueryData(api.usage.days.queryKey(), days);
  if (listing !== undefined) {
    const { id } = listing;
    queryClient.setQueryData(api.listings.read.queryKey({ id }), listing.read);
    queryClient.setQueryData(api.listings.scores.queryKey({ id }), listing.scores);
    queryClient.setQueryData(api.listings.stores.queryKey({ id }), listing.stores);
  }
}

function read(): InitialData {
  const data: unknown = JSON.parse(document.getElementById('initial-data')?.textContent ?? '{}');
  return isInitialData(data) ? data : {};
}

/** Safe to trust: the service that answers over tRPC wrote it. */
function isInitialData(data: unknown): data is InitialData {
  return typeof data === 'object' && data !== null;
}
