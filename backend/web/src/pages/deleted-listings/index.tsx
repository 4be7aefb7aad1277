import { Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState, ErrorNotice, PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
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
  const listings = list.data?.pages.flatMap((page) => page.listings) ?? [];
  return (
    <Stack gap="md" maw={760}>
      <Breadcrumbs above={[{ name: t('history'), href: '/history' }]} name={t('deletedTitle')} />
      <PageHeader title={t('deletedTitle')}>
        {t('deletedIntroduction', { days: LIMITS.restorableDays })}
      </PageHeader>
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorNotice title={t('deletedNotLoaded')} retry={() => void list.refetch()}>
          {messageOf(list.error)}
        </ErrorNotice>
      )}
      {list.isSuccess && listings.length === 0 && <EmptyState title={t('deletedNone')} />}
      {listings.length > 0 && (
        <Rows name={t('deletedTitle')} busy={list.isFetching}>
          {listings.map((listing) => (
            <DeletedRow key={listing.id} listing={listing} />
          ))}
        </Rows>
      )}
      <ShowMore list={list} />
    </Stack>
  );
}
