import { Anchor, Stack } from '@mantine/core';
import { Notice, PageHead } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { AccountForm } from '../../auth/account-form.tsx';
import { askForNewPassword } from '../../auth/authentication.ts';
import { EmailField } from '../../auth/fields.tsx';
import { nextPath, withNext } from '../../auth/local-path.ts';

/** Asks for a link by mail. The answer is the same whether or not there is such an account. */
export default function ForgotPasswordPage(): ReactNode {
  const next = nextPath();
  const [email, setEmail] = useState(
    () => new URLSearchParams(window.location.search).get('email') ?? '',
  );
  const [sent, setSent] = useState(false);
  const submit = async (): Promise<void> => {
    await askForNewPassword(email, next);
    setSent(true);
  };
  return (
    <Stack>
      <PageHead title="Forgot password">
        We mail you a link with which you set a new one. It works for an hour.
      </PageHead>
      {sent && (
        <Notice title="Look into your mail">
          If there is an account for {email}, a link is on its way. Nothing there after some
          minutes? Look into the spam folder, and check the address for slips.
        </Notice>
      )}
      <AccountForm button={sent ? 'Send another link' : 'Send the link'} onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} />
      </AccountForm>
      <Anchor href={withNext('/sign-in', next)} py={10}>
        Sign in
      </Anchor>
    </Stack>
  );
}
