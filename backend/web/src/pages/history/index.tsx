import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState, ErrorNotice, PageHead } from '@wareword/ui';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { momentOf } from '../listing/words.ts';
import { Entries } from './entries.tsx';
import { Filters } from './filters.tsx';
import { isFiltered, queryOf, useFilter } from './filter.ts';

/** Listings that make a page worth looking at; fewer, and the search goes on by itself. */
const ENOUGH = 10;

/** Steps that a search takes by itself; past them it asks whether to go on. */
const MOST_STEPS = 40;

/** Every listing that was written in the workspace, to be searched. */
export default function HistoryPage(): ReactNode {
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
  const goesOn =
    last?.searchedBackTo !== undefined &&
    entries.length < ENOUGH &&
    pages.length < MOST_STEPS &&
    hasNextPage &&
    !search.isPlaceholderData;
  useEffect(() => {
    if (goesOn && !isFetching && !isError) void fetchNextPage();
  }, [goesOn, isFetching, isError, fetchNextPage]);

  return (
    <Stack gap={0} maw={960}>
      <PageHead title="History">Every listing that was written, newest first.</PageHead>
      <Filters filter={filter} onChange={setFilter} />
      {isError && (
        <ErrorNotice
          title="The history could not be read"
          retry={() => void (entries.length > 0 ? fetchNextPage() : search.refetch())}
        >
          {messageOf(search.error)}
        </ErrorNotice>
      )}
      <div aria-busy={isFetching}>
        {entries.length > 0 && <Entries entries={entries} />}
        {search.isPending && <Loading />}
        {!search.isPending && entries.length === 0 && !hasNextPage && (
          <Nothing filtered={isFiltered(filter)} onClear={() => setFilter({})} />
        )}
      </div>
      <Stack gap="xs" align="flex-start" mt="md">
        {last?.searchedBackTo !== undefined && (
          <Text size="sm" role="status">
            Searched back to {momentOf(last.searchedBackTo)}.
          </Text>
        )}
        {hasNextPage && (
          <Button
            variant="default"
            mih={44}
            loading={isFetching}
            onClick={() => void fetchNextPage()}
          >
            {last?.searchedBackTo === undefined ? 'Show more' : 'Search further back'}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function Nothing({
  filtered,
  onClear,
}: {
  readonly filtered: boolean;
  readonly onClear: () => void;
}): ReactNode {
  return filtered ? (
    <EmptyState
      title="No listing is like that"
      action={
        <Button variant="default" mih={44} onClick={onClear}>
          Show all listings
        </Button>
      }
    >
      Try fewer or shorter words: parts of words are found too.
    </EmptyState>
  ) : (
    <EmptyState
      title="Nothing was written yet"
      action={
        <Anchor component={Link} href="/">
          Write the first listing
        </Anchor>
      }
    >
      Listings from here, from API keys and from your stores are all kept in this place.
    </EmptyState>
  );
}
