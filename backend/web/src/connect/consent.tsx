import { Text } from '@mantine/core';
import { ErrorNotice, Notice } from '@wareword/ui';
import { useMutation } from '@tanstack/react-query';
import { PLATFORM_NAMES } from '@wareword/shared-schema';
import type { ReactNode } from 'react';
import { client, messageOf, statusOf } from '../api.ts';
import { permissionDeniedText } from '../app/denied-permissions.ts';
import { t } from '../messages/connect.ts';
import { AccountChoice, isAccountChange } from './account-choice.tsx';
import { bold, ConsentLayout, isolated } from './consent-layout.tsx';
import { Cost } from './cost.tsx';
import { OtherConnectionNotice } from './other-connection.tsx';
import { goBack, type Requester } from './returning.tsx';
import {
  refreshReview,
  storeRequest,
  type Account,
  type OtherConnection,
  type Store,
} from './review.ts';

/** What connecting a store means. */
export function Consent({
  store,
  requester,
  account,
  otherConnection,
  onChanged,
}: {
  readonly store: Store;
  readonly requester: Requester;
  readonly account: Account;
  /** The store's connection to another account, if any. */
  readonly otherConnection: OtherConnection | null;
  /** Called when the signed-in account has changed, with a reason to show if it is unexpected. */
  readonly onChanged: (reason: string | undefined) => Promise<void>;
}): ReactNode {
  const { userId, workspaceId } = account;
  const approve = useMutation({
    mutationFn: () => client.connect.approve.mutate({ query: storeRequest(), userId, workspaceId }),
    onSuccess: goBack,
    onError: (error) => {
      if (isSessionOver(error)) void onChanged(messageOf(error));
      else void refreshReview();
    },
  });
  const answered = approve.isPending || approve.isSuccess;
  const deniedText = permissionDeniedText(account.deniedPermissions, 'stores');
  return (
    <ConsentLayout
      name={store.host}
      wants={t.rich('storeWants', {
        ...{ platform: PLATFORM_NAMES[store.platform], host: store.host },
        ...{ name: isolated, b: bold },
      })}
      allowed={{
        title: t('storeCan'),
        items: [t('storeWrites'), t('storeSeesListings'), t('storeSeesAccount')],
      }}
      denied={{
        title: t('storeCannot'),
        items: [t('storeDoesntSignIn'), t('storeDoesntPay')],
      }}
      cost={<Cost account={account} />}
      approve={approve}
      isDenied={deniedText !== undefined}
      requester={requester}
    >
      {deniedText === undefined && otherConnection !== null && (
        <OtherConnectionNotice otherConnection={otherConnection} disabled={answered} />
      )}
      <AccountChoice account={account} disabled={answered} onChanged={() => onChanged(undefined)} />
      <Text size="sm" c="dimmed">
        {otherConnection === null ? t('replacesConnection') : t('disconnectAnytime')}
      </Text>
      {approve.isError && !isSessionOver(approve.error) && !isAccountChange(approve.error) && (
        <ErrorNotice>{messageOf(approve.error)}</ErrorNotice>
      )}
      {deniedText !== undefined && (
        <Notice title={t('storesNotAllowed')}>
          {t('storesNotAllowedHelp', { whoCan: deniedText })}
        </Notice>
      )}
    </ConsentLayout>
  );
}

/** No one is signed in anymore. */
function isSessionOver(error: unknown): boolean {
  return statusOf(error) === 401;
}
