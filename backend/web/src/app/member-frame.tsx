import { Anchor, Center, Paper, Stack } from '@mantine/core';
import { ErrorNotice } from '@wareword/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { messageOf } from '../api.ts';
import { AccountProvider, useAccountQuery } from './account.ts';
import { VisitorFrame } from './visitor-frame.tsx';
import { Loading } from './page-body.tsx';
import { reloadPage } from './reload-page.ts';
import { Shell } from './shell.tsx';
import { signInPath } from './sign-in-path.ts';
import { t } from '../messages/shell.ts';

const SessionEnded = lazy(() =>
  import('./session-ended.tsx').then(
    (module) => ({ default: module.SessionEnded }),
    // Its file is gone after an update. Reloading would lose what was typed on the page.
    () => ({ default: SessionEndedFallback }),
  ),
);

/** Few ever see it, and every page would carry it. */
const AccountClosing = lazy(() =>
  import('./account-closing.tsx').then(
    (module) => ({ default: module.AccountClosing }),
    reloadPage,
  ),
);

/** For signed-in users. Visitors are sent to sign in and return to the same page. */
export function MemberFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const account = useAccountQuery();
  // Keeps the last account's page visible behind the notice that the session has ended.
  const [member, setMember] = useState(account.data);
  if (account.data && account.data !== member) setMember(account.data);
  if (member && member.eraseAt !== null) {
    return (
      <Suspense fallback={<Loading />}>
        <AccountClosing eraseAt={member.eraseAt} />
      </Suspense>
    );
  }
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
        <ErrorNotice title={t('accountNotLoaded')} retry={() => void account.refetch()}>
          {messageOf(account.error)}
        </ErrorNotice>
      </Stack>
    </Center>
  );
}

function SessionEndedFallback(): ReactNode {
  return (
    <Paper withBorder={false} pos="fixed" bottom={0} left={0} right={0} style={{ zIndex: 1000 }}>
      <ErrorNotice title={t('sessionEnded')}>
        {t.rich('sessionEndedHelp', {
          link: (chunks) => (
            <Anchor href={signInPath()} inherit underline="always">
              {chunks}
            </Anchor>
          ),
        })}
      </ErrorNotice>
    </Paper>
  );
}

/** For everyone; with the navigation if signed in. */
export function PublicFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const account = useAccountQuery();
  if (account.isPending) return <Loading />;
  if (!account.data) return <VisitorFrame>{children}</VisitorFrame>;
  return (
    <AccountProvider value={account.data}>
      <Shell account={account.data}>{children}</Shell>
    </AccountProvider>
  );
}
