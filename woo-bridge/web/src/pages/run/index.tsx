import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EmptyState, Loading, PageHead } from '@wareword/ui';
import type { RouterInputs } from '@wareword/woo-bridge/trpc';
import { useEffect, useRef, type ReactNode } from 'react';
import { api, troubleOf } from '../../api.ts';
import { refreshConnection } from '../../app/store.ts';
import { useTitle } from '../../app/title.ts';
import { Trouble } from '../../parts/trouble.tsx';
import { momentOf } from '../../words/states.ts';
import { products } from '../../words/usage.ts';
import { Items } from './items.tsx';
import { Progress } from './progress.tsx';
import { RunActions } from './run-actions.tsx';
import { Standstill } from './standstill.tsx';
import { waitingToBeWritten } from './summary.ts';

const POLL_MS = 1_500;

type RunId = RouterInputs['runs']['get']['runId'];

/** A run: how far it is, each of its products, and what can be done with all of them. */
export default function RunPage({ runId }: { readonly runId: RunId }): ReactNode {
  useTitle('Run');
  const query = useQuery(
    api.runs.get.queryOptions(
      { runId },
      { refetchInterval: ({ state }) => (state.data?.working === true ? POLL_MS : false) },
    ),
  );
  const run = query.data;
  const open = run === undefined ? undefined : waitingToBeWritten(run);
  useOnFall(open, refreshConnection);
  if (query.isPending) return <Loading />;
  if (run === undefined) {
    return ['run_not_found', 'BAD_REQUEST'].includes(troubleOf(query.error).code) ? (
      <EmptyState title="There is no such run">
        It may belong to another store. All runs of this one are under Runs.
      </EmptyState>
    ) : (
      <Trouble error={query.error} retry={() => void query.refetch()} />
    );
  }
  return (
    <Stack gap="lg" maw={960}>
      <div>
        <PageHead title={`Run of ${momentOf(run.createdAt)}`}>
          {products(run.total)} · {run.settings.tone}
          {run.settings.onlyEmpty && ' · only fills what is empty'}
          {run.origin === 'automatic' && ' · new products, published by themselves'}
        </PageHead>
        <Progress run={run} />
      </div>
      <Standstill run={run} />
      <RunActions run={run} />
      <Items run={run} />
      {run.working && (
        <Text size="sm" c="dimmed">
          You can leave this page. The run goes on, and is found again under Runs.
        </Text>
      )}
    </Stack>
  );
}

/** Listings that were written have cost something: the count of the month is read again. */
function useOnFall(count: number | undefined, onFall: () => unknown): void {
  const before = useRef(count);
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count < before.current) onFall();
    before.current = count;
  }, [count, onFall]);
}
