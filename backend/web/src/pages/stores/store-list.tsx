import { Button } from '@mantine/core';
import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { useState, type ReactNode } from 'react';
import { api, client, queryClient } from '../../api.ts';
import { AskFirst } from '../ask-first.tsx';
import { momentOf, PLATFORM_NAMES } from '../listing/words.ts';
import { Row, Rows } from '../row.tsx';

type Store = inferRouterOutputs<DashboardRouter>['stores']['list']['stores'][number];

export function StoreList({ stores }: { readonly stores: readonly Store[] }): ReactNode {
  const [asked, setAsked] = useState<Store>();
  return (
    <>
      <Rows name="Stores">
        {stores.map((store) => (
          <Row
            key={store.id}
            name={store.host}
            about={`${PLATFORM_NAMES[store.platform]} · Connected ${momentOf(store.connectedAt)} by ${store.connectedBy} · ${
              store.lastUsedAt === null ? 'Never used' : `Last used ${momentOf(store.lastUsedAt)}`
            }`}
            action={
              store.disconnectable && (
                <Button
                  variant="default"
                  mih={44}
                  aria-label={`Disconnect ${store.host}`}
                  onClick={() => setAsked(store)}
                >
                  Disconnect
                </Button>
              )
            }
          />
        ))}
      </Rows>
      {asked !== undefined && (
        <AskFirst
          title="Disconnect this store?"
          button="Disconnect store"
          act={async () => {
            await client.stores.disconnect.mutate({ id: asked.id });
            await queryClient.invalidateQueries(api.stores.list.pathFilter());
          }}
          onClose={() => setAsked(undefined)}
        >
          {asked.host} cannot write listings from this moment on, and what it was just writing may
          not arrive. Its listings stay in the history. To connect it again, start in the store.
        </AskFirst>
      )}
    </>
  );
}
