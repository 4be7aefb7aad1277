import { Anchor, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ErrorNotice, Notice, PageHeader } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { AccountForm } from '../../auth/account-form.tsx';
import { t } from '../../messages/auth.ts';

/** The page of a link that confirms a new email. It asks first, because mail scanners open links. */
export default function ConfirmEmailPage(): ReactNode {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  const change = useQuery(
    api.settings.emailChange.queryOptions({ token }, { staleTime: Infinity, retry: false }),
  );
  const confirm = useMutation(api.settings.confirmEmailChange.mutationOptions());
  const submit = async (): Promise<void> => {
    await confirm.mutateAsync({ token }).catch((error: unknown) => {
      throw new Error(messageOf(error));
    });
  };
  return (
    <Stack>
      <PageHeader title={t('confirmNewEmail')} />
      {change.isPending && <Loading />}
      {change.isError && <ErrorNotice>{messageOf(change.error)}</ErrorNotice>}
      {change.isSuccess && !confirm.isSuccess && (
        <AccountForm button={t('confirm')} onSubmit={submit}>
          <Text style={{ overflowWrap: 'anywhere' }}>
            {t.rich('confirmNewEmailHelp', {
              currentEmail: change.data.currentEmail,
              b: (chunks) => <b>{chunks}</b>,
              newEmail: change.data.newEmail,
            })}
          </Text>
          <Text size="sm" c="dimmed">
            {t('confirmNewEmailCaution')}
          </Text>
        </AccountForm>
      )}
      {confirm.isSuccess &&
        (confirm.data.state === 'changed' ? (
          <Notice title={t('emailChanged')}>
            {t('emailChangedHelp', { email: confirm.data.email })}
          </Notice>
        ) : (
          <Notice title={t('firstAddressConfirmed')}>
            {t('firstAddressConfirmedHelp', { address: confirm.data.address })}
          </Notice>
        ))}
      <Anchor href="/settings" py={10}>
        {t('goToSettings')}
      </Anchor>
    </Stack>
  );
}
