import { Anchor, Stack, Text } from '@mantine/core';
import { ErrorNotice, PageHeader } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { AccountForm } from '../../auth/account-form.tsx';
import { confirmAddress } from '../../auth/authentication.ts';
import { loadNext } from '../../auth/remembered-next.ts';
import { Confirmed } from './confirmed.tsx';

/**
 * The page of a confirmation link. It asks first and shows the address, because mail scanners open
 * links, and someone else may have signed up with it.
 */
export default function VerifyEmailPage(): ReactNode {
  const [next] = useState(loadNext);
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  const [confirmed, setConfirmed] = useState(false);
  const email = addressIn(token);
  const submit = async (): Promise<void> => {
    await confirmAddress(token);
    // The link is used up, so it need not stay in history or bookmarks.
    window.history.replaceState(null, '', '/verify-email');
    setConfirmed(true);
  };
  if (confirmed && email !== undefined) return <Confirmed email={email} next={next} />;
  return (
    <Stack>
      <PageHeader title="Confirm your email" />
      {email === undefined ? (
        <ErrorNotice>
          This link is incomplete. Open it from the email again, or sign in to get a new one.
        </ErrorNotice>
      ) : (
        <AccountForm button="Confirm email" onSubmit={submit}>
          <Text style={{ overflowWrap: 'anywhere' }}>
            Confirm that you signed up for Wareword with <b>{email}</b>, then sign in with your
            password.
          </Text>
          <Text size="sm" c="dimmed">
            Didn't sign up? Close this page. Nobody can use the account until this email is
            confirmed.
          </Text>
        </AccountForm>
      )}
      <Anchor href="/sign-in" py={10}>
        Sign in
      </Anchor>
    </Stack>
  );
}

/** The address in a token; the service verifies it. */
function addressIn(token: string): string | undefined {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(atob(payload), (byte) => byte.charCodeAt(0))),
    );
    return typeof claims === 'object' &&
      claims !== null &&
      'email' in claims &&
      typeof claims.email === 'string'
      ? claims.email
      : undefined;
  } catch {
    return undefined;
  }
}
