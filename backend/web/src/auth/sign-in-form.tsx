import { Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { AccountForm } from './account-form.tsx';
import { AuthenticationError, signIn } from './authentication.ts';
import { CheckYourEmail } from './check-your-email.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailField, PasswordField } from './fields.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { t } from '../messages/auth.ts';

export interface CredentialsFormProps {
  /** Held by the page, so that its forms share it. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Where to continue after the email has been confirmed, if necessary. */
  readonly next: string;
  readonly onSignedIn: () => void | Promise<void>;
}

/** @param props.onCodeStep whether the password was right, and a code is asked for */
export function SignInForm({
  email,
  onEmail,
  next,
  onSignedIn,
  onCodeStep,
}: CredentialsFormProps & { readonly onCodeStep?: (isCode: boolean) => void }): ReactNode {
  const [password, setPassword] = useState('');
  const [unconfirmed, setUnconfirmed] = useState(false);
  const [awaitsCode, setAwaitsCode] = useState(false);
  const askForCode = (asks: boolean): void => {
    setAwaitsCode(asks);
    onCodeStep?.(asks);
  };
  const submit = async (): Promise<void> => {
    try {
      const { needsCode } = await signIn({ email, password });
      if (needsCode) {
        askForCode(true);
        return;
      }
    } catch (error) {
      if (!(error instanceof AuthenticationError && error.code === 'EMAIL_NOT_VERIFIED')) {
        throw error;
      }
      setUnconfirmed(true);
      return;
    }
    await onSignedIn();
  };
  if (unconfirmed) {
    return <CheckYourEmail email={email} next={next} onBack={() => setUnconfirmed(false)} />;
  }
  if (awaitsCode) return <CodeForm onSignedIn={onSignedIn} onBack={() => askForCode(false)} />;
  return (
    <Stack>
      <AccountForm button={t('signIn')} onSubmit={submit}>
        <EmailField value={email} onChange={onEmail} />
        <PasswordField kind="current" size="md" value={password} onChange={setPassword} />
      </AccountForm>
      <PasskeyButton onSignedIn={onSignedIn} />
    </Stack>
  );
}
