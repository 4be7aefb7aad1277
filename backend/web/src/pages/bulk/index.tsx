import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState, ErrorNotice, PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { Loading } from '../../app/page-body.tsx';
import { RowFrame, Rows } from '../row.tsx';
import { ShowMore } from '../show-more.tsx';
import { BulkLocked } from './bulk-locked.tsx';
import { UploadForm } from './upload-form.tsx';
import { progressOf, RUN_STATES, type Run } from './labels.ts';
import { formatDateTime } from '../../format.ts';
import { t } from '../../messages/bulk.ts';

/** While a run is in progress, its line is updated. */
const POLL_INTERVAL_MS = 3_000;

/** Uploaded product files and their runs. */
export default function BulkPage(): ReactNode {
  const { allows } = useAccount();
  const list = useInfiniteQuery(
    api.bulk.list.infiniteQueryOptions(
      {},
      {
        getNextPageParam: ({ next }) => next,
        refetchInterval: ({ state }) =>
          state.data?.pages.some(({ runs }) => runs.some((run) => run.state === 'running')) ===
            true && POLL_INTERVAL_MS,
      },
    ),
  );
  const runs = list.data?.pages.flatMap((page) => page.runs) ?? [];
  return (
    <Stack gap="md" maw={760}>
      <PageHeader title={t('bulk')}>{t('introduction')}</PageHeader>
      {allows.bulk ? <UploadForm /> : <BulkLocked />}
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorNotice title={t('filesNotLoaded')} retry={() => void list.refetch()}>
          {messageOf(list.error)}
        </ErrorNotice>
      )}
      {runs.length > 0 && <Runs runs={runs} />}
      {list.isSuccess && runs.length === 0 && allows.bulk && (
        <EmptyState title={t('noFiles')}>{t('noFilesHelp')}</EmptyState>
      )}
      <ShowMore list={list} />
    </Stack>
  );
}

function Runs({ runs }: { readonly runs: readonly Run[] }): ReactNode {
  return (
    <Rows name={t('files')}>
      {runs.map((run) => (
        <RowFrame key={run.id}>
          <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
            <Anchor
              component={Link}
              href={`/bulk/${run.id}`}
              fw={600}
              py={10}
              my={-8}
              style={{ overflowWrap: 'anywhere' }}
            >
              {run.fileName}
            </Anchor>
            <Badge variant="default" flex="none">
              {RUN_STATES[run.state]()}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {progressOf(run)}
            {' · '}
            <time dateTime={run.createdAt}>{formatDateTime(run.createdAt)}</time>
          </Text>
        </RowFrame>
      ))}
    </Rows>
  );
}
