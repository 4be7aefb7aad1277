import { Anchor, Stack, Text } from '@mantine/core';
import { ErrorNotice, PageHead } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { AccountForm } from '../../auth/account-form.tsx';
import { confirmAddress } from '../../auth/authentication.ts';
import { nextPath, withNext } from '../../auth/local-path.ts';

/**
 * Where the link leads to that confirms an address. It asks first, and says whose address it is:
 * programs that read mail open links, and a link of somebody else's would sign in as them.
 */
export default function VerifyEmailPage(): ReactNode {
  const next = nextPath();
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  const email = addressIn(token);
  const submit = async (): Promise<void> => {
    await confirmAddress(token);
    window.location.replace(next);
  };
  return (
    <Stack>
      <PageHead title="Confirm your address" />
      {email === undefined ? (
        <ErrorNotice>
          This link is not whole. Open it as it was mailed to you, or sign in: a new one is then
          mailed.
        </ErrorNotice>
      ) : (
        <AccountForm button="Confirm and sign in" onSubmit={submit}>
          <Text style={{ overflowWrap: 'anywhere' }}>
            Is <b>{email}</b> your address? You will be signed in with its account.
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
