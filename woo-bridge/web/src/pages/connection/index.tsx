import { Stack } from '@mantine/core';
import { Loading, PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { useConnection } from '../../app/store.ts';
import { useTitle } from '../../app/title.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { Connected } from './connected.tsx';
import { ConnectStore } from './connect-store.tsx';
import { t } from '../../messages/connection.ts';

/** The store's connection to Wareword. */
export default function ConnectionPage(): ReactNode {
  useTitle(t('connection'));
  const status = useConnection();
  if (status.isPending) return <Loading />;
  return (
    <Stack gap={0} maw={680}>
      <PageHeader
        title={status.data?.connected === true ? t('connection') : t('connectToWareword')}
      >
        {status.data?.connected === true ? t('connectedHelp') : t('notConnectedHelp')}
      </PageHeader>

      {status.data === undefined ? (
        <ErrorMessage error={status.error} retry={() => void status.refetch()} />
      ) : status.data.connected ? (
        <Connected status={status.data} />
      ) : (
        <ConnectStore action={t('connectToWareword')} />
      )}
    </Stack>
  );
}
