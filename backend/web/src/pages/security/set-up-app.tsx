import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CopyButton } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { encode } from 'uqr';
import { CodeField } from '../../auth/code-form.tsx';
import { post } from '../../auth/authentication.ts';
import { SaveForm } from '../settings/save-form.tsx';
import { t } from '../../messages/settings.ts';

/** What an authenticator app is set up with. */
export interface Setup {
  readonly uri: string;
  readonly recoveryCodes: readonly string[];
}

/** Shows the code to scan, and asks for the first code of the app. */
export function SetUpApp({
  setup,
  onDone,
  onCancel,
}: {
  readonly setup: Setup;
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}): ReactNode {
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => post('/two-factor/verify-totp', { code: code.replaceAll(/\s/gu, '') }),
    onSuccess: onDone,
  });
  const secret = new URL(setup.uri).searchParams.get('secret') ?? '';
  return (
    <SaveForm
      button={t('turnOnTwoFactor')}
      busy={confirm.isPending}
      disabled={code.trim() === ''}
      error={confirm.isError ? confirm.error.message : undefined}
      onSubmit={() => confirm.mutate()}
      other={
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
    >
      <Text size="sm">{t('scanQrCode')}</Text>
      <QrCode text={setup.uri} />
      <Stack gap={4} align="flex-start">
        <Text size="sm" c="dimmed">
          {t('enterKeyManually')}
        </Text>
        <Group gap="xs">
          <Code fz="sm">{inGroups(secret)}</Code>
          <CopyButton text={secret} of={t('setupKey')} />
        </Group>
      </Stack>
      <CodeField value={code} onChange={setCode} />
    </SaveForm>
  );
}

/** Black on white in any theme, as cameras need it. */
function QrCode({ text }: { readonly text: string }): ReactNode {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={t('qrCode')}
      viewBox={`0 0 ${size} ${size}`}
      width={220}
      height={220}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

/** Four characters at a time, to be typed from. Apps ignore the spaces. */
function inGroups(secret: string): string {
  return (secret.match(/.{1,4}/gu) ?? []).join(' ');
}

/** A list of texts in an answer. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
