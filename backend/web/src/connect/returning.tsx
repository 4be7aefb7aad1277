import { Anchor, Button, Stack, Text, type ButtonProps } from '@mantine/core';
import { ErrorNotice } from '@wareword/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../api.ts';
import { t } from '../messages/connect.ts';

/** The app that requested access, to which the browser returns. */
export interface Requester {
  /** Denies the request. @returns where the browser goes then */
  readonly cancel: () => Promise<{ readonly address: string }>;
  /** Says that the browser goes back, with a link for when it doesn't. */
  readonly returning: (link: (chunks: ReactNode) => ReactNode) => ReactNode;
}

/**
 * Returns to the app that requested access. Replaces the page in the history, so that Back does not lead to a consent
 * page that was already answered.
 */
export function goBack({ address }: { readonly address: string }): void {
  window.location.replace(address);
}

/** Denies the request and returns. */
export function Cancel({
  requester,
  disabled = false,
  ...look
}: { readonly requester: Requester; readonly disabled?: boolean } & ButtonProps): ReactNode {
  const cancel = useMutation({ mutationFn: requester.cancel, onSuccess: goBack });
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
      {cancel.isSuccess && <Returning address={cancel.data.address} requester={requester} />}
    </Stack>
  );
}

/** Shown while the page that it returns to is loading, and if it does not load. */
export function Returning({
  address,
  requester,
}: {
  readonly address: string;
  readonly requester: Requester;
}): ReactNode {
  return (
    <Text role="status">
      {requester.returning((chunks) => (
        <Anchor href={address}>{chunks}</Anchor>
      ))}
    </Text>
  );
}
