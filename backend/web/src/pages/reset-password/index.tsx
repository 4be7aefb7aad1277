import { Anchor, Button, Stack } from '@mantine/core';
import { ErrorNotice, Notice, PageHead } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { AccountForm } from '../../auth/account-form.tsx';
import { setNewPassword } from '../../auth/authentication.ts';
import { PasswordField } from '../../auth/fields.tsx';
import { nextPath, withNext } from '../../auth/local-path.ts';

/** Where the mailed link leads to. */
export default function ResetPasswordPage(): ReactNode {
  const next = nextPath();
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const submit = async (): Promise<void> => {
    await setNewPassword(token, password);
    // The link is used up: neither history nor a bookmark need keep it.
    window.history.replaceState(null, '', withNext('/reset-password', next));
    setDone(true);
  };
  if (done) {
    return (
      <Stack>
        <PageHead title="New password" />
        <Notice title="Your new password is set">
          Everybody who was signed in with the old one has been signed out.
        </Notice>
        <Button component="a" href={withNext('/sign-in', next)} size="md" mih={44}>
          Sign in
        </Button>
      </Stack>
    );
  }
  return (
    <Stack>
      <PageHead title="New password">
        {token === '' ? undefined : 'Everybody who is signed in with the old one is signed out.'}
      </PageHead>
      {token === '' ? (
        <ErrorNotice>
          This link is not whole. Open it as it was mailed to you, or ask for a new one.
        </ErrorNotice>
      ) : (
        <AccountForm button="Set password" onSubmit={submit}>
          <PasswordField kind="new" value={password} onChange={setPassword} />
        </AccountForm>
      )}
      <Anchor href={withNext('/forgot-password', next)} py={10}>
        Ask for a new link
      </Anchor>
    </Stack>
  );
}
