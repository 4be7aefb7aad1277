import { useQuery } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { client, queryClient } from '../api.ts';

/** What the store asks for, and who would say yes to it. */
export type Review = inferRouterOutputs<DashboardRouter>['connect']['review'];
export type Store = Review['store'];
export type Account = NonNullable<Review['account']>;

export const REVIEW_KEY = ['connect', 'review'];

/** The query that the page was opened with: the store's request, which the service alone reads. */
export function storeRequest(): string {
  return window.location.search.slice(1);
}

/** Asked again whenever the page is come back to: somebody may have signed in next door. */
export function useReview() {
  return useQuery({
    queryKey: REVIEW_KEY,
    queryFn: () => client.connect.review.mutate({ query: storeRequest() }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

export function reviewAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: REVIEW_KEY });
}
