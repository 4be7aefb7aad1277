import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { DomainNotice } from './domain-notice.tsx';
import { clearPendingUrl, savePendingUrl, readPendingUrl } from './pending-url.ts';
import { PasteReturn } from './paste-return.tsx';

/** Sends the owner to Wareword's page, and takes them back in whichever way the store allows. */
export function ConnectStore({ action }: { readonly action: string }): ReactNode {
  const [pastedUrl, setPastedUrl] = useState(readPendingUrl);
  const begin = useMutation(
    api.connection.begin.mutationOptions({
      onSuccess: ({ url, way }) => {
        if (way === 'pasted') {
          savePendingUrl(url);
          setPastedUrl(url);
        } else {
          clearPendingUrl();
          window.location.assign(url);
        }
      },
    }),
  );
  const leaving = begin.isSuccess && begin.data.way !== 'pasted';
  if (pastedUrl !== null) {
    return (
      <PasteReturn
        url={pastedUrl}
        onDone={() => setPastedUrl(null)}
        onRetry={() => begin.mutate()}
        again={begin}
      />
    );
  }
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        Sign in to Wareword or create an account, then approve this store. You'll come back here
        afterward. It takes a minute, and you can disconnect at any time.
      </Text>
      <DomainNotice />
      <ErrorMessage error={begin.error} />
      <Button loading={begin.isPending || leaving} onClick={() => begin.mutate()}>
        {action}
      </Button>
      {leaving && <Text role="status">Opening Wareword…</Text>}
    </Stack>
  );
}
