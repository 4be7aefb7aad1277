import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  splitLink,
  TRPCClientError,
  type TRPCLink,
} from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { observable } from '@trpc/server/observable';
import { queryDefaults } from '@wareword/ui/query-defaults';
import { t } from './messages/shell.ts';
import { translateProblem } from './translate-problem.ts';

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleEndedSession }),
  mutationCache: new MutationCache({ onError: handleEndedSession }),
  defaultOptions: queryDefaults(statusOf),
});

/** Says what went wrong in the page's language: the server says it in English. */
const translatedErrors: TRPCLink<DashboardRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) =>
      next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) =>
          void translateError(error).then((translated) => observer.error(translated)),
      }),
    );

/** Procedures whose answer the browser needs, even if its user has gone on to another page: a new session. */
const OUTLIVE_PAGE: ReadonlySet<string> = new Set(['account.changePassword']);

export const client = createTRPCClient<DashboardRouter>({
  links: [
    translatedErrors,
    splitLink({
      condition: ({ path }) => OUTLIVE_PAGE.has(path),
      true: httpLink({
        url: '/trpc',
        fetch: (url, init) =>
          fetch(url, { ...init, signal: init?.signal ?? null, keepalive: true }),
      }),
      false: httpBatchLink({ url: '/trpc', maxURLLength: 4_000, maxItems: 20 }),
    }),
  ],
});

/** The dashboard's API, as TanStack Query options. */
export const api = createTRPCOptionsProxy<DashboardRouter>({ client, queryClient });

/** HTTP status of a failed procedure; undefined without a response. */
export function statusOf(error: unknown): number | undefined {
  return dataOf(error)?.httpStatus;
}

/** The API's error code with which a procedure was refused, if any. */
export function errorCodeOf(error: unknown): string | undefined {
  return dataOf(error)?.errorCode;
}

/** Shown if the service did not respond at all. */
export function unreachable(): string {
  return t('unreachable');
}

/** The message to show for a failed procedure. */
export function messageOf(error: unknown): string {
  return statusOf(error) === undefined || !(error instanceof Error) ? unreachable() : error.message;
}

async function translateError(
  error: TRPCClientError<DashboardRouter>,
): Promise<TRPCClientError<DashboardRouter>> {
  const { problem, requestId } = error.data ?? {};
  if (problem !== undefined) {
    error.message = await translateProblem({ problem, requestId, message: error.message });
  }
  return error;
}

/** Notifies the frame, which refetches the account and shows the result. */
function handleEndedSession(error: Error): void {
  if (statusOf(error) !== 401) return;
  // A visitor has no session that could end.
  if (queryClient.getQueryData(api.account.read.queryKey()) === null) return;
  void queryClient.invalidateQueries(api.account.read.queryFilter());
}

function dataOf(
  error: unknown,
): { httpStatus: number; errorCode?: string | undefined } | undefined {
  return isServerError(error) ? (error.data ?? undefined) : undefined;
}

function isServerError(error: unknown): error is TRPCClientError<DashboardRouter> {
  return error instanceof TRPCClientError;
}
