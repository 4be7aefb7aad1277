import { Anchor, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState, ErrorNotice, Notice, PageHeader } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { LIMITS } from '../../limits.ts';
import { t } from '../../messages/history.ts';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { Rows } from '../row.tsx';
import { ShowMore } from '../show-more.tsx';
import { DeletedRow } from './deleted-row.tsx';

/** The listings that were deleted and can be restored, last deleted first. */
export default function DeletedListingsPage(): ReactNode {
  const list = useInfiniteQuery(
    api.listings.deleted.infiniteQueryOptions({}, { getNextPageParam: ({ next }) => next }),
  );
  const [restored, setRestored] = useState<{ readonly id: string; readonly name: string }>();
  const listings = list.data?.pages.flatMap((page) => page.listings) ?? [];
  return (
    <Stack gap="md" maw={760}>
      <Breadcrumbs above={[{ name: t('history'), href: '/history' }]} name={t('deletedTitle')} />
      <PageHeader title={t('deletedTitle')}>
        {t('deletedIntroduction', { days: LIMITS.restorableDays })}
      </PageHeader>
      {restored !== undefined && (
        <Notice title={t('listingRestored')}>
          <Anchor component={Link} href={`/listings/${restored.id}`} underline="always">
            {t('openName', { name: restored.name })}
          </Anchor>
        </Notice>
      )}
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorNotice title={t('deletedNotLoaded')} retry={() => void list.refetch()}>
          {messageOf(list.error)}
        </ErrorNotice>
      )}
      {list.isSuccess && listings.length === 0 && <EmptyState title={t('noDeletedListings')} />}
      {listings.length > 0 && (
        <Rows name={t('deletedTitle')} busy={list.isFetching}>
          {listings.map((listing) => (
            <DeletedRow
              key={listing.id}
              listing={listing}
              onRestored={() => setRestored({ id: listing.id, name: listing.productName })}
            />
          ))}
        </Rows>
      )}
      <ShowMore list={list} />
    </Stack>
  );
}
