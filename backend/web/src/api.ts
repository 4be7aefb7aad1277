import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';

/** Times that a read is tried again where no answer came; an answer would be the same again. */
const MOST_RETRIES = 1;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndedSession }),
  mutationCache: new MutationCache({ onError: noticeEndedSession }),
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < MOST_RETRIES && statusOf(error) === undefined,
      staleTime: 5_000,
      refetchOnWindowFocus: true,
    },
  },
});

export const client = createTRPCClient<DashboardRouter>({
  links: [httpBatchLink({ url: '/trpc', maxURLLength: 4_000, maxItems: 20 })],
});

/** The dashboard's API, as options of TanStack Query. */
export const api = createTRPCOptionsProxy<DashboardRouter>({ client, queryClient });

/** HTTP status that a procedure was refused with; undefined where no answer came. */
export function statusOf(error: unknown): number | undefined {
  return dataOf(error)?.httpStatus;
}

/** The error code of the document that a procedure was refused with, where it is one of those. */
export function refusalOf(error: unknown): string | undefined {
  return dataOf(error)?.refusal;
}

/** What to tell the reader about a procedure that failed. */
export function messageOf(error: unknown): string {
  return statusOf(error) === undefined || !(error instanceof Error)
    ? 'The service could not be reached. Check your connection and try again.'
    : error.message;
}

/** Tells the frame, which asks who is signed in again and shows what it finds. */
function noticeEndedSession(error: Error): void {
  if (statusOf(error) !== 401) return;
  // A visitor's session cannot end.
  if (queryClient.getQueryData(api.account.read.queryKey()) === null) return;
  void queryClient.invalidateQueries(api.account.read.queryFilter());
}

function dataOf(error: unknown): { httpStatus: number; refusal?: string | undefined } | undefined {
  return isAnswer(error) ? (error.data ?? undefined) : undefined;
}

function isAnswer(error: unknown): error is TRPCClientError<DashboardRouter> {
  return error instanceof TRPCClientError;
}
