import { Anchor, Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { EmptyState, ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { LIMITS } from '../../limits.ts';
import { refreshListing } from './shown-listing.ts';
import { t } from '../../messages/listing.ts';

/** Takes the place of a listing that was deleted, and offers to take that back. */
export function DeletedListing({ id }: { readonly id: string }): ReactNode {
  const undo = useMutation(
    api.listings.restoreDeleted.mutationOptions({ onSuccess: () => refreshListing(id) }),
  );
  return (
    <>
      {undo.isError && <ErrorNotice>{messageOf(undo.error)}</ErrorNotice>}
      <EmptyState
        title={t('listingDeleted')}
        action={
          <Group gap="md">
            <Button autoFocus loading={undo.isPending} onClick={() => undo.mutate({ id })}>
              {t('undo')}
            </Button>
            <Anchor component={Link} href="/history">
              {t('goToHistory')}
            </Anchor>
          </Group>
        }
      >
        {t('restorableHelp', { restorableDays: LIMITS.restorableDays })}
      </EmptyState>
    </>
  );
}
