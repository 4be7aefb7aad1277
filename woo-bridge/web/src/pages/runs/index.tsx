import { Anchor, Box, Button, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState, Loading, PageHeader } from '@wareword/ui';

import type { RouterOutputs } from '@wareword/woo-bridge/trpc';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { summaryOf } from '@wareword/publishing/words';
import { formatDateTime } from '../../format.ts';
import { publishingTexts } from '../../words/publishing-texts.ts';
import { toneName } from '../../words/tones.ts';
import { useTitle } from '../../app/title.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { runsQuery } from './runs-query.ts';
import { t } from '../../messages/runs.ts';

/** Every run of the store, newest first. */
export default function RunsPage(): ReactNode {
  useTitle(t('runs'));
  const list = useInfiniteQuery(runsQuery);
  const runs = list.data?.pages.flat() ?? [];
  return (
    <Stack gap={0} maw={880}>
      <PageHeader title={t('runs')}>{t('runsHelp')}</PageHeader>

      {list.isError && (
        <ErrorMessage
          error={list.error}
          title={t('runsNotLoaded')}
          retry={() => void list.refetch()}
        />
      )}
      {list.isPending && <Loading />}
      {list.data !== undefined && runs.length === 0 && (
        <EmptyState
          title={t('noRunsYet')}
          action={
            <Button component={Link} href="/products">
              {t('chooseProducts')}
            </Button>
          }
        >
          {t('noRunsYetHelp')}
        </EmptyState>
      )}
      <ul className="plain">
        {runs.map((run) => (
          <RunLine key={run.id} run={run} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="default"
          mt="md"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('showMore')}
        </Button>
      )}
    </Stack>
  );
}

function RunLine({ run }: { readonly run: RouterOutputs['runs']['list'][number] }): ReactNode {
  return (
    <Box
      component="li"
      py="sm"
      style={{ borderBottom: '1px solid var(--mantine-color-default-border)' }}
    >
      <Anchor component={Link} href={`/runs/${run.id}`} fw={600} display="block" py={10}>
        {t('productsAt', { total: run.total, at: formatDateTime(run.createdAt) })}
      </Anchor>
      <Text size="sm">{summaryOf(run, publishingTexts)}</Text>
      <Text size="sm" c="dimmed">
        {toneName(run.settings.tone)}
        {run.origin === 'automatic' && ` · ${t('publishedAutomatically')}`}
      </Text>
    </Box>
  );
}
