import { Button, Code, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CopyButton, Notice } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { PasswordField } from '../../auth/fields.tsx';
import { post } from '../../auth/authentication.ts';
import { SaveForm } from '../settings/save-form.tsx';
import { refreshSignInMethods } from './refresh.ts';
import { SetUpApp, textsOf, type Setup } from './set-up-app.tsx';

/** Turns two-factor sign-in on and off. */
export function TwoFactor({ isOn }: { readonly isOn: boolean }): ReactNode {
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
        Two-factor sign-in
      </Title>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {isOn
            ? 'On. To sign in with your password, you also need a code from your authenticator app.'
            : "Off. When it's on, you need a code from an authenticator app as well as your password."}
        </Text>
        {recoveryCodes && (
          <RecoveryCodes codes={recoveryCodes} onDone={() => setRecoveryCodes(undefined)} />
        )}
        {setup && <SetUpApp setup={setup} onDone={turnedOn} onCancel={() => setSetup(undefined)} />}
        {!setup && !recoveryCodes && !isOn && <TurnOnForm onSetup={setSetup} />}
        {!recoveryCodes && isOn && <ChangeForm onCodes={setRecoveryCodes} />}
      </Stack>
    </Paper>
  );
}

function TurnOnForm({ onSetup }: { readonly onSetup: (setup: Setup) => void }): ReactNode {
  const [password, setPassword] = useState('');
  const enable = useMutation({
    mutationFn: () => post('/two-factor/enable', { password }),
    onSuccess: ({ totpURI, backupCodes }) =>
      onSetup({ uri: String(totpURI), recoveryCodes: textsOf(backupCodes) }),
  });
  return (
    <SaveForm
      button="Set up two-factor sign-in"
      busy={enable.isPending}
      disabled={password === ''}
      error={enable.isError ? enable.error.message : undefined}
      onSubmit={() => enable.mutate()}
    >
      <PasswordField
        label="Current password"
        kind="current"
        value={password}
        onChange={setPassword}
      />
    </SaveForm>
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
      button="Get new recovery codes"
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
          Turn off two-factor sign-in
        </Button>
      }
    >
      <PasswordField
        label="Current password"
        kind="current"
        value={password}
        onChange={setPassword}
      />
      <Text size="sm" c="dimmed">
        New recovery codes replace the ones you have.
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
    <Notice title="Your recovery codes">
      <Stack gap="sm">
        <Text size="sm">
          Each one signs you in once without the app. Save them now; you won't see them again.
        </Text>
        <Code block>{text}</Code>
        <Group gap="xs">
          <CopyButton text={text} of="recovery codes" size="sm">
            Copy codes
          </CopyButton>
          <Button variant="subtle" onClick={onDone}>
            I saved them
          </Button>
        </Group>
      </Stack>
    </Notice>
  );
}
