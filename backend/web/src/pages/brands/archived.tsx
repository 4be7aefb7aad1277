import { Box, Button, Group, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { Rows } from '../row.tsx';
import { refreshBrands } from './refresh.ts';
import { t } from '../../messages/brands.ts';

/** Archived brands, which can be restored. */
export function Archived({
  canRestore,
}: {
  /** Whether the plan allows one more. */
  readonly canRestore: boolean;
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
        {t('archived')}
      </Title>
      {!canRestore && (
        <Text size="sm" c="dimmed">
          {t('restoreLimitReached')}
        </Text>
      )}
      {restore.isError && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {messageOf(restore.error)}
        </Text>
      )}
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorNotice title={t('archivedNotLoaded')} retry={() => void list.refetch()}>
          {messageOf(list.error)}
        </ErrorNotice>
      )}
      <Rows name={t('archivedBrands')}>
        {brands.map(({ id, name }) => (
          <Group key={id} component="li" justify="space-between" py="xs" gap="xs">
            <Text flex="1 1 200px" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            {canRestore && (
              <Button
                variant="default"
                size="sm"
                loading={restore.isPending && restore.variables.id === id}
                aria-label={t('restoreNamed', { name })}
                onClick={() => restore.mutate({ id })}
              >
                {t('restore')}
              </Button>
            )}
          </Group>
        ))}
      </Rows>
      {list.hasNextPage && (
        <Button
          variant="default"
          mt="md"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('showMoreArchived')}
        </Button>
      )}
    </Box>
  );
}
