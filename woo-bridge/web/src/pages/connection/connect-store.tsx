import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { DomainNotice } from './domain-notice.tsx';
import { clearPendingUrl, savePendingUrl, readPendingUrl } from './pending-url.ts';
import { PasteReturn } from './paste-return.tsx';
import { t } from '../../messages/connection.ts';

/** Sends the owner to Wareword's page, and takes them back in whichever way the store allows. */
export function ConnectStore({ action }: { readonly action: string }): ReactNode {
  const [pastedUrl, setPastedUrl] = useState(readPendingUrl);
  const start = useMutation(
    api.connection.start.mutationOptions({
      onSuccess: ({ url, returnMethod }) => {
        if (returnMethod === 'pasted') {
          savePendingUrl(url);
          setPastedUrl(url);
        } else {
          clearPendingUrl();
          window.location.assign(url);
        }
      },
    }),
  );
  const leaving = start.isSuccess && start.data.returnMethod !== 'pasted';
  if (pastedUrl !== null) {
    return (
      <PasteReturn
        url={pastedUrl}
        onDone={() => setPastedUrl(null)}
        onRetry={() => start.mutate()}
        again={start}
      />
    );
  }
  return (
    <Stack gap="md" align="flex-start">
      <Text>{t('connectHelp')}</Text>
      <DomainNotice />
      <ErrorMessage error={start.error} />
      <Button loading={start.isPending || leaving} onClick={() => start.mutate()}>
        {action}
      </Button>
      {leaving && <Text role="status">{t('openingWareword')}</Text>}
    </Stack>
  );
}
