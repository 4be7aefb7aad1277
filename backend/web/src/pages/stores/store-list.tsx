import { Button } from '@mantine/core';
import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { formatDateTime } from '@wareword/shared-schema/format';
import { PLATFORM_NAMES } from '@wareword/shared-schema';
import { useState, type ReactNode } from 'react';
import { api, client, queryClient } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Row, Rows } from '../row.tsx';

type Store = inferRouterOutputs<DashboardRouter>['stores']['list']['stores'][number];

export function StoreList({ stores }: { readonly stores: readonly Store[] }): ReactNode {
  const { refusals } = useAccount();
  const [storeToDisconnect, setStoreToDisconnect] = useState<Store>();
  return (
    <>
      <Rows name="Stores">
        {stores.map((store) => (
          <Row
            key={store.id}
            name={store.host}
            about={`${PLATFORM_NAMES[store.platform]} · Connected ${formatDateTime(store.connectedAt)} by ${store.connectedBy} · ${
              store.lastUsedAt === null
                ? 'Never used'
                : `Last used ${formatDateTime(store.lastUsedAt)}`
            }`}
            action={
              refusals.stores === undefined && (
                <Button
                  variant="default"
                  aria-label={`Disconnect ${store.host}`}
                  onClick={() => setStoreToDisconnect(store)}
                >
                  Disconnect
                </Button>
              )
            }
          />
        ))}
      </Rows>
      {storeToDisconnect !== undefined && (
        <ConfirmDialog
          title={`Disconnect ${storeToDisconnect.host}?`}
          button="Disconnect store"
          act={async () => {
            await client.stores.disconnect.mutate({ id: storeToDisconnect.id });
            await queryClient.invalidateQueries(api.stores.list.pathFilter());
          }}
          onClose={() => setStoreToDisconnect(undefined)}
        >
          The store can't write listings anymore, and listings in progress may not reach it. Its
          listings stay in History. To reconnect, click Connect in the store.
        </ConfirmDialog>
      )}
    </>
  );
}
