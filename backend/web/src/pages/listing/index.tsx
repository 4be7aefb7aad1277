import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice, PageHead } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { api, messageOf, statusOf } from '../../api.ts';
import { NotFound } from '../../app/not-found.tsx';
import { Loading } from '../../app/page-body.tsx';
import { useTitle } from '../../app/title.ts';
import { ListingView } from './listing-view.tsx';
import { momentOf, PLATFORM_NAMES } from './words.ts';

/** One listing of the history. */
export default function ListingPage(): ReactNode {
  const { id = '' } = useParams();
  const found = useQuery(api.listings.read.queryOptions({ id }, { staleTime: Infinity }));
  useTitle(found.data?.request.product_name ?? 'Listing');
  if (statusOf(found.error) === 404) return <NotFound />;
  if (found.isError) {
    return (
      <ErrorNotice title="The listing could not be read" retry={() => void found.refetch()}>
        {messageOf(found.error)}
      </ErrorNotice>
    );
  }
  if (found.isPending) return <Loading />;
  const { platform, tone, brandName, createdAt, listing, request } = found.data;
  const facts = [PLATFORM_NAMES[platform], tone, brandName, momentOf(createdAt)];
  return (
    <Stack gap={0} maw={880}>
      <PageHead title={request.product_name}>{facts.filter(Boolean).join(' · ')}</PageHead>
      <ListingView
        platform={platform}
        listing={listing}
        actions={
          <>
            <Button component={Link} href={`/?from=${id}`} variant="default" mih={44} size="sm">
              Write again with changes
            </Button>
            <Text size="sm" c="dimmed">
              Opens the form with these details. Writing it again uses one listing.
            </Text>
          </>
        }
      />
    </Stack>
  );
}
