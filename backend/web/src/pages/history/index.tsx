import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { EmptyState, ErrorNotice, PageHeader } from '@wareword/ui';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { api, client, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { countText } from './chips.tsx';
import { EntryList } from './entry-list.tsx';
import { EntryTable } from './entry-table.tsx';
import { Filters } from './filters.tsx';
import { countFilters, queryOf, useFilter, type Filter } from './filter.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';
import { formatDateTime } from '../../format.ts';
import { t } from '../../messages/history.ts';

/** Minimum entries worth showing; with fewer, the search continues automatically. */
const MIN_ENTRIES = 10;

/** Steps a search takes automatically; after that it asks whether to continue. */
const MAX_STEPS = 40;

/** All listings of the workspace: a table with filters, and a list on a phone. */
export default function HistoryPage(): ReactNode {
  const { listingRetentionDays } = useAccount();
  const { filter, setFilter } = useFilter();
  const order = filter.order ?? 'newest';
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const search = useSearch(filter);
  const counts = useQuery(
    api.listings.counts.queryOptions(queryOf(filter), { placeholderData: keepPreviousData }),
  );
  const selection = useSelection(filter);
  const { hasNextPage, isFetching, isError, fetchNextPage, last } = search;
  const entries = search.isPending ? undefined : search.entries;
  const isEmpty = !isError && entries?.length === 0 && !hasNextPage;
  const Entries = isWide ? EntryTable : EntryList;
  return (
    <Stack gap={0}>
      <PageHeader title={t('history')}>
        {listingRetentionDays !== null && (
          <>{t('introductionRetention', { listingRetentionDays })} </>
        )}
        <Anchor component={Link} href="/history/deleted" inherit underline="always">
          {t('deletedTitle')}
        </Anchor>
      </PageHeader>
      <Filters filter={filter} counts={counts.data} onChange={setFilter} />
      {isError && (
        <ErrorNotice
          title={t('historyNotLoaded')}
          retry={() => void (search.entries.length > 0 ? fetchNextPage() : search.refetch())}
        >
          {messageOf(search.error)}
        </ErrorNotice>
      )}
      <Text size="sm" c="dimmed" role="status" mih={22}>
        {counts.data !== undefined &&
          !isEmpty &&
          (counts.data.total === 1 && !counts.data.hasMore
            ? t('oneListing')
            : t('totalListings', { total: countText(counts.data.total, counts.data.hasMore) }))}
      </Text>
      <div aria-busy={isFetching}>
        {isEmpty ? (
          <NoEntries filtered={countFilters(filter) > 0} onClear={() => setFilter({})} />
        ) : (
          !(isError && search.entries.length === 0) && (
            <Entries
              entries={entries}
              order={order}
              onSort={(next) => setFilter({ ...filter, order: next })}
              selection={selection}
            />
          )
        )}
      </div>
      <Group gap="sm" mt="md">
        {hasNextPage && (
          <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
            {last?.searchedTo === undefined ? t('showMore') : t('searchFurther')}
          </Button>
        )}
        {last?.searchedTo !== undefined && (
          <Text size="sm" role="status">
            {order === 'newest' || order === 'oldest'
              ? t('searchedBackTo', { createdAt: formatDateTime(last.searchedTo.createdAt) })
              : t('searchedThrough', { productName: last.searchedTo.productName })}
          </Text>
        )}
      </Group>
      <SelectionBar
        selection={selection}
        selectAll={
          hasNextPage
            ? async () => {
                const { ids, hasMore } = await client.listings.select.query({
                  ...queryOf(filter),
                  order,
                });
                selection.replace(ids, hasMore);
              }
            : undefined
        }
      />
    </Stack>
  );
}

/** The pages that were loaded, with more than one if the first ones hold few listings. */
function useSearch(filter: Filter) {
  const search = useInfiniteQuery(
    api.listings.search.infiniteQueryOptions(
      { ...queryOf(filter), order: filter.order ?? 'newest' },
      { getNextPageParam: ({ next }) => next, placeholderData: keepPreviousData },
    ),
  );
  const { hasNextPage, isFetching, isError, fetchNextPage } = search;
  const pages = search.data?.pages ?? [];
  const entries = pages.flatMap((page) => page.entries);
  const last = pages.at(-1);
  const shouldFetchMore =
    last?.searchedTo !== undefined &&
    entries.length < MIN_ENTRIES &&
    pages.length < MAX_STEPS &&
    hasNextPage &&
    !search.isPlaceholderData;
  useEffect(() => {
    if (shouldFetchMore && !isFetching && !isError) void fetchNextPage();
  }, [shouldFetchMore, isFetching, isError, fetchNextPage]);
  return { ...search, entries, last };
}

function NoEntries({
  filtered,
  onClear,
}: {
  readonly filtered: boolean;
  readonly onClear: () => void;
}): ReactNode {
  return filtered ? (
    <EmptyState
      title={t('noMatches')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('showAllListings')}
        </Button>
      }
    >
      {t('noMatchesHelp')}
    </EmptyState>
  ) : (
    <EmptyState
      title={t('noListings')}
      action={
        <Anchor component={Link} href="/">
          {t('writeYourFirstListing')}
        </Anchor>
      }
    >
      {t('noListingsHelp')}
    </EmptyState>
  );
}
