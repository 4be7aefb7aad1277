import { Button, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { PasswordField } from '../../auth/fields.tsx';
import { addPasskey, hasPasskeys } from '../../auth/passkeys.ts';
import { Row, Rows } from '../row.tsx';
import { SaveForm } from '../settings/save-form.tsx';
import { ConfirmWithPassword } from './confirm-with-password.tsx';
import { refreshSignInMethods } from './refresh.ts';
import { formatDateTime } from '../../format.ts';
import { t } from '../../messages/settings.ts';

interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

/** The passkeys, and a form to add one with the password. */
export function Passkeys({
  passkeys,
  hasPassword,
}: {
  readonly passkeys: readonly Passkey[];
  readonly hasPassword: boolean;
}): ReactNode {
  const [removing, setRemoving] = useState<Passkey>();
  return (
    <Paper p="md" component="section" aria-labelledby="passkeys">
      <Title order={2} size="h4" id="passkeys" mb="xs">
        {t('passkeys')}
      </Title>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('passkeysHelp')}
        </Text>
        {passkeys.length > 0 && (
          <Rows name={t('passkeys')}>
            {passkeys.map((passkey) => (
              <Row
                key={passkey.id}
                name={passkey.name}
                about={t('addedAt', { createdAt: formatDateTime(passkey.createdAt) })}
                action={
                  <Button
                    variant="default"
                    aria-label={t('removePasskeyNamed', { name: passkey.name })}
                    onClick={() => setRemoving(passkey)}
                  >
                    {t('remove')}
                  </Button>
                }
              />
            ))}
          </Rows>
        )}
        {!hasPasskeys() && <Text size="sm">{t('passkeysUnsupported')}</Text>}
        {hasPasskeys() && hasPassword && <AddForm />}
      </Stack>
      {removing && <RemoveDialog passkey={removing} onClose={() => setRemoving(undefined)} />}
    </Paper>
  );
}

function AddForm(): ReactNode {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const add = useMutation({
    mutationFn: () => addPasskey(password, name),
    onSuccess: async () => {
      setName('');
      setPassword('');
      await refreshSignInMethods();
    },
  });
  return (
    <SaveForm
      button={t('addPasskey')}
      busy={add.isPending}
      disabled={password === ''}
      error={add.isError ? add.error.message : undefined}
      onSubmit={() => add.mutate()}
    >
      <TextInput
        label={t('passkeyNameOptional')}
        maxLength={100}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <PasswordField
        label={t('currentPassword')}
        kind="current"
        value={password}
        onChange={setPassword}
      />
    </SaveForm>
  );
}

function RemoveDialog({
  passkey,
  onClose,
}: {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}): ReactNode {
  const remove = useMutation(
    api.account.removePasskey.mutationOptions({ onSuccess: refreshSignInMethods }),
  );
  return (
    <ConfirmWithPassword
      title={t('removePasskeyQuestion', { name: passkey.name })}
      button={t('removePasskey')}
      consequence={t('removePasskeyConsequences')}
      act={(currentPassword) => remove.mutateAsync({ id: passkey.id, currentPassword })}
      onClose={onClose}
    />
  );
}
