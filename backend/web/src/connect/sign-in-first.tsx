import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { withNext } from '../auth/local-path.ts';
import { SignInForm } from '../auth/sign-in-form.tsx';
import { SignUpForm } from '../auth/sign-up-form.tsx';
import { Cancel } from './answer.tsx';
import { Host } from './host.tsx';
import type { Store } from './review.ts';

const CREATE_ACCOUNT = '#create-account';

/** For somebody who is not signed in: the way in, from which they come back to the same request. */
export function SignInFirst({
  store,
  onSignedIn,
}: {
  readonly store: Store;
  readonly onSignedIn: () => Promise<void>;
}): ReactNode {
  const [email, setEmail] = useState('');
  const [fragment, setFragment] = useState(window.location.hash);
  const isNew = fragment === CREATE_ACCOUNT;
  const { pathname, search } = window.location;
  const form = { email, onEmail: setEmail, next: pathname + search, onSignedIn };
  // The fragment survives a reload; the history does not grow by it, so that Back leads to the store.
  const show = (event: MouseEvent<HTMLAnchorElement>): void => {
    event.preventDefault();
    const { hash } = new URL(event.currentTarget.href);
    window.history.replaceState(null, '', pathname + search + hash);
    setFragment(hash);
  };
  return (
    <Stack>
      <div>
        <Title order={1} size="h2">
          Connect <Host>{store.host}</Host>
        </Title>
        <Text c="dimmed" mt={4}>
          {isNew
            ? 'Create an account to go on. It is free, and you decide about the store on the next page.'
            : 'Sign in to go on. You decide about the store on the next page.'}
        </Text>
      </div>
      {isNew ? <SignUpForm {...form} /> : <SignInForm {...form} />}
      <Group justify="space-between" gap="xs">
        <Anchor href={search + (isNew ? '#' : CREATE_ACCOUNT)} onClick={show} py={10}>
          {isNew ? 'Sign in' : 'Create account'}
        </Anchor>
        {!isNew && (
          <Anchor href={withNext('/forgot-password', pathname + search)} py={10}>
            Forgot your password?
          </Anchor>
        )}
      </Group>
      <Cancel variant="subtle" store={store} />
    </Stack>
  );
}
