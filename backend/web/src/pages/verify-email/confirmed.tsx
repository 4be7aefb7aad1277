import { Anchor, Stack, Text } from '@mantine/core';
import { Notice, PageHeader } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { SignInForm } from '../../auth/sign-in-form.tsx';
import { clearNext } from '../../auth/remembered-next.ts';
import { t } from '../../messages/auth.ts';

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
      <PageHeader title={t('emailConfirmed')}>{t('emailConfirmedHelp')}</PageHeader>
      <SignInForm
        email={email}
        onEmail={setEmail}
        next={next}
        onSignedIn={() => {
          clearNext();
          window.location.replace(next);
        }}
      />
      <Notice title={t('didntSignUp')}>
        <Text size="sm">{t('strangerSignedUpHelp')}</Text>
        <Anchor
          href={`/forgot-password?email=${encodeURIComponent(confirmed)}`}
          display="inline-block"
          py={12}
          size="sm"
        >
          {t('setYourOwnPassword')}
        </Anchor>
      </Notice>
    </Stack>
  );
}
