import { Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { AccountForm } from '../../auth/account-form.tsx';
import { setNewPassword, type ResetReview } from '../../auth/authentication.ts';
import { PasswordField } from '../../auth/fields.tsx';
import { KeepAccess } from '../../auth/keep-access.tsx';
import { t } from '../../messages/auth.ts';

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
  const { email, grants } = review;
  const [password, setPassword] = useState('');
  const [keep, setKeep] = useState<readonly string[]>(() => grants.map(({ id }) => id));
  const submit = async (): Promise<void> => {
    await setNewPassword(token, password, keep);
    onDone();
  };
  return (
    <AccountForm button={t('resetPassword')} onSubmit={submit}>
      <Text style={{ overflowWrap: 'anywhere' }}>
        {t.rich('newPasswordHelp', { email, b: (chunks) => <b>{chunks}</b> })}
      </Text>
      <PasswordField
        label={t('newPassword')}
        kind="new"
        size="md"
        value={password}
        onChange={setPassword}
      />
      <KeepAccess access={review} kept={keep} onKeep={setKeep} />
    </AccountForm>
  );
}
