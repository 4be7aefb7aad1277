import { Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { AccountForm } from '../../auth/account-form.tsx';
import { setNewPassword, type ResetReview } from '../../auth/authentication.ts';
import { PasswordField } from '../../auth/fields.tsx';
import { KeepAccess } from '../../auth/keep-access.tsx';

/** The new password, and the stores and API keys to keep. */
export function ResetForm({
  token,
  review,
  onDone,
}: {
  readonly token: string;
  readonly review: ResetReview;
  readonly onDone: () => void;
}): ReactNode {
  const { email, tokens } = review;
  const [password, setPassword] = useState('');
  const [keep, setKeep] = useState<readonly string[]>(() => tokens.map(({ id }) => id));
  const submit = async (): Promise<void> => {
    await setNewPassword(token, password, keep);
    onDone();
  };
  return (
    <AccountForm button="Reset password" onSubmit={submit}>
      <Text style={{ overflowWrap: 'anywhere' }}>
        For <b>{email}</b>. You'll be signed out on all other devices.
      </Text>
      <PasswordField
        label="New password"
        kind="new"
        size="md"
        value={password}
        onChange={setPassword}
      />
      <KeepAccess access={review} kept={keep} onKeep={setKeep} />
    </AccountForm>
  );
}
