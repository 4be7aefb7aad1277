import { Anchor, Stack } from '@mantine/core';
import { Notice, PageHeader } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { AccountForm } from '../../auth/account-form.tsx';
import { requestPasswordReset } from '../../auth/authentication.ts';
import { EmailField } from '../../auth/fields.tsx';
import { nextPath, withNext } from '../../auth/local-path.ts';
import { saveNext } from '../../auth/remembered-next.ts';
import { useQueryString } from '../../app/use-query-string.ts';
import { LIMITS } from '../../limits.ts';
import { formatDuration } from '../../format.ts';
import { t } from '../../messages/auth.ts';

const lifetime = (): string => formatDuration(LIMITS.resetLinkHours * 3600);

/** Requests a link by email. The response is the same whether or not the account exists. */
export default function ForgotPasswordPage(): ReactNode {
  const query = useQueryString();
  const next = nextPath(query);
  const [email, setEmail] = useState(() => new URLSearchParams(query).get('email') ?? '');
  const [sent, setSent] = useState(false);
  const submit = async (): Promise<void> => {
    await requestPasswordReset(email);
    saveNext(next);
    setSent(true);
  };
  return (
    <Stack>
      <PageHeader title={t('resetYourPassword')}>
        {t('resetHelp', { lifetime: lifetime() })}
      </PageHeader>
      {sent && (
        <Notice title={t('checkYourEmail')}>
          {t('resetSent', { email, lifetime: lifetime() })}
        </Notice>
      )}
      <AccountForm button={sent ? t('resendLink') : t('sendResetLink')} onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} />
      </AccountForm>
      <Anchor href={withNext('/sign-in', next)} py={10}>
        {t('backToSignIn')}
      </Anchor>
    </Stack>
  );
}
