import { Center, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice, Loading } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { accessQuery, describeError } from '../api.ts';
import { BASE } from '../base.ts';
import { ConfirmPage } from '../pages/start/confirm.tsx';
import { StartPage } from '../pages/start/index.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { Pages } from './pages.tsx';
import { Shell } from './shell.tsx';
import { StoreProvider } from './store.ts';
import { t } from '../messages/shell.ts';

/** The start page for a signed-out browser, else the store's pages. */
export function App(): ReactNode {
  return (
    <Router base={BASE}>
      <Gate />
    </Router>
  );
}

function Gate(): ReactNode {
  const access = useQuery(accessQuery);
  if (access.isPending) return <Loading />;
  if (access.data === undefined) {
    return (
      <Center mih="60vh" p="md">
        <Stack maw={440}>
          <ErrorNotice title={t('notResponding')} retry={() => void access.refetch()}>
            {describeError(access.error).message}
          </ErrorNotice>
        </Stack>
      </Center>
    );
  }
  const { store, waiting } = access.data;
  if (waiting !== null || store === null) {
    return (
      <SignInLayout>
        {waiting === null ? <StartPage /> : <ConfirmPage waiting={waiting} />}
      </SignInLayout>
    );
  }
  return (
    <StoreProvider value={store}>
      <Shell>
        <Pages />
      </Shell>
    </StoreProvider>
  );
}
