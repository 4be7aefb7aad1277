import { Stack } from '@mantine/core';
import { Loading, PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { useConnection } from '../../app/store.ts';
import { useTitle } from '../../app/title.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { Connected } from './connected.tsx';
import { ConnectStore } from './connect-store.tsx';

/** The store's connection to Wareword. */
export default function ConnectionPage(): ReactNode {
  useTitle('Connection');
  const status = useConnection();
  if (status.isPending) return <Loading />;
  return (
    <Stack gap={0} maw={680}>
      <PageHeader title={status.data?.connected === true ? 'Connection' : 'Connect to Wareword'}>
        {status.data?.connected === true
          ? "This store is connected to a Wareword account. Its listings count toward that account's plan."
          : "Connect Wareword to start writing. Each listing counts toward your account's plan. Free accounts include listings every month."}
      </PageHeader>

      {status.data === undefined ? (
        <ErrorMessage error={status.error} retry={() => void status.refetch()} />
      ) : status.data.connected ? (
        <Connected status={status.data} />
      ) : (
        <ConnectStore action="Connect to Wareword" />
      )}
    </Stack>
  );
}
