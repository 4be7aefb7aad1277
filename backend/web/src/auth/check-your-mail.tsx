import { Button, Stack, Text } from '@mantine/core';
import { ErrorNotice, Notice } from '@wareword/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { askForConfirmation } from './authentication.ts';

/**
 * After a sign-up whose address has to be confirmed. Says the same whether or not there was an
 * account already: who can read the mail learns which.
 */
export function CheckYourMail({
  email,
  next,
  onBack,
}: {
  readonly email: string;
  readonly next: string;
  readonly onBack: () => void;
}): ReactNode {
  const again = useMutation({ mutationFn: () => askForConfirmation(email, next) });
  return (
    <Stack>
      <Notice title="Look into your mail">
        We sent a link to <b style={{ overflowWrap: 'anywhere' }}>{email}</b>. Open it to go on: it
        leads back to where you are now, and works for a day.
      </Notice>
      {again.isError && <ErrorNotice>{again.error.message}</ErrorNotice>}
      {again.isSuccess && <Text role="status">Sent again. Look into the spam folder too.</Text>}
      <Button variant="default" mih={44} loading={again.isPending} onClick={() => again.mutate()}>
        Send it again
      </Button>
      <Button variant="subtle" mih={44} onClick={onBack}>
        Use another address
      </Button>
    </Stack>
  );
}
