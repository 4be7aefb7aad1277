import { Button, Menu } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ErrorNotice, Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api, messageOf, queryClient } from '../../api.ts';
import { t } from '../../messages/listing.ts';

/**
 * Sends a listing to a connected store, whose app then offers to publish it. Nothing is shown if no
 * store can take it.
 */
export function useSendToStore(id: string): { button: ReactNode; notices: ReactNode } {
  const stores = useQuery(api.listings.stores.queryOptions({ id }));
  const settled = {
    onSettled: () => queryClient.invalidateQueries(api.listings.stores.queryFilter({ id })),
  };
  const send = useMutation(api.listings.send.mutationOptions(settled));
  const unsend = useMutation(api.listings.unsend.mutationOptions(settled));
  const all = stores.data ?? [];
  const failed = [send, unsend].find(({ isError }) => isError);
  const isBusy = send.isPending || unsend.isPending;
  return {
    button: all.length > 0 && (
      <Menu>
        <Menu.Target>
          <Button variant="default" loading={isBusy}>
            {t('sendToStore')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {all.map((store) => (
            <Menu.Item
              key={store.id}
              disabled={store.sentAt !== null}
              onClick={() => send.mutate({ id, storeId: store.id })}
            >
              {store.sentAt === null
                ? hostOf(store.siteUrl)
                : t('alreadySent', { host: hostOf(store.siteUrl) })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    ),
    notices: (
      <>
        {all
          .filter(({ sentAt }) => sentAt !== null)
          .map((store) => (
            <Notice key={store.id} title={t('sentTo', { siteUrl: hostOf(store.siteUrl) })}>
              {t.rich('sentHelp', {
                button: (chunks) => (
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    loading={unsend.isPending}
                    onClick={() => unsend.mutate({ id, storeId: store.id })}
                  >
                    {chunks}
                  </Button>
                ),
              })}
            </Notice>
          ))}
        {failed !== undefined && <ErrorNotice>{messageOf(failed.error)}</ErrorNotice>}
      </>
    ),
  };
}

function hostOf(siteUrl: string): string {
  return siteUrl.replace(/^https?:\/\//u, '');
}
