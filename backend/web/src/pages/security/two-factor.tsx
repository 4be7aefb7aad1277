import { Button, Code, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CopyButton, Notice } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { PasswordField } from '../../auth/fields.tsx';
import { post } from '../../auth/authentication.ts';
import { SaveForm } from '../settings/save-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { refreshSignInMethods } from './refresh.ts';
import { SetUpApp, textsOf, type Setup } from './set-up-app.tsx';
import { t } from '../../messages/settings.ts';

/** Turns two-factor sign-in on and off, with the password. */
export function TwoFactor({
  isOn,
  hasPassword,
}: {
  readonly isOn: boolean;
  readonly hasPassword: boolean;
}): ReactNode {
  const [setup, setSetup] = useState<Setup>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const turnedOn = async (): Promise<void> => {
    setRecoveryCodes(setup?.recoveryCodes);
    setSetup(undefined);
    await refreshSignInMethods();
  };
  return (
    <Paper p="md" component="section" aria-labelledby="two-factor">
      <Title order={2} size="h4" id="two-factor" mb="xs">
        {t('twoFactorSignIn')}
      </Title>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {isOn ? t('twoFactorOn') : t('twoFactorOff')}
        </Text>
        {recoveryCodes && (
          <RecoveryCodes codes={recoveryCodes} onDone={() => setRecoveryCodes(undefined)} />
        )}
        {setup && <SetUpApp setup={setup} onDone={turnedOn} onCancel={() => setSetup(undefined)} />}
        {!setup && !recoveryCodes && !isOn && hasPassword && (
          <PasswordForm
            button={t('setUpTwoFactor')}
            act={(password) => post('/two-factor/enable', { password })}
            onSuccess={({ totpURI, backupCodes }) =>
              setSetup({ uri: String(totpURI), recoveryCodes: textsOf(backupCodes) })
            }
          />
        )}
        {!recoveryCodes && isOn && hasPassword && <ChangeForm onCodes={setRecoveryCodes} />}
      </Stack>
    </Paper>
  );
}

/** New recovery codes, or off; both take the password. */
function ChangeForm({
  onCodes,
}: {
  readonly onCodes: (codes: readonly string[]) => void;
}): ReactNode {
  const [password, setPassword] = useState('');
  const disable = useMutation({
    mutationFn: () => post('/two-factor/disable', { password }),
    onSuccess: refreshSignInMethods,
  });
  const renew = useMutation({
    mutationFn: () => post('/two-factor/generate-backup-codes', { password }),
    onSuccess: ({ backupCodes }) => {
      setPassword('');
      onCodes(textsOf(backupCodes));
    },
  });
  const failed = disable.error ?? renew.error;
  return (
    <SaveForm
      button={t('getNewRecoveryCodes')}
      busy={renew.isPending}
      disabled={password === ''}
      error={failed?.message}
      onSubmit={() => renew.mutate()}
      other={
        <Button
          variant="default"
          disabled={password === ''}
          loading={disable.isPending}
          onClick={() => disable.mutate()}
        >
          {t('turnOffTwoFactor')}
        </Button>
      }
    >
      <PasswordField
        label={t('currentPassword')}
        kind="current"
        value={password}
        onChange={setPassword}
      />
      <Text size="sm" c="dimmed">
        {t('newRecoveryCodesHelp')}
      </Text>
    </SaveForm>
  );
}

/** The only time the codes are shown. */
function RecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}): ReactNode {
  const text = codes.join('\n');
  return (
    <Notice title={t('yourRecoveryCodes')}>
      <Stack gap="sm">
        <Text size="sm">{t('recoveryCodesHelp')}</Text>
        <Code block>{text}</Code>
        <Group gap="xs">
          <CopyButton text={text} of={t('recoveryCodes')} size="sm">
            {t('copyCodes')}
          </CopyButton>
          <Button variant="subtle" onClick={onDone}>
            {t('codesSaved')}
          </Button>
        </Group>
      </Stack>
    </Notice>
  );
}
