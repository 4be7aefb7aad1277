import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  useLoaderData,
  useSearchParams,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
} from '@remix-run/react';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Disconnected } from '../../src/load-context/index.ts';
import { Connected } from '../connect/connected.tsx';
import { Connect } from '../connect/connect.tsx';
import { catchNetworkError, useAction } from '../parts/outcome.ts';
import { PageProblem } from '../parts/page-problem.tsx';
import { shopOf } from '../shop.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return shopOf(context).connection();
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return catchNetworkError(() => serverLoader<typeof loader>());
}

/** POST starts connecting, DELETE disconnects. */
export function action({ context, request }: ActionFunctionArgs) {
  const shop = shopOf(context);
  return request.method === 'DELETE' ? shop.disconnect() : shop.startConnect();
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchNetworkError(() => serverAction<typeof action>());
}

/** The store's connection to Wareword. */
export default function Connection(): ReactNode {
  const t = useTranslations('connection');
  const shell = useTranslations('shell');
  const connection = useLoaderData<typeof loader>();
  const disconnect = useAction<null, Disconnected>('/app/connect?index', 'DELETE');
  const [params] = useSearchParams();
  const connectedNow = params.get('connected') === '1';
  useEffect(() => {
    if (connectedNow) shopify.toast.show(t('storeConnected'));
  }, [connectedNow, t]);
  const connected = connection.ok && connection.value.state !== 'disconnected';
  const revokeUrl = disconnect.value?.revokeUrl ?? null;
  return (
    <s-page
      heading={connected ? shell('connection') : shell('connectToWareword')}
      inlineSize="small"
    >
      {connection.ok && connection.value.state === 'connected' && (
        <s-button slot="primary-action" variant="primary" href="/app/products">
          {shell('chooseProducts')}
        </s-button>
      )}
      {!connection.ok && <PageProblem problem={connection.problem} />}
      {!connected && revokeUrl !== null && (
        <s-banner tone="warning" heading={t('stillConnected')}>
          <s-paragraph>{t('stillConnectedHelp')}</s-paragraph>
          <s-button slot="secondary-actions" href={revokeUrl} target="_blank">
            {t('openStoresInWareword')}
          </s-button>
        </s-banner>
      )}
      {connection.ok &&
        (connected ? (
          <Connected connection={connection.value} disconnect={disconnect} />
        ) : (
          <Connect problem={null} />
        ))}
    </s-page>
  );
}
