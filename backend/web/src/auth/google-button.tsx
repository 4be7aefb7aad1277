import { Button, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api } from '../api.ts';
import { startGoogle } from './authentication.ts';

/** What better-auth reports in the address when Google's answer signs nobody in. */
const ERRORS: Readonly<Record<string, string>> = {
  access_denied: 'Google sign-in was canceled.',
  two_factor: 'Your account uses two-factor sign-in. Sign in with your password and a code.',
  account_not_linked:
    'You have an account with this email that is not confirmed yet. Sign in with your password to confirm it first.',
  user_info_is_missing: "Google hasn't confirmed this email. Confirm it there, or use a password.",
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
  if (options.data?.google !== true) return null;
  const code = new URLSearchParams(window.location.search).get('error');
  const failed =
    start.error?.message ??
    (code === null
      ? undefined
      : (ERRORS[code] ?? "We couldn't sign you in with Google. Try again."));
  return (
    <Stack gap="xs">
      {failed !== undefined && <ErrorNotice>{failed}</ErrorNotice>}
      <Button variant="default" size="md" loading={start.isPending} onClick={() => start.mutate()}>
        Continue with Google
      </Button>
    </Stack>
  );
}
