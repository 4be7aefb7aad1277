import { Anchor, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState, ErrorNotice, PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { Loading } from '../../app/page-body.tsx';
import { permissionDeniedText } from '../../app/denied-permissions.ts';
import { ShowMore } from '../show-more.tsx';
import { ConnectButtons } from './connect-buttons.tsx';
import { StoreList } from './store-list.tsx';
import { t } from '../../messages/stores.ts';

/** The stores that can use the workspace's listings. */
export default function StoresPage(): ReactNode {
  const list = useInfiniteQuery(
    api.stores.list.infiniteQueryOptions({}, { getNextPageParam: ({ next }) => next }),
  );
  const { deniedPermissions } = useAccount();
  const stores = list.data?.pages.flatMap((page) => page.stores) ?? [];
  const mayConnect = deniedPermissions.stores === undefined;
  const urls = list.data?.pages[0]?.connectUrls;
  const hasApp = urls?.shopify !== undefined || urls?.woocommerce !== undefined;
  const buttons = mayConnect && hasApp && <ConnectButtons urls={urls} />;
  return (
    <Stack gap="md" maw={760}>
      <PageHeader title={t('stores')}>
        {permissionDeniedText(deniedPermissions, 'stores')} {t('storesUseListings')}
      </PageHeader>
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorNotice title={t('storesNotLoaded')} retry={() => void list.refetch()}>
          {messageOf(list.error)}
        </ErrorNotice>
      )}
      {stores.length > 0 && <StoreList stores={stores} />}
      {list.isSuccess && stores.length === 0 && (
        <EmptyState title={t('noStores')} action={buttons}>
          {!mayConnect && t('noStoresHelpWriter')}
          {mayConnect && t('noStoresHelp')} {mayConnect && !hasApp && <WhereApp />}
        </EmptyState>
      )}
      <ShowMore list={list} />
      {stores.length > 0 && mayConnect && <Text c="dimmed">{t('connectAnother')}</Text>}
      {stores.length > 0 && buttons}
    </Stack>
  );
}

/** For those who don't know the app: the operator has not named where it is. */
function WhereApp(): ReactNode {
  return t.rich('storesWhereApp', {
    link: (chunks) => (
      <Anchor href="/docs/shop-owners#own-server" inherit underline="always">
        {chunks}
      </Anchor>
    ),
  });
}
