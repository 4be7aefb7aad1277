import { infiniteQueryOptions } from '@tanstack/react-query';
import type { RouterInputs } from '@wareword/woo-bridge/trpc';
import { client } from '../../api.ts';

/** How often an active run is polled. */
const POLL_MS = 3_000;
const PAGE = 20;

type Before = RouterInputs['runs']['list']['before'];

const none: Before = undefined;

/** The runs of the store, newest first, a page at a time. */
export const runsQuery = infiniteQueryOptions({
  queryKey: [['runs', 'list'], 'all'],
  queryFn: ({ pageParam }: { pageParam: Before }) =>
    client.runs.list.query({
      limit: PAGE,
      ...(pageParam === undefined ? {} : { before: pageParam }),
    }),
  initialPageParam: none,
  getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  refetchInterval: ({ state }) =>
    state.data?.pages.some((page) => page.some(({ working }) => working)) === true
      ? POLL_MS
      : false,
});
