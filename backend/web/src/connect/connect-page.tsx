import { Box, Center, Container, Loader, Stack, Text } from '@mantine/core';
import { ErrorNotice } from '@wareword/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { messageOf } from '../api.ts';
import { Consent } from './consent.tsx';
import { reviewAgain, useReview } from './review.ts';
import { SignInFirst } from './sign-in-first.tsx';

/** What a store's owner agrees to, or signs in first to see. */
export function ConnectPage(): ReactNode {
  return (
    <Container size={480} px="md" pb="xl">
      <Box component="header" py="lg">
        <Text fw={700} fz="lg">
          Wareword
        </Text>
      </Box>
      <main>
        <Shown />
      </main>
    </Container>
  );
}

function Shown(): ReactNode {
  const review = useReview();
  const [said, setSaid] = useState<string>();
  const host = review.data?.store.host;
  useEffect(() => {
    if (host !== undefined) document.title = `Connect ${host} · Wareword`;
  }, [host]);
  if (review.data !== undefined) {
    const { store, account } = review.data;
    return (
      <Stack>
        {said !== undefined && <ErrorNotice>{said}</ErrorNotice>}
        {account === null ? (
          <SignInFirst
            store={store}
            onSignedIn={() => reviewAgain().then(() => setSaid(undefined))}
          />
        ) : (
          <Consent
            store={store}
            account={account}
            onChanged={(reason) => {
              setSaid(reason);
              return reviewAgain();
            }}
          />
        )}
      </Stack>
    );
  }
  if (review.isError) {
    return (
      <ErrorNotice title="This page could not be read" retry={() => void review.refetch()}>
        {messageOf(review.error)}
      </ErrorNotice>
    );
  }
  return (
    <Center mih={240} role="status" aria-label="Loading">
      <Loader size="sm" />
    </Center>
  );
}
