import { Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { PasswordField } from '../../auth/fields.tsx';
import { t } from '../../messages/settings.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';

/** Asks for the password before a way to sign in is removed. */
export function ConfirmWithPassword({
  title,
  button,
  consequence,
  act,
  onClose,
}: {
  readonly title: string;
  readonly button: string;
  /** What is different afterward. */
  readonly consequence: string;
  readonly act: (currentPassword: string) => Promise<unknown>;
  readonly onClose: () => void;
}): ReactNode {
  const [currentPassword, setCurrentPassword] = useState('');
  return (
    <ConfirmDialog title={title} button={button} act={() => act(currentPassword)} onClose={onClose}>
      <Stack gap="sm">
        <Text>{consequence}</Text>
        <PasswordField
          label={t('yourPassword')}
          kind="current"
          value={currentPassword}
          onChange={setCurrentPassword}
        />
      </Stack>
    </ConfirmDialog>
  );
}
