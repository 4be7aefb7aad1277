import { Anchor, Badge, Box, Button, Group, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState, ErrorNotice, PageHead } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { Loading } from '../../app/page-body.tsx';
import { momentOf } from '../listing/words.ts';
import { OnlyLargerPlans } from './only-larger-plans.tsx';
import { UploadForm } from './upload-form.tsx';
import { count, progressOf, RUN_STATES, type Run } from './words.ts';

/** While a run goes on, its line does too. */
const LOOK_EVERY_MS = 3_000;

/** Files of products, and what became of them. */
export default function BulkPage(): ReactNode {
  const { allows } = useAccount();
  const list = useInfiniteQuery(
    api.bulk.list.infiniteQueryOptions(
      {},
      {
        getNextPageParam: ({ next }) => next,
        refetchInterval: ({ state }) =>
          state.data?.pages.some(({ runs }) => runs.some((run) => run.state === 'running')) ===
            true && LOOK_EVERY_MS,
      },
    ),
  );
  const runs = list.data?.pages.flatMap((page) => page.runs) ?? [];
  return (
    <Stack gap="md" maw={760}>
      <PageHead title="Bulk">Listings for a whole file of products.</PageHead>
      {allows.bulk ? <UploadForm /> : <OnlyLargerPlans />}
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorNotice title="Your files could not be read" retry={() => void list.refetch()}>
          {messageOf(list.error)}
        </ErrorNotice>
      )}
      {runs.length > 0 && <Runs runs={runs} />}
      {list.isSuccess && runs.length === 0 && allows.bulk && (
        <EmptyState title="No file yet">
          Export your products from the shop, and upload the file as it is.
        </EmptyState>
      )}
      {list.hasNextPage && (
        <Button
          variant="default"
          mih={44}
          style={{ alignSelf: 'flex-start' }}
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Stack>
  );
}

function Runs({ runs }: { readonly runs: readonly Run[] }): ReactNode {
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {runs.map((run) => (
        <Box
          key={run.id}
          component="li"
          py="sm"
          style={{ borderBottom: '1px solid var(--mantine-color-default-border)' }}
        >
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
            <Badge variant="default" tt="none" flex="none">
              {RUN_STATES[run.state]}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {run.state === 'draft' ? count(run.products, 'product') : progressOf(run)}
            {' · '}
            <time dateTime={run.createdAt}>{momentOf(run.createdAt)}</time>
          </Text>
        </Box>
      ))}
    </ul>
  );
}
