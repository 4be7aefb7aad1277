import { Button, List, Paper, Stack, Text, Title } from '@mantine/core';
import { ErrorNotice, Notice } from '@wareword/ui';
import { useMutation } from '@tanstack/react-query';
import { PLATFORM_NAMES } from '@wareword/shared-schema';
import type { ReactNode } from 'react';
import { client, messageOf, statusOf } from '../api.ts';
import { Cancel, returnToStore, Redirecting } from './return-to-store.tsx';
import { Cost } from './cost.tsx';
import { OtherConnectionNotice } from './other-connection.tsx';
import { Host } from './host.tsx';
import {
  refreshReview,
  storeRequest,
  type Account,
  type OtherConnection,
  type Store,
} from './review.ts';
import { AccountChoice } from './account-choice.tsx';
import { refusalText } from '../app/refusals.ts';
import { t } from '../messages/connect.ts';

/** What approving means, and the two buttons. */
export function Consent({
  store,
  account,
  otherConnection,
  onChanged,
}: {
  readonly store: Store;
  readonly account: Account;
  /** The store's connection to another account, if any. */
  readonly otherConnection: OtherConnection | null;
  /** Called when the signed-in account has changed, with a reason to show if it is unexpected. */
  readonly onChanged: (reason: string | undefined) => Promise<void>;
}): ReactNode {
  const { userId, workspaceId } = account;
  const approve = useMutation({
    mutationFn: () => client.connect.approve.mutate({ query: storeRequest(), userId, workspaceId }),
    onSuccess: returnToStore,
    onError: (error) => {
      if (isAccountChange(error)) void onChanged(messageOf(error));
      else void refreshReview();
    },
  });
  const answered = approve.isPending || approve.isSuccess;
  const refusal = refusalText(account.refusals, 'stores');
  return (
    <Stack>
      <Title order={1} size="h2">
        {t.rich('connectHost', { host: store.host, name: (chunks) => <Host>{chunks}</Host> })}
      </Title>
      <Paper p="md">
        <Stack gap="md">
          <Text>
            {t.rich('thePlatformStoreHostWants', {
              platform: PLATFORM_NAMES[store.platform],
              host: store.host,
              name: (chunks) => <Host>{chunks}</Host>,
              b: (chunks) => <b>{chunks}</b>,
            })}
          </Text>
          <section>
            <Title order={2} size="h5" mb={4}>
              {t('thisStoreWillBeAble')}
            </Title>
            <List size="sm" spacing={4}>
              <List.Item>{t('writeListingsUsingYourMonthly')}</List.Item>
              <List.Item>{t('seeTheListingsWrittenWith')}</List.Item>
              <List.Item>{t('seeYourEmailPlanListings')}</List.Item>
            </List>
          </section>
          <section>
            <Title order={2} size="h5" mb={4}>
              {t('itWontBeAbleTo')}
            </Title>
            <List size="sm" spacing={4}>
              <List.Item>{t('signInAsYouOr')}</List.Item>
              <List.Item>{t('changeYourPlanMakePayments')}</List.Item>
            </List>
          </section>
          <Cost account={account} />
        </Stack>
      </Paper>
      {refusal === undefined && otherConnection !== null && (
        <OtherConnectionNotice otherConnection={otherConnection} disabled={answered} />
      )}
      <AccountChoice account={account} disabled={answered} onChanged={() => onChanged(undefined)} />
      <Text size="sm" c="dimmed">
        {otherConnection === null ? t('replacesConnection') : t('disconnectAnytime')}
      </Text>
      {approve.isError && !isAccountChange(approve.error) && (
        <ErrorNotice>{messageOf(approve.error)}</ErrorNotice>
      )}
      {refusal !== undefined && (
        <Notice title={t('youCantConnectStoresTo')}>{t('refusalAskOneOfThem', { refusal })}</Notice>
      )}
      <Button
        size="md"
        fullWidth
        loading={approve.isPending}
        disabled={approve.isSuccess || refusal !== undefined}
        onClick={() => approve.mutate()}
      >
        {t('approve')}
      </Button>
      <Cancel store={store} disabled={answered} />
      {approve.isSuccess && <Redirecting address={approve.data.address} store={store} />}
    </Stack>
  );
}

/** The user was signed out or switched accounts: the whole page has to be reloaded. */
function isAccountChange(error: unknown): boolean {
  return statusOf(error) === 401 || statusOf(error) === 409;
}
