import type { InitialData } from '@wareword/backend/src/trpc/index.ts';
import { api, queryClient } from './api.ts';
import { REVIEW_KEY } from './connect/review.ts';

/** Loads the data that is sent with a page into the cache, so that it need not be requested. */
export function loadInitialData(data: InitialData): void {
  const { account, signInOptions, pricing, review, history, counts, firstSteps, days, listing } =
    data;
  queryClient.setQueryData(api.account.read.queryKey(), account);
  queryClient.setQueryData(api.account.signInOptions.queryKey(), signInOptions);
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

/** The data that was sent with this page, as JSON. */
export function readInitialData(): string {
  return document.getElementById('initial-data')?.textContent ?? '{}';
}

export function parseInitialData(json: string): InitialData {
  const data: unknown = JSON.parse(json);
  return isInitialData(data) ? data : {};
}

/** Safe to trust: the service that answers over tRPC wrote it. */
function isInitialData(data: unknown): data is InitialData {
  return typeof data === 'object' && data !== null;
}
