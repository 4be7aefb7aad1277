import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Notice, PageHeader } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { api } from '../api.ts';
import { useQueryString } from '../app/use-query-string.ts';
import { LIMITS } from '../limits.ts';
import { FormLinks } from './form-links.tsx';
import { GoogleButton } from './google-button.tsx';
import { nextPath, withNext } from './local-path.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useSignedInAs } from './use-signed-in-as.ts';
import { t } from '../messages/auth.ts';

/** Passed from one form to the other in the history entry, not in the URL. */
interface TypedState {
  readonly email?: string;
}

/** The pages to sign in or create an account, and then continue to the requested page. */
export function AuthPage({ kind }: { readonly kind: 'sign-in' | 'sign-up' }): ReactNode {
  const search = useQueryString();
  const query = new URLSearchParams(search);
  const next = nextPath(search);
  const { email: signedInAs } = useSignedInAs();
  const before = useHistoryState<unknown>();
  const [typed, setTyped] = useState<string>();
  // What was typed on this page before, which the server doesn't know, or the address suggested by a link.
  const email = typed ?? emailIn(before) ?? query.get('email') ?? '';
  const [isCodeStep, setCodeStep] = useState(false);
  const remember = (text: string): void => {
    setTyped(text);
    window.history.replaceState({ email: text } satisfies TypedState, '');
  };
  // A full page load, so that nothing shown to another user remains.
  const form = {
    email,
    onEmail: remember,
    next,
    onSignedIn: () => window.location.replace(next),
  };
  const isNew = kind === 'sign-up';
  const deleted = !isNew && query.has('deleted');
  return (
    <Stack>
      <PageHeader title={isNew ? t('createAccount') : t('signIn')}>
        {isNew ? <FreePlan /> : undefined}
      </PageHeader>
      {deleted && (
        <Notice title={t('accountClosing')}>
          {t('accountClosingHelp', { deletionDays: LIMITS.deletionDays })}
        </Notice>
      )}
      {signedInAs !== undefined && (
        <Notice>
          {t.rich('alreadySignedIn', {
            signedInAs,
            link: (chunks) => <Anchor href={next}>{chunks}</Anchor>,
          })}
        </Notice>
      )}
      {isNew ? <SignUpForm {...form} /> : <SignInForm {...form} onCodeStep={setCodeStep} />}
      {!isCodeStep && <GoogleButton next={next} />}
      {isNew && (
        <Text size="sm" c="dimmed">
          {t.rich('termsAgreement', {
            terms: (chunks) => (
              <Anchor href="/terms" inherit underline="always">
                {chunks}
              </Anchor>
            ),
            privacy: (chunks) => (
              <Anchor href="/privacy" inherit underline="always">
                {chunks}
              </Anchor>
            ),
          })}
        </Text>
      )}
      {!isCodeStep && (
        <FormLinks
          isNew={isNew}
          other={{ href: withNext(isNew ? '/sign-in' : '/sign-up', next) }}
          forgotPassword={withNext('/forgot-password', next)}
        />
      )}
    </Stack>
  );
}

/** What an account costs, according to this server's settings. */
function FreePlan(): ReactNode {
  const pricing = useQuery(api.billing.pricing.queryOptions());
  const free = pricing.data?.plans.find(({ name }) => name === 'free');
  if (free === undefined) return t('noCreditCard');
  return t('freeListings', { limit: free.limit });
}

function emailIn(state: unknown): string | undefined {
  return typeof state === 'object' &&
    state !== null &&
    'email' in state &&
    typeof state.email === 'string'
    ? state.email
    : undefined;
}
