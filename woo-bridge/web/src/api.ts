import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { WooAppRouter, RouterOutputs, PublicError } from '@wareword/woo-bridge/trpc';
import { API_URL } from './base.ts';
import { showNotice } from './notices.ts';
import { linkNameOf } from './words/links.ts';
import { queryDefaults } from '@wareword/ui/query-defaults';
import { t } from './messages/shell.ts';
import { problemText } from './words/problems.ts';
import { textsLoaded } from '@wareword/ui/messages';

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndedSession }),
  mutationCache: new MutationCache({ onError: noticeEndedSession }),
  defaultOptions: queryDefaults(statusOf),
});

/** No batching: queries that the app answers itself don't wait for those that call a store. */
export const client = createTRPCClient<WooAppRouter>({ links: [httpLink({ url: API_URL })] });

/** The app's API, as TanStack Query options. */
export const api = createTRPCOptionsProxy<WooAppRouter>({ client, queryClient });

/** The store that this browser is signed in to. */
export type Store = NonNullable<RouterOutputs['access']['state']['store']>;

/** A store that granted keys, and whose new key must be confirmed here by its last characters. */
export type WaitingAccess = NonNullable<RouterOutputs['access']['state']['waiting']>;

/** Who this browser is. */
interface Access {
  readonly store: Store | null;
  readonly waiting: WaitingAccess | null;
}

const ACCESS_KEY = ['access'];

/** A browser that nothing is known of. */
const NOBODY: Access = { store: null, waiting: null };

/** Who this browser is; what went wrong on the return is reported once. */
export const accessQuery = {
  queryKey: ACCESS_KEY,
  queryFn: async (): Promise<Access> => {
    const { store, waiting, notice } = await client.access.state.query();
    if (notice !== null) {
      await textsLoaded();
      const { code, message, link } = notice;
      showNotice({
        code,
        message,
        ...(link === null ? {} : { link: { href: link, name: linkNameOf(code) } }),
      });
    }
    return { store, waiting };
  },
  staleTime: 30_000,
  // A visitor sees the sign-in page without waiting. The query still runs, since the browser may have
  // kept the page from before they connected.
  ...(document.documentElement.dataset['visitor'] === undefined
    ? {}
    : { initialData: NOBODY, initialDataUpdatedAt: 0 }),
};

/** Reads the store again, after something that changes it. */
export function refreshStore(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ACCESS_KEY });
}

/** Shows what belongs to this store, and nothing of what was shown before. */
export function switchStore(store: Store | null): void {
  // A response still in flight belongs to the previous session.
  void queryClient.cancelQueries({ queryKey: ACCESS_KEY });
  queryClient.setQueryData<Access>(ACCESS_KEY, { store, waiting: null });
  // The frame observes this element: if it were removed and created again, changes would be missed.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ACCESS_KEY[0] });
  queryClient.getMutationCache().clear();
}

function unreached(): PublicError {
  return { code: 'unreached', message: t('unreachable'), link: null, transient: true };
}

/** What to tell the owner about a call that failed. */
export function describeError(error: unknown): PublicError {
  if (!isServerError(error)) return unreached();
  const { data } = error;
  if (data === null || data === undefined) return unreached();
  const problem = data.publicError ?? {
    code: data.code,
    message: error.message,
    link: null,
    transient: false,
  };
  return { ...problem, message: problemText(problem) };
}

/** HTTP status of a failed call; undefined without a response. */
export function statusOf(error: unknown): number | undefined {
  return isServerError(error) ? error.data?.httpStatus : undefined;
}

function isServerError(error: unknown): error is TRPCClientError<WooAppRouter> {
  return error instanceof TRPCClientError;
}

/** Shows the sign-in page again, and why. */
function noticeEndedSession(error: Error): void {
  if (statusOf(error) !== 401) return;
  const access = queryClient.getQueryData<Access>(ACCESS_KEY);
  // Before it is known who this browser is, no session has ended.
  if (access === undefined || access.store === null) return;
  const { code, message } = describeError(error);
  const isExplained = code === 'connect_not_saved';
  showNotice(isExplained ? { code, message } : { code: 'signed_out', message: t('signedOut') });
  queryClient.setQueryData<Access>(ACCESS_KEY, { store: null, waiting: access.waiting });
}

/** Reads runs and their products again, after a click that changes them. */
export function refreshRuns(): Promise<void> {
  return queryClient.invalidateQueries(api.runs.pathFilter());
}
