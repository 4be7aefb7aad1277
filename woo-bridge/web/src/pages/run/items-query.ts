import { infiniteQueryOptions } from '@tanstack/react-query';
import type { RouterInputs } from '@wareword/woo-bridge/trpc';
import { client } from '../../api.ts';

type Input = RouterInputs['runs']['items'];

/** The products of a run, in their order, a page at a time. */
export function itemsQuery({
  runId,
  states,
}: {
  readonly runId: Input['runId'];
  /** All, if absent. */
  readonly states?: Input['states'];
}) {
  const first: number | undefined = undefined;
  return infiniteQueryOptions({
    queryKey: [['runs', 'items'], runId, states ?? 'all'],
    queryFn: ({ pageParam }: { pageParam: number | undefined }) =>
      client.runs.items.query({
        runId,
        ...(states === undefined ? {} : { states }),
        ...(pageParam === undefined ? {} : { after: pageParam }),
      }),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
