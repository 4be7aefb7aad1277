import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '@wareword/ui';
import { PLATFORM_NAMES } from '@wareword/shared-schema';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { api, statusOf } from '../../api.ts';
import { NotFound } from '../../app/not-found.tsx';
import { Loaded } from '../../app/loaded.tsx';
import { Loading } from '../../app/page-body.tsx';
import { useTitle } from '../../app/title.ts';
import { Breadcrumbs, type Crumb } from '../breadcrumbs.tsx';
import { EditDetails } from './actions.tsx';
import { DeletedListing } from './deleted-listing.tsx';
import { ListingView } from './listing-view.tsx';
import type { ShownListing } from './shown-listing.ts';
import { WRITER_NAMES } from './format.ts';
import { formatDateTime } from '../../format.ts';
import { toneName } from '../../names.ts';
import { t } from '../../messages/listing.ts';

/** One listing of the history. */
export default function ListingPage(): ReactNode {
  const { id = '' } = useParams();
  const found = useQuery(api.listings.read.queryOptions({ id }));
  // In the same request, so that nothing moves when it arrives.
  const explained = useQuery(api.listings.scores.queryOptions({ id }));
  const stores = useQuery(api.listings.stores.queryOptions({ id }));
  useTitle(found.data?.productName ?? t('listing'));
  if (statusOf(found.error) === 404) return <NotFound />;
  return (
    <Loaded query={found} title={t('listingNotLoaded')}>
      {(listing) =>
        explained.isLoading || stores.isLoading ? <Loading /> : <Content id={id} found={listing} />
      }
    </Loaded>
  );
}

function Content({ id, found }: { readonly id: string; readonly found: ShownListing }): ReactNode {
  if (found.deletedAt !== null) {
    return (
      <Stack gap="md" maw={880}>
        <div>
          <Breadcrumbs above={pagesAbove(found)} name={found.productName} />
          <PageHeader title={found.productName} />
        </div>
        <DeletedListing id={id} />
      </Stack>
    );
  }
  return (
    <Stack gap={0} maw={880}>
      <Breadcrumbs above={pagesAbove(found)} name={found.productName} />
      <PageHeader title={found.productName}>{describe(found)}</PageHeader>
      <ListingView key={id} found={found} actions={<EditDetails id={id} />} />
    </Stack>
  );
}

/** The file that it was written from, or else the history. */
function pagesAbove({ runId, fileName }: ShownListing): readonly Crumb[] {
  return runId === null || fileName === null
    ? [{ name: t('history'), href: '/history' }]
    : [
        { name: t('bulk'), href: '/bulk' },
        { name: fileName, href: `/bulk/${runId}` },
      ];
}

function describe(found: ShownListing): string {
  const { platform, tone, brandName, createdAt, writer, editedAt } = found;
  const edited =
    editedAt === null ? undefined : t('editedAt', { editedAt: formatDateTime(editedAt) });
  return [
    PLATFORM_NAMES[platform],
    toneName(tone),
    brandName,
    formatDateTime(createdAt),
    WRITER_NAMES[writer](),
    edited,
  ]
    .filter(Boolean)
    .join(' · ');
}
