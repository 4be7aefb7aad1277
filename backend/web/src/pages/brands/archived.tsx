import { Box, Button, Group, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { refreshBrands } from './refresh.ts';

/** Brands that were put away, and the way back for them. */
export function Archived({
  room,
}: {
  /** The plan has room for one more. */
  readonly room: boolean;
}): ReactNode {
  const list = useInfiniteQuery(
    api.brands.archived.infiniteQueryOptions({}, { getNextPageParam: ({ next }) => next }),
  );
  const brands = list.data?.pages.flatMap((page) => page.brands) ?? [];
  const restore = useMutation(
    api.brands.restore.mutationOptions({ onSuccess: () => refreshBrands() }),
  );
  return (
    <Box component="section" mt="xl" aria-labelledby="archived">
      <Title order={2} size="h4" id="archived">
        Archived
      </Title>
      {!room && (
        <Text size="sm" c="dimmed">
          Your plan has no room to restore one now.
        </Text>
      )}
      {restore.isError && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {messageOf(restore.error)}
        </Text>
      )}
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorNotice
          title="The archived brands could not be read"
          retry={() => void list.refetch()}
        >
          {messageOf(list.error)}
        </ErrorNotice>
      )}
      <ul aria-label="Archived brands" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {brands.map(({ id, name }) => (
          <Group key={id} component="li" justify="space-between" py="xs" gap="xs">
            <Text flex="1 1 200px" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            {room && (
              <Button
                variant="default"
                size="sm"
                mih={44}
                loading={restore.isPending && restore.variables.id === id}
                aria-label={`Restore ${name}`}
                onClick={() => restore.mutate({ id })}
              >
                Restore
              </Button>
            )}
          </Group>
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
          Show more archived brands
        </Button>
      )}
    </Box>
  );
}
