import { Button, Group, Pagination, Paper, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { EmptyState, Loading, Notice, PageHeader } from '@wareword/ui';

import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { api } from '../../api.ts';
import { useConnection, useStore } from '../../app/store.ts';
import { useTitle } from '../../app/title.ts';
import { PlansLink } from '../../parts/plans-link.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { WritePanel } from './write-panel.tsx';
import { isFiltered, queryOf, useFilter, type Filter } from './filter.ts';
import { Filters } from './filters.tsx';
import {
  emptySelection,
  isSelectableFilter,
  selectionSize,
  withAll,
  withProduct,
  type Selection,
} from './selection.ts';
import { ProductList } from './product-list.tsx';
import { SentPanel } from './sent-panel.tsx';
import { t } from '../../messages/products.ts';

/** The store's products: to find, to choose, and to have listings written for. */
export default function ProductsPage(): ReactNode {
  useTitle(t('products'));
  const store = useStore();
  const connection = useConnection();
  const { filter, setFilter } = useFilter();
  const [choice, setChoice] = useState<Selection>(emptySelection);
  const [selectionToWrite, setSelectionToWrite] = useState<Selection | null>(null);
  const list = useQuery(
    api.products.list.queryOptions(queryOf(filter), { placeholderData: keepPreviousData }),
  );
  const sent = useQuery(api.sent.list.queryOptions(undefined, { enabled: store.connected }));
  const [isReviewingSent, setReviewingSent] = useState(false);
  const waiting = sent.data ?? [];
  // Together, so that nothing moves when the slower one arrives.
  const isPending = list.isPending || sent.isLoading;
  const bulk = connection.data?.capabilities?.bulk === true;
  const chosen = selectionSize(choice);
  const total = list.data?.total ?? 0;
  const change = (next: Filter) => {
    // "All that this filter finds" are others now.
    if (choice.all !== null) setChoice(emptySelection);
    setFilter(next);
  };
  return (
    <Stack gap={0} pb={chosen > 0 ? 88 : 0}>
      <PageHeader title={t('products')}>{t('productsHelp')}</PageHeader>
      {!store.connected && (
        <Stack mb="lg" align="flex-start">
          <Notice title={t('connectFirst')}>{t('connectFirstHelp')}</Notice>
          <Button component={Link} href="/connection">
            {t('connectToWareword')}
          </Button>
        </Stack>
      )}
      {connection.data?.capabilities?.bulk === false && (
        <Stack mb="lg">
          <Notice>
            {t('oneAtATime')} <PlansLink href={connection.data.upgradeUrl} />
          </Notice>
        </Stack>
      )}
      <Filters filter={filter} onChange={change} />
      {!isPending && waiting.length > 0 && (
        <Paper p="md" mb="lg" component="section" aria-label={t('sentFromWareword')}>
          <Group justify="space-between" gap="sm">
            <Text fw={600}>{t('sentCount', { length: waiting.length })}</Text>
            <Button onClick={() => setReviewingSent(true)}>{t('chooseProducts')}</Button>
          </Group>
        </Paper>
      )}
      {isReviewingSent && waiting.length > 0 && (
        <SentPanel sent={waiting} onClose={() => setReviewingSent(false)} />
      )}
      {list.isError && (
        <ErrorMessage
          error={list.error}
          title={t('productsNotLoaded')}
          retry={() => void list.refetch()}
        />
      )}
      {isPending && <Loading name={t('loadingProducts')} />}
      {!isPending && list.data !== undefined && (
        <div aria-busy={list.isFetching} style={{ opacity: list.isPlaceholderData ? 0.6 : 1 }}>
          {total === 0 ? (
            <Nothing filtered={isFiltered(filter)} onClear={() => change({ page: 1 })} />
          ) : (
            <>
              <Group justify="space-between" mb="xs" gap="xs">
                <Text size="sm" c="dimmed" role="status">
                  {isFiltered(filter)
                    ? t('productsFound', { total })
                    : t('productsInStore', { total })}
                </Text>
                {bulk && total > 1 && isSelectableFilter(filter) && (
                  <Button variant="default" onClick={() => setChoice(withAll(filter, total))}>
                    {t('selectAll', { total })}
                  </Button>
                )}
              </Group>
              <ProductList
                products={list.data.products}
                currency={list.data.currency}
                choice={bulk ? choice : null}
                onChoose={(products, chosen) =>
                  setChoice((before) =>
                    products.reduce((so, product) => withProduct(so, product, chosen), before),
                  )
                }
                onWrite={(product) =>
                  setSelectionToWrite(withProduct(emptySelection, product, true))
                }
              />
              {list.data.pages > 1 && (
                <Pagination
                  mt="md"
                  total={list.data.pages}
                  value={filter.page}
                  siblings={1}
                  onChange={(page) => setFilter({ ...filter, page })}
                  getControlProps={(control) => ({ 'aria-label': CONTROLS[control]() })}
                  getItemProps={(page) => ({ 'aria-label': t('pageNumber', { page }) })}
                  size={44}
                  // Big enough for a thumb; the number in it is as large as other text.
                  styles={{ control: { fontSize: 'var(--mantine-font-size-sm)' } }}
                />
              )}
            </>
          )}
        </div>
      )}
      {chosen > 0 && (
        <div className="bar" role="region" aria-label={t('selectedProducts')}>
          <Group gap="sm" justify="space-between">
            <Text fw={600} role="status">
              {t('selectedCount', { count: chosen })}
            </Text>
            <Group gap="sm">
              <Button variant="default" onClick={() => setChoice(emptySelection)}>
                {t('clearSelection')}
              </Button>
              <Button onClick={() => setSelectionToWrite(choice)}>{t('writeListings')}</Button>
            </Group>
          </Group>
        </div>
      )}
      {selectionToWrite !== null && (
        <WritePanel choice={selectionToWrite} onClose={() => setSelectionToWrite(null)} />
      )}
    </Stack>
  );
}

const CONTROLS = {
  first: () => t('firstPage'),
  last: () => t('lastPage'),
  next: () => t('nextPage'),
  previous: () => t('previousPage'),
} as const;

function Nothing({
  filtered,
  onClear,
}: {
  readonly filtered: boolean;
  readonly onClear: () => void;
}): ReactNode {
  const store = useStore();
  return filtered ? (
    <EmptyState
      title={t('noMatchingProducts')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('showAllProducts')}
        </Button>
      }
    >
      {t('noMatchingProductsHelp')}
    </EmptyState>
  ) : (
    <EmptyState
      title={t('noProductsYet')}
      action={
        <Button
          component="a"
          href={`${store.url}/wp-admin/post-new.php?post_type=product`}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
        >
          {t('addProduct')}
        </Button>
      }
    >
      {t('noProductsYetHelp')}
    </EmptyState>
  );
}
