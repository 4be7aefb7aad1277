import { Anchor, Button, Stack, Text, type ButtonProps } from '@mantine/core';
import { ErrorNotice } from '@wareword/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client, messageOf } from '../api.ts';
import { Host } from './host.tsx';
import { storeRequest, type Store } from './review.ts';
import { t } from '../messages/connect.ts';

/**
 * Returns to the store. Replaces the page in the history, so that Back does not lead to a consent
 * page that was already answered.
 */
export function returnToStore({ address }: { readonly address: string }): void {
  window.location.replace(address);
}

/** Denies the connection and returns to the store. */
export function Cancel({
  store,
  disabled = false,
  ...look
}: { readonly store: Store; readonly disabled?: boolean } & ButtonProps): ReactNode {
  const cancel = useMutation({
    mutationFn: () => client.connect.cancel.mutate({ query: storeRequest() }),
    onSuccess: returnToStore,
  });
  return (
    <Stack gap="xs">
      {cancel.isError && <ErrorNotice>{messageOf(cancel.error)}</ErrorNotice>}
      <Button
        variant="default"
        size="md"
        fullWidth
        {...look}
        disabled={disabled}
        loading={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        {t('cancel')}
      </Button>
      {cancel.isSuccess && <Redirecting address={cancel.data.address} store={store} />}
    </Stack>
  );
}

/** Shown while the store's page is loading, and if it does not load. */
export function Redirecting({
  address,
  store,
}: {
  readonly address: string;
  readonly store: Store;
}): ReactNode {
  return (
    <Text role="status">
      {t.rich('returningToHostGoNow', {
        host: store.host,
        name: (chunks) => <Host>{chunks}</Host>,
        link: (chunks) => <Anchor href={address}>{chunks}</Anchor>,
      })}
    </Text>
  );
}
