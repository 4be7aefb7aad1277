import { Button, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api } from '../api.ts';
import { useQueryString } from '../app/use-query-string.ts';
import { startGoogle } from './authentication.ts';
import { t } from '../messages/auth.ts';

/** What better-auth reports in the address when a Google sign-in fails. */
const ERRORS: Readonly<Record<string, () => string>> = {
  access_denied: () => t('googleSignInWasCanceled'),
  two_factor: () => t('googleNeedsSecondFactor'),
  account_not_linked: () => t('googleAccountUnconfirmed'),
  user_info_is_missing: () => t('googleEmailUnverified'),
};

/** Signs in with Google, where the operator has set it up. */
export function GoogleButton({ next }: { readonly next: string }): ReactNode {
  const options = useQuery(
    api.account.signInOptions.queryOptions(undefined, { staleTime: Infinity }),
  );
  const start = useMutation({
    mutationFn: () => startGoogle(next),
    onSuccess: (url) => window.location.assign(url),
  });
  const code = new URLSearchParams(useQueryString()).get('error');
  if (options.data?.google !== true) return null;
  const failed =
    start.error?.message ??
    (code === null ? undefined : (ERRORS[code]?.() ?? t('googleSignInFailed')));
  return (
    <Stack gap="xs">
      {failed !== undefined && <ErrorNotice>{failed}</ErrorNotice>}
      <Button variant="default" size="md" loading={start.isPending} onClick={() => start.mutate()}>
        {t('continueWithGoogle')}
      </Button>
    </Stack>
  );
}
