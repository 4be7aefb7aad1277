import { Button, Stack, Text } from '@mantine/core';
import { ErrorNotice, Notice } from '@wareword/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { formatDuration } from '@wareword/shared-schema/format';
import { LIMITS } from '../limits.ts';
import { requestConfirmation } from './authentication.ts';
import { saveNext } from './remembered-next.ts';

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
      <Notice title="Check your email">
        We sent a link to <b style={{ overflowWrap: 'anywhere' }}>{email}</b>. Open it in this
        browser to continue where you left off. It expires in{' '}
        {formatDuration(LIMITS.confirmationLinkHours * 3600)}.
      </Notice>
      {again.isError && <ErrorNotice>{again.error.message}</ErrorNotice>}
      {again.isSuccess && <Text role="status">Email sent. Check your spam folder too.</Text>}
      <Button variant="default" loading={again.isPending} onClick={() => again.mutate()}>
        Resend email
      </Button>
      <Button variant="subtle" onClick={onBack}>
        Use another email
      </Button>
    </Stack>
  );
}
