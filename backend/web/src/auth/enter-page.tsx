import { Anchor, Group, Stack } from '@mantine/core';
import { Notice, PageHead } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { nextPath, withNext } from './local-path.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useSignedInAs } from './use-signed-in.ts';

/** Carried from one form to the other in the page's own history entry, and in no address. */
interface Typed {
  readonly email?: string;
}

/** The pages on which somebody signs in or creates an account, and goes on to where they wanted. */
export function EnterPage({ kind }: { readonly kind: 'sign-in' | 'sign-up' }): ReactNode {
  const next = nextPath();
  const { email: signedInAs } = useSignedInAs();
  const [email, setEmail] = useState(typedBefore);
  const remember = (typed: string): void => {
    setEmail(typed);
    window.history.replaceState({ email: typed } satisfies Typed, '');
  };
  // A load of the page: whatever was shown to somebody else is gone.
  const form = {
    email,
    onEmail: remember,
    next,
    onSignedIn: () => window.location.replace(next),
  };
  const isNew = kind === 'sign-up';
  return (
    <Stack>
      <PageHead title={isNew ? 'Create account' : 'Sign in'}>
        {isNew
          ? 'Free, with no card: a few listings each month, and a larger plan when you need it.'
          : undefined}
      </PageHead>
      {signedInAs !== undefined && (
        <Notice>
          You are signed in as {signedInAs}. <Anchor href={next}>Go on</Anchor>, or use another
          account below.
        </Notice>
      )}
      {isNew ? <SignUpForm {...form} /> : <SignInForm {...form} />}
      <Group justify="space-between" gap="xs">
        <Anchor href={withNext(isNew ? '/sign-in' : '/sign-up', next)} py={10}>
          {isNew ? 'Sign in' : 'Create account'}
        </Anchor>
        {!isNew && (
          <Anchor href={withNext('/forgot-password', next)} py={10}>
            Forgot your password?
          </Anchor>
        )}
      </Group>
    </Stack>
  );
}

/** What was typed on this page before, else the address that a link suggests. */
function typedBefore(): string {
  const state: unknown = window.history.state;
  return typeof state === 'object' &&
    state !== null &&
    'email' in state &&
    typeof state.email === 'string'
    ? state.email
    : (new URLSearchParams(window.location.search).get('email') ?? '');
}
