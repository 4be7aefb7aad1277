import { Center, Stack } from '@mantine/core';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { messageOf, statusOf } from '../api.ts';
import { AccountProvider, useAccountQuery } from './account.ts';
import { VisitorFrame } from './visitor-frame.tsx';
import { Loading } from './page-body.tsx';
import { SessionEnded } from './session-ended.tsx';
import { Shell } from './shell.tsx';
import { signInPath } from './sign-in-path.ts';

/** For those who are signed in. Others are sent to sign in, and come back to the same page. */
export function MemberFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const account = useAccountQuery();
  const signedOut = statusOf(account.error) === 401;
  if (account.data !== undefined) {
    return (
      <AccountProvider value={account.data}>
        <Shell account={account.data}>{children}</Shell>
        {signedOut && <SessionEnded />}
      </AccountProvider>
    );
  }
  if (signedOut) return <Redirect to={signInPath()} replace />;
  if (account.isPending) return <Loading />;
  return (
    <Center mih="60vh" p="md">
      <Stack maw={440}>
        <ErrorNotice title="Your account could not be read" retry={() => void account.refetch()}>
          {messageOf(account.error)}
        </ErrorNotice>
      </Stack>
    </Center>
  );
}

/** For everybody: with the navigation for those who are signed in. */
export function OpenFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const account = useAccountQuery();
  if (account.isPending) return <Loading />;
  if (account.data === undefined) return <VisitorFrame>{children}</VisitorFrame>;
  return (
    <AccountProvider value={account.data}>
      <Shell account={account.data}>{children}</Shell>
    </AccountProvider>
  );
}
