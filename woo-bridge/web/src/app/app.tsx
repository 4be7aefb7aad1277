import { Center, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice, Loading } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { accessQuery, troubleOf } from '../api.ts';
import { BASE } from '../base.ts';
import { StartPage } from '../pages/start/index.tsx';
import { DoorFrame } from './door-frame.tsx';
import { Pages } from './pages.tsx';
import { Shell } from './shell.tsx';
import { StoreProvider } from './store.ts';

/** The bridge: the way in for a browser that is signed in to no store, else the store's pages. */
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
          <ErrorNotice title="The bridge does not answer" retry={() => void access.refetch()}>
            {troubleOf(access.error).message}
          </ErrorNotice>
        </Stack>
      </Center>
    );
  }
  if (access.data === null) {
    return (
      <DoorFrame>
        <StartPage />
      </DoorFrame>
    );
  }
  return (
    <StoreProvider value={access.data}>
      <Shell>
        <Pages />
      </Shell>
    </StoreProvider>
  );
}
