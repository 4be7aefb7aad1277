import { Anchor, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ErrorNotice, Notice, PageHeader } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { AccountForm } from '../../auth/account-form.tsx';

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
      <PageHeader title="Confirm your new email" />
      {change.isPending && <Loading />}
      {change.isError && <ErrorNotice>{messageOf(change.error)}</ErrorNotice>}
      {change.isSuccess && !confirm.isSuccess && (
        <AccountForm button="Confirm" onSubmit={submit}>
          <Text style={{ overflowWrap: 'anywhere' }}>
            Change the email of your Wareword account from <b>{change.data.currentEmail}</b> to{' '}
            <b>{change.data.newEmail}</b>.
          </Text>
          <Text size="sm" c="dimmed">
            Didn't ask for this? Close this page. Nothing changes.
          </Text>
        </AccountForm>
      )}
      {confirm.isSuccess &&
        (confirm.data.state === 'changed' ? (
          <Notice title="Email changed">Sign in with {confirm.data.email} from now on.</Notice>
        ) : (
          <Notice title="Confirmed here">
            Now open the link we sent to {confirm.data.address}.
          </Notice>
        ))}
      <Anchor href="/settings" py={10}>
        Go to settings
      </Anchor>
    </Stack>
  );
}
