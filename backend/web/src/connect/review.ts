import { useQuery } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { client, queryClient } from '../api.ts';

/** The store's request, and the account that would approve it. */
export type Review = inferRouterOutputs<DashboardRouter>['connect']['review'];
export type Store = Review['store'];
export type Account = NonNullable<Review['account']>;
/** The store's connection to another account. */
export type OtherConnection = NonNullable<Review['otherConnection']>;

export const REVIEW_KEY = ['connect', 'review'];

/** The query the page was opened with: the store's request, which only the service parses. */
export function storeRequest(): string {
  return window.location.search.slice(1);
}

/** Refetched when the page regains focus, because the user may have signed in in another tab. */
export function useReview() {
  return useQuery({
    queryKey: REVIEW_KEY,
    queryFn: () => client.connect.review.mutate({ query: storeRequest() }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

export function refreshReview(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: REVIEW_KEY });
}
