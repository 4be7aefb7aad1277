import { Anchor, Stack } from '@mantine/core';
import { Notice, PageHeader } from '@wareword/ui';
import { formatDuration } from '@wareword/shared-schema/format';
import { useState, type ReactNode } from 'react';
import { AccountForm } from '../../auth/account-form.tsx';
import { requestPasswordReset } from '../../auth/authentication.ts';
import { EmailField } from '../../auth/fields.tsx';
import { nextPath, withNext } from '../../auth/local-path.ts';
import { saveNext } from '../../auth/remembered-next.ts';
import { LIMITS } from '../../limits.ts';

const RESET_LINK_LIFETIME = formatDuration(LIMITS.resetLinkHours * 3600);

/** Requests a link by email. The response is the same whether or not the account exists. */
export default function ForgotPasswordPage(): ReactNode {
  const next = nextPath();
  const [email, setEmail] = useState(
    () => new URLSearchParams(window.location.search).get('email') ?? '',
  );
  const [sent, setSent] = useState(false);
  const submit = async (): Promise<void> => {
    await requestPasswordReset(email);
    saveNext(next);
    setSent(true);
  };
  return (
    <Stack>
      <PageHeader title="Reset your password">
        We'll email you a reset link. It expires in {RESET_LINK_LIFETIME}.
      </PageHeader>
      {sent && (
        <Notice title="Check your email">
          If {email} has an account, we sent a reset link. It expires in {RESET_LINK_LIFETIME}.
          Nothing after a few minutes? Check spam, and check the address for typos.
        </Notice>
      )}
      <AccountForm button={sent ? 'Resend link' : 'Send reset link'} onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} />
      </AccountForm>
      <Anchor href={withNext('/sign-in', next)} py={10}>
        Back to sign in
      </Anchor>
    </Stack>
  );
}
