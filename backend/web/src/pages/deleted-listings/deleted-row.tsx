import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { PLATFORM_NAMES } from '@wareword/shared-schema';
import type { ReactNode } from 'react';
import { api, messageOf, queryClient } from '../../api.ts';
import { formatDateTime } from '../../format.ts';
import { t } from '../../messages/history.ts';
import { Row } from '../row.tsx';

type Listing = inferRouterOutputs<DashboardRouter>['listings']['deleted']['listings'][number];

/** One deleted listing, until it is restored. */
export function DeletedRow({
  listing,
  onRestored,
}: {
  readonly listing: Listing;
  readonly onRestored: () => void;
}): ReactNode {
  const { id, productName, platform, deletedAt, restorableUntil } = listing;
  const restore = useMutation(
    api.listings.restoreDeleted.mutationOptions({
      onSuccess: () => {
        onRestored();
        return queryClient.invalidateQueries(api.listings.pathFilter());
      },
    }),
  );
  return (
    <Row
      name={productName}
      about={
        restore.isError
          ? messageOf(restore.error)
          : [
              PLATFORM_NAMES[platform],
              t('deletedAt', { time: formatDateTime(deletedAt) }),
              t('restorableUntil', { time: formatDateTime(restorableUntil) }),
            ].join(' · ')
      }
      action={
        <Button
          variant="default"
          aria-label={t('restoreNamed', { name: productName })}
          loading={restore.isPending}
          onClick={() => restore.mutate({ id })}
        >
          {t('restore')}
        </Button>
      }
    />
  );
}
