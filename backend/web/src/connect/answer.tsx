import { Anchor, Button, Stack, Text, type ButtonProps } from '@mantine/core';
import { ErrorNotice } from '@wareword/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client, messageOf } from '../api.ts';
import { Host } from './host.tsx';
import { storeRequest, type Store } from './review.ts';

/**
 * Goes back to the store. The page is replaced, so that Back does not lead to a consent that was
 * given already.
 */
export function goBack({ address }: { readonly address: string }): void {
  window.location.replace(address);
}

/** No: the store is told, and nothing is connected. */
export function Cancel({
  store,
  disabled = false,
  ...look
}: { readonly store: Store; readonly disabled?: boolean } & ButtonProps): ReactNode {
  const cancel = useMutation({
    mutationFn: () => client.connect.cancel.mutate({ query: storeRequest() }),
    onSuccess: goBack,
  });
  return (
    <Stack gap="xs">
      {cancel.isError && <ErrorNotice>{messageOf(cancel.error)}</ErrorNotice>}
      <Button
        variant="default"
        size="md"
        mih={44}
        fullWidth
        {...look}
        disabled={disabled}
        loading={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        Cancel
      </Button>
      {cancel.isSuccess && <Leaving address={cancel.data.address} store={store} />}
    </Stack>
  );
}

/** Seen while the store's page is on its way, and where it does not come. */
export function Leaving({
  address,
  store,
}: {
  readonly address: string;
  readonly store: Store;
}): ReactNode {
  return (
    <Text role="status">
      Going back to <Host>{store.host}</Host>. <Anchor href={address}>Go there now</Anchor>
    </Text>
  );
}
