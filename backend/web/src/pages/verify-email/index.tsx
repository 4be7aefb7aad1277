import { Anchor, Stack, Text } from '@mantine/core';
import { ErrorNotice, PageHeader } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { AccountForm } from '../../auth/account-form.tsx';
import { AuthenticationError, confirmAddress, isExpiredLink } from '../../auth/authentication.ts';
import { loadNext } from '../../auth/remembered-next.ts';
import { Confirmed } from './confirmed.tsx';
import { t } from '../../messages/auth.ts';

/**
 * The page of a confirmation link. It asks first and shows the address, because mail scanners open
 * links, and someone else may have signed up with it.
 */
export default function VerifyEmailPage(): ReactNode {
  const [next] = useState(loadNext);
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  const [confirmed, setConfirmed] = useState(false);
  const email = addressIn(token);
  const submit = async (): Promise<void> => {
    await confirmAddress(token).catch((error: unknown) => {
      throw isExpiredLink(error) ? new AuthenticationError(t('confirmLinkExpired')) : error;
    });
    // The link is used up, so it need not stay in history or bookmarks.
    window.history.replaceState(null, '', '/verify-email');
    setConfirmed(true);
  };
  if (confirmed && email !== undefined) return <Confirmed email={email} next={next} />;
  return (
    <Stack>
      <PageHeader title={t('confirmYourEmail')} />
      {email === undefined ? (
        <ErrorNotice>{t('confirmLinkIncomplete')}</ErrorNotice>
      ) : (
        <AccountForm button={t('confirmEmail')} onSubmit={submit}>
          <Text style={{ overflowWrap: 'anywhere' }}>
            {t.rich('confirmEmailHelp', { email, b: (chunks) => <b>{chunks}</b> })}
          </Text>
          <Text size="sm" c="dimmed">
            {t('confirmEmailCaution')}
          </Text>
        </AccountForm>
      )}
      <Anchor
        href={email === undefined ? '/sign-in' : `/sign-in?email=${encodeURIComponent(email)}`}
        py={10}
      >
        {t('signIn')}
      </Anchor>
    </Stack>
  );
}

/** The address in a token; the service verifies it. */
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
