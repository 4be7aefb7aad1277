import { Anchor, Stack, Text } from '@mantine/core';
import { Notice, PageHeader } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { SignInForm } from '../../auth/sign-in-form.tsx';
import { clearNext } from '../../auth/remembered-next.ts';

/**
 * Shown after an address was confirmed: asks for the password. If the reader did not choose one,
 * someone else created the account, and the page explains how to take it over.
 */
export function Confirmed({
  email: confirmed,
  next,
}: {
  readonly email: string;
  readonly next: string;
}): ReactNode {
  const [email, setEmail] = useState(confirmed);
  return (
    <Stack>
      <PageHeader title="Email confirmed">
        Sign in with the password you chose when you signed up.
      </PageHeader>
      <SignInForm
        email={email}
        onEmail={setEmail}
        next={next}
        onSignedIn={() => {
          clearNext();
          window.location.replace(next);
        }}
      />
      <Notice title="Didn't sign up?">
        <Text size="sm">
          Someone else signed up with your email and knows the password. Set your own password: that
          signs them out.
        </Text>
        <Anchor
          href={`/forgot-password?email=${encodeURIComponent(confirmed)}`}
          display="inline-block"
          py={12}
          size="sm"
        >
          Set your own password
        </Anchor>
      </Notice>
    </Stack>
  );
}
