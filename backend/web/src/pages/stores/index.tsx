import { Button, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState, ErrorNotice, PageHead } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { StoreList } from './store-list.tsx';

/** The stores that may write with the workspace's credits. */
export default function StoresPage(): ReactNode {
  const list = useInfiniteQuery(
    api.stores.list.infiniteQueryOptions({}, { getNextPageParam: ({ next }) => next }),
  );
  const stores = list.data?.pages.flatMap((page) => page.stores) ?? [];
  return (
    <Stack gap="md" maw={760}>
      <PageHead title="Stores">
        To connect a store, start in the store itself: its Wareword plugin or app has a button that
        leads here. What stores write counts against the same monthly listings.
      </PageHead>
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorNotice title="The stores could not be read" retry={() => void list.refetch()}>
          {messageOf(list.error)}
        </ErrorNotice>
      )}
      {stores.length > 0 && <StoreList stores={stores} />}
      {list.isSuccess && stores.length === 0 && (
        <EmptyState title="No store is connected yet">
          Install the Wareword plugin in WooCommerce or the app in Shopify and press “Connect”
          there. You are then asked here whether you agree.
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
