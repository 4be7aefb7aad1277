import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@wareword/shared-schema/format';
import { ErrorNotice, PageHeader } from '@wareword/ui';
import { PLATFORM_NAMES } from '@wareword/shared-schema';
import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { api, messageOf, statusOf } from '../../api.ts';
import { NotFound } from '../../app/not-found.tsx';
import { Loading } from '../../app/page-body.tsx';
import { useTitle } from '../../app/title.ts';
import { ListingView } from './listing-view.tsx';
import { WRITER_NAMES } from './format.ts';

/** One listing of the history. */
export default function ListingPage(): ReactNode {
  const { id = '' } = useParams();
  const found = useQuery(api.listings.read.queryOptions({ id }, { staleTime: Infinity }));
  useTitle(found.data?.request.product_name ?? 'Listing');
  if (statusOf(found.error) === 404) return <NotFound />;
  if (found.isError) {
    return (
      <ErrorNotice title="Couldn't load this listing" retry={() => void found.refetch()}>
        {messageOf(found.error)}
      </ErrorNotice>
    );
  }
  if (found.isPending) return <Loading />;
  const { platform, tone, brandName, createdAt, listing, provenance, writer, request } = found.data;
  const details = [
    PLATFORM_NAMES[platform],
    tone,
    brandName,
    formatDateTime(createdAt),
    WRITER_NAMES[writer],
  ];
  return (
    <Stack gap={0} maw={880}>
      <PageHeader title={request.product_name}>{details.filter(Boolean).join(' · ')}</PageHeader>
      <ListingView
        platform={platform}
        listing={listing}
        provenance={provenance}
        actions={
          <>
            <Button component={Link} href={`/?from=${id}`} variant="default" size="sm">
              Edit details and rewrite
            </Button>
            <Text size="sm" c="dimmed">
              Uses 1 listing
            </Text>
          </>
        }
      />
    </Stack>
  );
}
