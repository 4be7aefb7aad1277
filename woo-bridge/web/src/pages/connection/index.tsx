import { Stack } from '@mantine/core';
import { Loading, PageHead } from '@wareword/ui';
import type { ReactNode } from 'react';
import { useConnection } from '../../app/store.ts';
import { useTitle } from '../../app/title.ts';
import { Trouble } from '../../parts/trouble.tsx';
import { Connected } from './connected.tsx';
import { ConnectStore } from './connect-store.tsx';

/** The store's connection to Wareword. */
export default function ConnectionPage(): ReactNode {
  useTitle('Connection');
  const status = useConnection();
  if (status.isPending) return <Loading />;
  return (
    <Stack gap={0} maw={680}>
      <PageHead title={status.data?.connected === true ? 'Connection' : 'Connect to Wareword'}>
        {status.data?.connected === true
          ? 'This store is connected to a Wareword account, whose plan pays for its listings.'
          : 'Wareword writes the listings. Each one counts against the plan of your account; a free account has some every month.'}
      </PageHead>
      {status.data === undefined ? (
        <Trouble error={status.error} retry={() => void status.refetch()} />
      ) : status.data.connected ? (
        <Connected status={status.data} />
      ) : (
        <ConnectStore action="Connect to Wareword" />
      )}
    </Stack>
  );
}
