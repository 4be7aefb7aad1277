import { Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState, ErrorNotice, PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { Loading } from '../../app/page-body.tsx';
import { ShowMore } from '../show-more.tsx';
import { StoreList } from './store-list.tsx';

/** The stores that can use the workspace's listings. */
export default function StoresPage(): ReactNode {
  const list = useInfiniteQuery(
    api.stores.list.infiniteQueryOptions({}, { getNextPageParam: ({ next }) => next }),
  );
  const { refusals } = useAccount();
  const stores = list.data?.pages.flatMap((page) => page.stores) ?? [];
  return (
    <Stack gap="md" maw={760}>
      <PageHeader title="Stores">
        {refusals.stores ?? 'To connect one, open the Wareword app for Shopify or WooCommerce.'}{' '}
        Stores use your monthly listings.
      </PageHeader>
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorNotice title="Couldn't load your stores" retry={() => void list.refetch()}>
          {messageOf(list.error)}
        </ErrorNotice>
      )}
      {stores.length > 0 && <StoreList stores={stores} />}
      {list.isSuccess && stores.length === 0 && (
        <EmptyState title="No stores yet">
          {refusals.stores === undefined
            ? "Open the Wareword app for Shopify or WooCommerce and connect your store. You'll approve the connection here."
            : 'Stores that are connected to this workspace appear here.'}
        </EmptyState>
      )}
      <ShowMore list={list} />
    </Stack>
  );
}
