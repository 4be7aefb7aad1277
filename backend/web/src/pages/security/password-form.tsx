import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { PasswordField } from '../../auth/fields.tsx';
import { t } from '../../messages/settings.ts';
import { SaveForm } from '../settings/save-form.tsx';

/** Asks for the password before a way to sign in is added. */
export function PasswordForm<Result>({
  button,
  act,
  onSuccess,
}: {
  readonly button: string;
  readonly act: (currentPassword: string) => Promise<Result>;
  readonly onSuccess: (result: Result) => void;
}): ReactNode {
  const [password, setPassword] = useState('');
  const action = useMutation({ mutationFn: () => act(password), onSuccess });
  return (
    <SaveForm
      button={button}
      busy={action.isPending}
      disabled={password === ''}
      error={action.isError ? action.error.message : undefined}
      onSubmit={() => action.mutate()}
    >
      <PasswordField
        label={t('currentPassword')}
        kind="current"
        value={password}
        onChange={setPassword}
      />
    </SaveForm>
  );
}
