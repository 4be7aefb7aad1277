import { Button, Stack, Text } from '@mantine/core';
import { ErrorNotice, Notice } from '@wareword/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { LIMITS } from '../limits.ts';
import { requestConfirmation } from './authentication.ts';
import { saveNext } from './remembered-next.ts';
import { formatDuration } from '../format.ts';
import { t } from '../messages/auth.ts';

/**
 * Shown after a sign-up that has to be confirmed. It is the same whether or not the account already
 * existed; only the email tells.
 */
export function CheckYourEmail({
  email,
  next,
  onBack,
}: {
  readonly email: string;
  readonly next: string;
  readonly onBack: () => void;
}): ReactNode {
  const again = useMutation({ mutationFn: () => requestConfirmation(email) });
  useEffect(() => saveNext(next), [next]);
  return (
    <Stack>
      <Notice title={t('checkYourEmail')}>
        {t.rich('linkSent', {
          email,
          b: (chunks) => <b style={{ overflowWrap: 'anywhere' }}>{chunks}</b>,
          lifetime: formatDuration(LIMITS.confirmationLinkHours * 3600),
        })}
      </Notice>
      {again.isError && <ErrorNotice>{again.error.message}</ErrorNotice>}
      {again.isSuccess && <Text role="status">{t('emailResent')}</Text>}
      <Button variant="default" loading={again.isPending} onClick={() => again.mutate()}>
        {t('resendEmail')}
      </Button>
      <Button variant="subtle" onClick={onBack}>
        {t('useAnotherEmail')}
      </Button>
    </Stack>
  );
}
