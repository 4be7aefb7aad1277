import { Anchor, Stack, Text } from '@mantine/core';
import { Notice, PageHead } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { SignInForm } from '../../auth/sign-in-form.tsx';
import { withNext } from '../../auth/local-path.ts';

/**
 * After an address was confirmed: asks for the password. A reader who chose none has an account that
 * somebody else made, and is told how to make it theirs alone.
 */
export function Confirmed({
  email: confirmed,
  next,
}: {
  readonly email: string;
  readonly next: string;
}): ReactNode {
  const [email, setEmail] = useState(confirmed);
  const newPassword = withNext('/forgot-password', next);
  const joint = newPassword.includes('?') ? '&' : '?';
  return (
    <Stack>
      <PageHead title="Your address is confirmed">
        Sign in with the password that you chose when you signed up.
      </PageHead>
      <SignInForm
        email={email}
        onEmail={setEmail}
        next={next}
        onSignedIn={() => window.location.replace(next)}
      />
      <Notice title="Did you not sign up?">
        <Text size="sm">
          Then somebody else signed up with your address, and knows the password. Set one of your
          own: theirs is void then, and whoever is signed in with it is signed out.
        </Text>
        <Anchor
          href={`${newPassword}${joint}email=${encodeURIComponent(confirmed)}`}
          display="inline-block"
          py={12}
          size="sm"
        >
          Set a new password
        </Anchor>
      </Notice>
    </Stack>
  );
}
