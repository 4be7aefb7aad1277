import { Anchor, Box, Button, Stack, Text } from '@mantine/core';
import { formatCount, formatDateTime, LOCALE } from '@wareword/shared-schema/format';
import { EmptyState, Loading, PageHeader } from '@wareword/ui';

import type { RouterOutputs } from '@wareword/woo-bridge/trpc';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { summaryOf } from '@wareword/publishing/words';
import { useTitle } from '../../app/title.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { useRuns } from './use-runs.ts';

/** Every run of the store, newest first. */
export default function RunsPage(): ReactNode {
  useTitle('Runs');
  const list = useRuns();
  const runs = list.data?.pages.flat() ?? [];
  return (
    <Stack gap={0} maw={880}>
      <PageHeader title="Runs">Review, publish and undo listings.</PageHeader>

      {list.isError && (
        <ErrorMessage
          error={list.error}
          title="We couldn't load your runs"
          retry={() => void list.refetch()}
        />
      )}
      {list.isPending && <Loading />}
      {list.data !== undefined && runs.length === 0 && (
        <EmptyState
          title="No runs yet"
          action={
            <Button component={Link} href="/products">
              Choose products
            </Button>
          }
        >
          Each time you write listings, a run appears here.
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
          Show more
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
        {formatCount(run.total, 'product')}, {formatDateTime(run.createdAt)}
      </Anchor>
      <Text size="sm">{summaryOf(run, LOCALE)}</Text>
      <Text size="sm" c="dimmed">
        {run.settings.tone}
        {run.origin === 'automatic' && ' · published automatically'}
      </Text>
    </Box>
  );
}
