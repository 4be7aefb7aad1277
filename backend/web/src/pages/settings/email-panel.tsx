import { Button, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Notice } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { api, messageOf, queryClient } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { PasswordField } from '../../auth/fields.tsx';
import { PasswordRequired } from '../../auth/set-password.tsx';
import { LIMITS } from '../../limits.ts';
import { SaveForm } from './save-form.tsx';
import { formatList } from '../../format.ts';
import { t } from '../../messages/settings.ts';

interface Pending {
  readonly newEmail: string;
  readonly currentConfirmed: boolean;
  readonly newConfirmed: boolean;
}

/** The email, and a change of it, which is confirmed at both addresses. */
export function EmailPanel({
  email,
  pending,
}: {
  readonly email: string;
  readonly pending: Pending | null;
}): ReactNode {
  return (
    <Paper p="md" component="section" aria-labelledby="email">
      <Title order={2} size="h4" id="email" mb="sm">
        {t('email')}
      </Title>
      <Stack gap="sm">
        <Text style={{ overflowWrap: 'anywhere' }}>{email}</Text>
        {pending === null ? (
          <PasswordRequired>
            <ChangeForm />
          </PasswordRequired>
        ) : (
          <PendingChange email={email} pending={pending} />
        )}
      </Stack>
    </Paper>
  );
}

function refresh(): Promise<void> {
  return queryClient.invalidateQueries(api.settings.read.queryFilter());
}

function ChangeForm(): ReactNode {
  const { sendsEmail } = useAccount();
  const [newEmail, setNewEmail] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');
  const change = useMutation(api.settings.changeEmail.mutationOptions({ onSuccess: refresh }));
  return (
    <SaveForm
      button={t('changeEmail')}
      busy={change.isPending}
      disabled={newEmail.trim() === '' || currentPassword === ''}
      error={change.isError ? messageOf(change.error) : undefined}
      onSubmit={() => change.mutate({ newEmail, currentPassword })}
    >
      <TextInput
        label={t('newEmail')}
        type="email"
        name="new-email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        description={t(sendsEmail ? 'newEmailHelp' : 'newEmailHelpWithoutEmail')}
        value={newEmail}
        onChange={({ currentTarget }) => setNewEmail(currentTarget.value)}
      />
      <PasswordField
        label={t('currentPassword')}
        kind="current"
        value={currentPassword}
        onChange={setCurrentPassword}
      />
    </SaveForm>
  );
}

function PendingChange({
  email,
  pending: { newEmail, currentConfirmed, newConfirmed },
}: {
  readonly email: string;
  readonly pending: Pending;
}): ReactNode {
  const { sendsEmail } = useAccount();
  const cancel = useMutation(
    api.settings.cancelEmailChange.mutationOptions({ onSuccess: refresh }),
  );
  const awaited = [...(currentConfirmed ? [] : [email]), ...(newConfirmed ? [] : [newEmail])];
  return (
    <Notice title={t(sendsEmail ? 'checkYourEmail' : 'emailChangeUnconfirmed')}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {t.rich(sendsEmail ? 'emailChangePending' : 'emailChangeUnsent', {
            newEmail,
            count: awaited.length,
            addresses: formatList(awaited),
            hours: LIMITS.emailChangeHours,
            b: (chunks) => <b>{chunks}</b>,
          })}
        </Text>
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('keepCurrentEmail')}
        </Button>
      </Stack>
    </Notice>
  );
}
