import type { InitialData } from '@wareword/backend/src/trpc/index.ts';
import { api, queryClient } from './api.ts';
import { REVIEW_KEY } from './connect/review.ts';

/** Loads the data that was sent with the page into the cache, so that it need not be requested. */
export function loadInitialData(): void {
  const { account, pricing, review } = read();
  queryClient.setQueryData(api.account.read.queryKey(), account);
  queryClient.setQueryData(api.billing.pricing.queryKey(), pricing);
  queryClient.setQueryData(REVIEW_KEY, review);
}

function read(): InitialData {
  const data: unknown = JSON.parse(document.getElementById('initial-data')?.textContent ?? '{}');
  return isInitialData(data) ? data : {};
}

/** Safe to trust: the service that answers over tRPC wrote it. */
function isInitialData(data: unknown): data is InitialData {
  return typeof data === 'object' && data !== null;
}
