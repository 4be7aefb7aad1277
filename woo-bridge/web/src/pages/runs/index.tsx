import { Anchor, Box, Button, Stack, Text } from '@mantine/core';
import { EmptyState, Loading, PageHead } from '@wareword/ui';
import type { RouterOutputs } from '@wareword/woo-bridge/trpc';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTitle } from '../../app/title.ts';
import { Trouble } from '../../parts/trouble.tsx';
import { momentOf } from '../../words/states.ts';
import { products } from '../../words/usage.ts';
import { summaryOf } from '../run/summary.ts';
import { useRuns } from './use-runs.ts';

/** Every run of the store, newest first. */
export default function RunsPage(): ReactNode {
  useTitle('Runs');
  const list = useRuns();
  const runs = list.data?.pages.flat() ?? [];
  return (
    <Stack gap={0} maw={880}>
      <PageHead title="Runs">
        Listings that were asked for, to be read, published, and taken back.
      </PageHead>
      {list.isError && (
        <Trouble
          error={list.error}
          title="The runs could not be read"
          retry={() => void list.refetch()}
        />
      )}
      {list.isPending && <Loading />}
      {list.data !== undefined && runs.length === 0 && (
        <EmptyState
          title="No run yet"
          action={
            <Button component={Link} href="/products" mih={44}>
              Choose products
            </Button>
          }
        >
          Choose products and have listings written for them: each time is a run.
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
          mih={44}
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
        {products(run.total)}, {momentOf(run.createdAt)}
      </Anchor>
      <Text size="sm">{summaryOf(run)}</Text>
      <Text size="sm" c="dimmed">
        {run.settings.tone}
        {run.origin === 'automatic' && ' · published by itself'}
      </Text>
    </Box>
  );
}
