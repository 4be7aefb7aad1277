import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatCount, formatDateTime } from '@wareword/shared-schema/format';
import { EmptyState, Loading, PageHeader } from '@wareword/ui';

import type { RouterInputs } from '@wareword/woo-bridge/trpc';
import { useEffect, useRef, type ReactNode } from 'react';
import { unwrittenCount } from '@wareword/publishing/words';
import { api, describeError } from '../../api.ts';
import { refreshConnection } from '../../app/store.ts';
import { useTitle } from '../../app/title.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { Items } from './items.tsx';
import { Progress } from './progress.tsx';
import { RunActions } from './run-actions.tsx';
import { RunNotice } from './run-notice.tsx';

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
  const open = run === undefined ? undefined : unwrittenCount(run);
  useOnDecrease(open, refreshConnection);
  if (query.isPending) return <Loading />;
  if (run === undefined) {
    return ['run_not_found', 'BAD_REQUEST'].includes(describeError(query.error).code) ? (
      <EmptyState title="Run not found">
        It may belong to another store. This store's runs are listed under Runs.
      </EmptyState>
    ) : (
      <ErrorMessage error={query.error} retry={() => void query.refetch()} />
    );
  }
  return (
    <Stack gap="lg" maw={960}>
      <div>
        <PageHeader title={`Run from ${formatDateTime(run.createdAt)}`}>
          {formatCount(run.total, 'product')} · {run.settings.tone}
          {run.settings.onlyEmpty && ' · only empty fields'}
          {run.origin === 'automatic' && ' · published automatically'}
        </PageHeader>
        <Progress run={run} />
      </div>
      <RunNotice run={run} />
      <RunActions run={run} />
      <Items run={run} />
      {run.working && (
        <Text size="sm" c="dimmed">
          You can leave this page. The run continues, and you'll find it under Runs.
        </Text>
      )}
    </Stack>
  );
}

/** Listings that were written have cost something: the count of the month is read again. */
function useOnDecrease(count: number | undefined, onDecrease: () => unknown): void {
  const before = useRef(count);
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count < before.current) onDecrease();
    before.current = count;
  }, [count, onDecrease]);
}
