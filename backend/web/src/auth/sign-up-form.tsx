import { useState, type ReactNode } from 'react';
import { AccountForm } from './account-form.tsx';
import { signUp } from './authentication.ts';
import { CheckYourEmail } from './check-your-email.tsx';
import { EmailField, PasswordField } from './fields.tsx';
import type { CredentialsFormProps } from './sign-in-form.tsx';
import { t } from '../messages/auth.ts';

export function SignUpForm({ email, onEmail, next, onSignedIn }: CredentialsFormProps): ReactNode {
  const [password, setPassword] = useState('');
  const [unconfirmed, setUnconfirmed] = useState(false);
  const submit = async (): Promise<void> => {
    const { confirm } = await signUp({ email, password });
    if (confirm) setUnconfirmed(true);
    else await onSignedIn();
  };
  if (unconfirmed) {
    return <CheckYourEmail email={email} next={next} onBack={() => setUnconfirmed(false)} />;
  }
  return (
    <AccountForm button={t('createAccount')} onSubmit={submit}>
      <EmailField value={email} onChange={onEmail} />
      <PasswordField kind="new" size="md" value={password} onChange={setPassword} />
    </AccountForm>
  );
}
