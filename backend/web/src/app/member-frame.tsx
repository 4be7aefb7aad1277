import { Anchor, Center, Paper, Stack } from '@mantine/core';
import { ErrorNotice } from '@wareword/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { messageOf } from '../api.ts';
import { AccountProvider, useAccountQuery } from './account.ts';
import { VisitorFrame } from './visitor-frame.tsx';
import { Loading } from './page-body.tsx';
import { Shell } from './shell.tsx';
import { signInPath } from './sign-in-path.ts';

const SessionEnded = lazy(() =>
  import('./session-ended.tsx').then(
    (module) => ({ default: module.SessionEnded }),
    // Its file went with an update. To load the page again would lose what was typed on it.
    () => ({ default: SessionEndedInShort }),
  ),
);

/** For those who are signed in. Others are sent to sign in, and come back to the same page. */
export function MemberFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const account = useAccountQuery();
  // Whoever was here last: their page stays behind the word that their session has ended.
  const [member, setMember] = useState(account.data);
  if (account.data && account.data !== member) setMember(account.data);
  if (member) {
    return (
      <AccountProvider value={member}>
        <Shell account={member}>{children}</Shell>
        {account.data === null && (
          <Suspense>
            <SessionEnded />
          </Suspense>
        )}
      </AccountProvider>
    );
  }
  if (account.data === null) return <Redirect to={signInPath()} replace />;
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

function SessionEndedInShort(): ReactNode {
  return (
    <Paper pos="fixed" bottom={0} left={0} right={0} style={{ zIndex: 1000 }}>
      <ErrorNotice title="Your session has ended">
        Copy what you typed on this page if you need it, then{' '}
        <Anchor href={signInPath()} inherit underline="always">
          sign in again
        </Anchor>
        .
      </ErrorNotice>
    </Paper>
  );
}

/** For everybody: with the navigation for those who are signed in. */
export function OpenFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const account = useAccountQuery();
  if (account.isPending) return <Loading />;
  if (!account.data) return <VisitorFrame>{children}</VisitorFrame>;
  return (
    <AccountProvider value={account.data}>
      <Shell account={account.data}>{children}</Shell>
    </AccountProvider>
  );
}
