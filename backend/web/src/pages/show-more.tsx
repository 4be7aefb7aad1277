import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../messages/shell.ts';

/** Loads the next page of a list; nothing if there is none. */
export function ShowMore({
  list,
}: {
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}): ReactNode {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="default"
      style={{ alignSelf: 'flex-start' }}
      loading={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {t('showMore')}
    </Button>
  );
}
