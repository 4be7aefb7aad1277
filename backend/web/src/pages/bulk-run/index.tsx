import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '@wareword/ui';
import { useEffect, type ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { api, statusOf } from '../../api.ts';
import { refreshAccount } from '../../app/account.ts';
import { Loaded } from '../../app/loaded.tsx';
import { useTitle } from '../../app/title.ts';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { Downloads } from './downloads.tsx';
import { Progress } from './progress.tsx';
import { Remove } from './remove.tsx';
import { Review } from './review.tsx';
import type { RunDetails } from '../bulk/labels.ts';
import { RunNumbers } from './run-numbers.tsx';
import { RunRows } from './rows.tsx';
import { formatDateTime } from '../../format.ts';
import { t } from '../../messages/bulk.ts';

const POLL_INTERVAL_MS = 1_500;

/** One bulk run: its file, its progress and its results. */
export default function BulkRunPage(): ReactNode {
  const { id } = useParams<{ id: string }>();
  const query = useQuery(
    api.bulk.get.queryOptions(
      { runId: id },
      {
        refetchInterval: ({ state: { data } }) =>
          data !== undefined && (data.state === 'running' || data.writing > 0) && POLL_INTERVAL_MS,
      },
    ),
  );
  const run = query.data;
  useTitle(run?.fileName ?? t('bulkRun'));
  const used = (run?.written ?? 0) + (run?.writing ?? 0);
  useEffect(() => {
    if (used > 0) void refreshAccount();
  }, [used]);

  if (statusOf(query.error) === 404) return <RunNotFound />;
  return (
    <Loaded query={query} title={t('fileNotLoaded')}>
      {(found) => <Content run={found} />}
    </Loaded>
  );
}

function Content({ run }: { readonly run: RunDetails }): ReactNode {
  const moves = run.state === 'running' || run.writing > 0;
  return (
    <Stack gap="lg" maw={760}>
      <div>
        <Breadcrumbs above={[{ name: t('bulk'), href: '/bulk' }]} name={run.fileName} />
        <PageHeader title={run.fileName}>
          {t('uploadedAt', { createdAt: formatDateTime(run.createdAt) })}
        </PageHeader>
        <RunNumbers run={run} />
        {run.state === 'draft' ? <Review run={run} /> : <Progress run={run} />}
      </div>
      {run.written > 0 && <Downloads run={run} />}
      {/* The start of the run resets the filter of its rows. */}
      <RunRows key={run.state === 'draft' ? 'draft' : 'begun'} run={run} />
      {!moves && <Remove run={run} />}
    </Stack>
  );
}

function RunNotFound(): ReactNode {
  useTitle(t('fileNotFound'));
  return (
    <>
      <PageHeader title={t('fileNotFound')}>{t('fileNotFoundHelp')}</PageHeader>
      <Anchor component={Link} href="/bulk">
        {t('allFiles')}
      </Anchor>
    </>
  );
}
