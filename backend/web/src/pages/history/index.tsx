import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatCount, formatDateTime } from '@wareword/shared-schema/format';
import { EmptyState, ErrorNotice, PageHeader } from '@wareword/ui';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { Loading } from '../../app/page-body.tsx';
import { Entries } from './entries.tsx';
import { Filters } from './filters.tsx';
import { isFiltered, queryOf, useFilter } from './filter.ts';

/** Minimum entries worth showing; with fewer, the search continues automatically. */
const MIN_ENTRIES = 10;

/** Steps a search takes automatically; after that it asks whether to continue. */
const MAX_STEPS = 40;

/** All listings of the workspace, with search. */
export default function HistoryPage(): ReactNode {
  const { listingRetentionDays } = useAccount();
  const { filter, setFilter } = useFilter();
  const search = useInfiniteQuery(
    api.listings.search.infiniteQueryOptions(queryOf(filter), {
      getNextPageParam: ({ next }) => next,
      placeholderData: (before) => before,
    }),
  );
  const { hasNextPage, isFetching, isError, fetchNextPage } = search;
  const pages = search.data?.pages ?? [];
  const entries = pages.flatMap((page) => page.entries);
  const last = pages.at(-1);
  const shouldFetchMore =
    last?.searchedBackTo !== undefined &&
    entries.length < MIN_ENTRIES &&
    pages.length < MAX_STEPS &&
    hasNextPage &&
    !search.isPlaceholderData;
  useEffect(() => {
    if (shouldFetchMore && !isFetching && !isError) void fetchNextPage();
  }, [shouldFetchMore, isFetching, isError, fetchNextPage]);

  return (
    <Stack gap={0} maw={960}>
      <PageHeader title="History">
        All your listings, newest first.
        {listingRetentionDays !== null &&
          ` Listings are deleted ${formatCount(listingRetentionDays, 'day')} after their last edit.`}
      </PageHeader>
      <Filters filter={filter} onChange={setFilter} />
      {isError && (
        <ErrorNotice
          title="Couldn't load your history"
          retry={() => void (entries.length > 0 ? fetchNextPage() : search.refetch())}
        >
          {messageOf(search.error)}
        </ErrorNotice>
      )}
      <div aria-busy={isFetching}>
        {entries.length > 0 && <Entries entries={entries} />}
        {search.isPending && <Loading />}
        {!search.isPending && entries.length === 0 && !hasNextPage && (
          <NoEntries filtered={isFiltered(filter)} onClear={() => setFilter({})} />
        )}
      </div>
      <Stack gap="xs" align="flex-start" mt="md">
        {last?.searchedBackTo !== undefined && (
          <Text size="sm" role="status">
            Searched back to {formatDateTime(last.searchedBackTo)}
          </Text>
        )}
        {hasNextPage && (
          <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
            {last?.searchedBackTo === undefined ? 'Show more' : 'Search further back'}
          </Button>
        )}
      </Stack>
    </Stack>
  );
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
      title="No matching listings"
      action={
        <Button variant="default" onClick={onClear}>
          Show all listings
        </Button>
      }
    >
      Try fewer or shorter words; partial words work too.
    </EmptyState>
  ) : (
    <EmptyState
      title="No listings yet"
      action={
        <Anchor component={Link} href="/">
          Write your first listing
        </Anchor>
      }
    >
      Listings from the dashboard, API and stores appear here.
    </EmptyState>
  );
}
