import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Stack, Text } from '@mantine/core';
import { ErrorNotice, Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api } from '../api.ts';
import { useAccount } from '../app/account.ts';
import { formatDuration } from '../format.ts';
import { LIMITS } from '../limits.ts';
import { t } from '../messages/settings.ts';
import { requestPasswordReset } from './authentication.ts';

/** Something that takes the password; for an account without one, how to set it. */
export function PasswordRequired({ children }: { readonly children: ReactNode }): ReactNode {
  const methods = useQuery(api.account.signInMethods.queryOptions());
  return methods.data?.hasPassword === false ? <SetPassword /> : children;
}

/** Emails a link to set the first password, for an account that signs in only with Google. */
export function SetPassword(): ReactNode {
  const { email } = useAccount();
  const request = useMutation({ mutationFn: () => requestPasswordReset(email) });
  const lifetime = formatDuration(LIMITS.resetLinkHours * 3600);
  return (
    <Notice title={request.isSuccess ? t('checkYourEmail') : t('setAPasswordFirst')}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {request.isSuccess ? t('passwordLinkSent', { email, lifetime }) : t('setPasswordHelp')}
        </Text>
        {request.isError && <ErrorNotice>{request.error.message}</ErrorNotice>}
        <Button
          variant={request.isSuccess ? 'default' : 'filled'}
          loading={request.isPending}
          onClick={() => request.mutate()}
        >
          {request.isSuccess ? t('resendPasswordLink') : t('emailPasswordLink')}
        </Button>
      </Stack>
    </Notice>
  );
}
