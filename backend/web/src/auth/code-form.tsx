import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { AccountForm } from './account-form.tsx';
import { post } from './authentication.ts';
import { t } from '../messages/auth.ts';

/** Completes a sign-in with a code from the authenticator app, or with a recovery code. */
export function CodeForm({
  onSignedIn,
  onBack,
}: {
  readonly onSignedIn: () => void | Promise<void>;
  /** Absent if there is no earlier step to return to. */
  readonly onBack?: () => void;
}): ReactNode {
  const [code, setCode] = useState('');
  const [lost, setLost] = useState(false);
  const submit = async (): Promise<void> => {
    await post(lost ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp', {
      code: lost ? code.trim() : code.replaceAll(/\s/gu, ''),
    });
    await onSignedIn();
  };
  return (
    <Stack>
      <AccountForm button={t('confirmCode')} onSubmit={submit}>
        <Text>{lost ? t('recoveryCodeHelp') : t('authenticatorCodeHelp')}</Text>
        <CodeField recovery={lost} value={code} onChange={setCode} />
      </AccountForm>
      <Button
        variant="subtle"
        onClick={() => {
          setLost(!lost);
          setCode('');
        }}
      >
        {lost ? t('useAuthenticator') : t('useRecoveryCode')}
      </Button>
      {onBack && (
        <Button variant="subtle" color="gray" onClick={onBack}>
          {t('back')}
        </Button>
      )}
    </Stack>
  );
}

/** A code of the app, which password managers and phones can fill in, or a recovery code. */
export function CodeField({
  recovery = false,
  value,
  onChange,
}: {
  readonly recovery?: boolean;
  readonly value: string;
  readonly onChange: (code: string) => void;
}): ReactNode {
  return (
    <TextInput
      key={recovery ? 'recovery' : 'app'}
      label={recovery ? t('recoveryCode') : t('code')}
      name="code"
      autoComplete={recovery ? 'off' : 'one-time-code'}
      inputMode={recovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk={false}
      maxLength={40}
      size="md"
      data-autofocus
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
