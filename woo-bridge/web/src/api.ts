import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { BridgeRouter, RouterOutputs, Told } from '@wareword/woo-bridge/trpc';
import { API_URL } from './base.ts';
import { tell } from './notices.ts';

/** Times that a read is tried again where no answer came; an answer would be the same again. */
const MOST_RETRIES = 1;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndedSession }),
  mutationCache: new MutationCache({ onError: noticeEndedSession }),
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < MOST_RETRIES && statusOf(error) === undefined,
      staleTime: 5_000,
    },
  },
});

/** Each call goes by itself: what the bridge knows does not wait for what a store is asked. */
export const client = createTRPCClient<BridgeRouter>({ links: [httpLink({ url: API_URL })] });

/** The bridge's API, as options of TanStack Query. */
export const api = createTRPCOptionsProxy<BridgeRouter>({ client, queryClient });

/** The store that this browser is signed in to. */
export type Store = NonNullable<RouterOutputs['access']['state']['store']>;

const ACCESS_KEY = ['access'];

/** Whom the bridge knows this browser as; what went wrong on the way back is told once. */
export const accessQuery = {
  queryKey: ACCESS_KEY,
  queryFn: async (): Promise<Store | null> => {
    const { store, notice } = await client.access.state.query();
    if (notice !== null) tell(notice);
    return store;
  },
  staleTime: 30_000,
};

/** Reads the store again, after something that changes it. */
export function refreshStore(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ACCESS_KEY });
}

/** Shows what belongs to this store, and nothing of what was shown before. */
export function enter(store: Store | null): void {
  // An answer that is still under way is about whom this browser was before.
  void queryClient.cancelQueries({ queryKey: ACCESS_KEY });
  queryClient.setQueryData(ACCESS_KEY, store);
  // The frame watches this one: removed and made anew, it would not be seen to change.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ACCESS_KEY[0] });
  queryClient.getMutationCache().clear();
}

const UNREACHED: Told = {
  code: 'unreached',
  message: 'The bridge could not be reached. Nothing is lost; check your connection and try again.',
  link: null,
  passing: true,
};

/** What to tell the owner about a call that failed. */
export function troubleOf(error: unknown): Told {
  if (!isRefused(error)) return UNREACHED;
  const { data } = error;
  if (data === null || data === undefined) return UNREACHED;
  return data.told ?? { code: data.code, message: error.message, link: null, passing: false };
}

/** HTTP status that a call was refused with; undefined where no answer came. */
export function statusOf(error: unknown): number | undefined {
  return isRefused(error) ? error.data?.httpStatus : undefined;
}

function isRefused(error: unknown): error is TRPCClientError<BridgeRouter> {
  return error instanceof TRPCClientError;
}

/** The frame shows the way in again, and says why. */
function noticeEndedSession(error: Error): void {
  if (statusOf(error) !== 401) return;
  if (queryClient.getQueryData(ACCESS_KEY) === null) return;
  tell({
    code: 'signed_out',
    message: 'This browser is signed out. Give access to your store again to go on.',
  });
  queryClient.setQueryData(ACCESS_KEY, null);
}

/** Reads runs and their products again, after a click that changes them. */
export function refreshRuns(): Promise<void> {
  return queryClient.invalidateQueries(api.runs.pathFilter());
}
