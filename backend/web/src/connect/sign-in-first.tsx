import { Stack, Text, Title } from '@mantine/core';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useQueryString } from '../app/use-query-string.ts';
import { FormLinks } from '../auth/form-links.tsx';
import { withNext } from '../auth/local-path.ts';
import { SignInForm } from '../auth/sign-in-form.tsx';
import { SignUpForm } from '../auth/sign-up-form.tsx';
import { Host } from './host.tsx';
import { t } from '../messages/connect.ts';

const CREATE_ACCOUNT = '#create-account';

/** Signing in or up for visitors, who then return to the same request. */
export function SignInFirst({
  name,
  cancel,
  onSignedIn,
}: {
  /** The name of the store or agent that they are about to connect. */
  readonly name: string;
  /** The button that takes them back. */
  readonly cancel: ReactNode;
  readonly onSignedIn: () => Promise<void>;
}): ReactNode {
  const [email, setEmail] = useState('');
  // Browsers don't send it to servers.
  const fragment = useLocationProperty(
    () => window.location.hash,
    () => '',
  );
  const isNew = fragment === CREATE_ACCOUNT;
  const [path] = useLocation();
  const search = useQueryString();
  const form = { email, onEmail: setEmail, next: path + search, onSignedIn };
  // The fragment survives a reload; it replaces the history entry, so that Back leads to the store.
  const show = (event: MouseEvent<HTMLAnchorElement>): void => {
    event.preventDefault();
    const { hash } = new URL(event.currentTarget.href);
    window.history.replaceState(null, '', path + search + hash);
  };
  return (
    <Stack>
      <div>
        <Title order={1} size="h2">
          {t.rich('connectHeading', { host: name, name: (chunks) => <Host>{chunks}</Host> })}
        </Title>
        <Text c="dimmed" mt={4}>
          {isNew ? t('createAccountFirst') : t('signInFirst')}
        </Text>
      </div>
      {isNew ? <SignUpForm {...form} /> : <SignInForm {...form} />}
      <FormLinks
        isNew={isNew}
        other={{ href: search + (isNew ? '#' : CREATE_ACCOUNT), onClick: show }}
        forgotPassword={withNext('/forgot-password', path + search)}
      />
      {cancel}
    </Stack>
  );
}
