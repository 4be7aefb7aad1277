import { Anchor, Stack, Text } from '@mantine/core';
import { ErrorNotice, PageHead } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { AccountForm } from '../../auth/account-form.tsx';
import { confirmAddress } from '../../auth/authentication.ts';
import { nextPath, withNext } from '../../auth/local-path.ts';
import { Confirmed } from './confirmed.tsx';

/**
 * Where the link leads to that confirms an address. It asks first, and says whose address it is:
 * programs that read mail open links, and somebody else may have signed up with it.
 */
export default function VerifyEmailPage(): ReactNode {
  const next = nextPath();
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  const [confirmed, setConfirmed] = useState(false);
  const email = addressIn(token);
  const submit = async (): Promise<void> => {
    await confirmAddress(token);
    // The link is used up: neither history nor a bookmark need keep it.
    window.history.replaceState(null, '', withNext('/verify-email', next));
    setConfirmed(true);
  };
  if (confirmed && email !== undefined) return <Confirmed email={email} next={next} />;
  return (
    <Stack>
      <PageHead title="Confirm your address" />
      {email === undefined ? (
        <ErrorNotice>
          This link is not whole. Open it as it was mailed to you, or sign in: a new one is then
          mailed.
        </ErrorNotice>
      ) : (
        <AccountForm button="Confirm" onSubmit={submit}>
          <Text style={{ overflowWrap: 'anywhere' }}>
            Is <b>{email}</b> your address, and did you sign up at Wareword with it? Then confirm
            it, and sign in with your password.
          </Text>
          <Text size="sm" c="dimmed">
            If you did not sign up, close this page: nobody can use the account before the address
            is confirmed.
          </Text>
        </AccountForm>
      )}
      <Anchor href={withNext('/sign-in', next)} py={10}>
        Sign in
      </Anchor>
    </Stack>
  );
}

/** The address that a token names; whether it is a true one, the service judges. */
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
