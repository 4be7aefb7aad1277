import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Loading, PageHeader } from '@wareword/ui';
import type { RouterInputs } from '@wareword/woo-bridge/trpc';
import { useEffect, useRef, type ReactNode } from 'react';
import { unwrittenCount } from '@wareword/publishing/words';
import { api, describeError } from '../../api.ts';
import { refreshConnection } from '../../app/store.ts';
import { useTitle } from '../../app/title.ts';
import { formatDateTime } from '../../format.ts';
import { toneName } from '../../words/tones.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { NotInStore } from '../../parts/not-in-store.tsx';
import { Items } from './items.tsx';
import { Progress } from './progress.tsx';
import { RunActions } from './run-actions.tsx';
import { RunNotice } from './run-notice.tsx';
import { t } from '../../messages/runs.ts';

const POLL_MS = 1_500;

type RunId = RouterInputs['runs']['get']['runId'];

/** A run: how far it is, each of its products, and what can be done with all of them. */
export default function RunPage({ runId }: { readonly runId: RunId }): ReactNode {
  useTitle(t('run'));
  const query = useQuery(
    api.runs.get.queryOptions(
      { runId },
      { refetchInterval: ({ state }) => (state.data?.working === true ? POLL_MS : false) },
    ),
  );
  const run = query.data;
  const open = run === undefined ? undefined : unwrittenCount(run);
  useOnChange(open, refreshConnection);
  if (query.isPending) return <Loading />;
  if (run === undefined) {
    return ['run_not_found', 'BAD_REQUEST'].includes(describeError(query.error).code) ? (
      <NotInStore title={t('runNotFound')} />
    ) : (
      <ErrorMessage error={query.error} retry={() => void query.refetch()} />
    );
  }
  return (
    <Stack gap="lg" maw={960}>
      <div>
        <PageHeader title={t('runFrom', { createdAt: formatDateTime(run.createdAt) })}>
          {[
            t('productCount', { total: run.total }),
            toneName(run.settings.tone),
            ...(run.settings.onlyEmpty ? [t('onlyEmptyFields')] : []),
            ...(run.origin === 'automatic' ? [t('publishedAutomatically')] : []),
          ].join(' · ')}
        </PageHeader>
        <Progress run={run} />
      </div>
      <RunNotice run={run} />
      <RunActions run={run} />
      <Items run={run} />
      {run.working && (
        <Text size="sm" c="dimmed">
          {t('runHelp')}
        </Text>
      )}
    </Stack>
  );
}

/**
 * Calls back when the count changes, and on its first value: the run may have ended before its page
 * was open.
 */
function useOnChange(count: number | undefined, onChange: () => unknown): void {
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (count !== undefined && count !== before.current) onChange();
    before.current = count;
  }, [count, onChange]);
}
