import { Button } from '@mantine/core';
import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { PLATFORM_NAMES } from '@wareword/shared-schema';
import { useState, type ReactNode } from 'react';
import { api, client, queryClient } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Row, Rows } from '../row.tsx';
import { formatDateTime } from '../../format.ts';
import { t } from '../../messages/stores.ts';

type Store = inferRouterOutputs<DashboardRouter>['stores']['list']['stores'][number];

export function StoreList({ stores }: { readonly stores: readonly Store[] }): ReactNode {
  const { deniedPermissions } = useAccount();
  const [storeToDisconnect, setStoreToDisconnect] = useState<Store>();
  return (
    <>
      <Rows name={t('stores')}>
        {stores.map((store) => (
          <Row
            key={store.id}
            name={store.host}
            about={[
              PLATFORM_NAMES[store.platform],
              t('connectedBy', {
                date: formatDateTime(store.connectedAt),
                email: store.connectedBy,
              }),
              store.lastUsedAt === null
                ? t('neverUsed')
                : t('lastUsed', { lastUsedAt: formatDateTime(store.lastUsedAt) }),
            ].join(' · ')}
            action={
              deniedPermissions.stores === undefined && (
                <Button
                  variant="default"
                  aria-label={t('disconnectNamed', { host: store.host })}
                  onClick={() => setStoreToDisconnect(store)}
                >
                  {t('disconnect')}
                </Button>
              )
            }
          />
        ))}
      </Rows>
      {storeToDisconnect !== undefined && (
        <ConfirmDialog
          title={t('disconnectQuestion', { host: storeToDisconnect.host })}
          button={t('disconnectStore')}
          act={async () => {
            await client.stores.disconnect.mutate({ id: storeToDisconnect.id });
            await queryClient.invalidateQueries(api.stores.list.pathFilter());
          }}
          onClose={() => setStoreToDisconnect(undefined)}
        >
          {t('disconnectConsequences')}
        </ConfirmDialog>
      )}
    </>
  );
}
