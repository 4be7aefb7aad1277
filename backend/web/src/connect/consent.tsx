import { Button, List, Paper, Stack, Text, Title } from '@mantine/core';
import { ErrorNotice } from '@wareword/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client, messageOf, statusOf } from '../api.ts';
import { Cancel, goBack, Leaving } from './answer.tsx';
import { Cost } from './cost.tsx';
import { Host } from './host.tsx';
import { storeRequest, type Account, type Store } from './review.ts';
import { Who } from './who.tsx';

const PLATFORMS = { shopify: 'Shopify', woocommerce: 'WooCommerce' } as const;

/** Everything that a yes would mean, and the two buttons. */
export function Consent({
  store,
  account,
  onChanged,
}: {
  readonly store: Store;
  readonly account: Account;
  /** Who is signed in is not who was a moment ago; the reason is for the reader, where it is news. */
  readonly onChanged: (reason: string | undefined) => Promise<void>;
}): ReactNode {
  const { userId, workspaceId } = account;
  const approve = useMutation({
    mutationFn: () => client.connect.approve.mutate({ query: storeRequest(), userId, workspaceId }),
    onSuccess: goBack,
    onError: (error) => {
      if (isAboutWho(error)) void onChanged(messageOf(error));
    },
  });
  const answered = approve.isPending || approve.isSuccess;
  return (
    <Stack>
      <Title order={1} size="h2">
        Connect <Host>{store.host}</Host>
      </Title>
      <Paper withBorder p="md">
        <Stack gap="md">
          <Text>
            The {PLATFORMS[store.platform]} store{' '}
            <b>
              <Host>{store.host}</Host>
            </b>{' '}
            asks to work with your account.
          </Text>
          <section>
            <Title order={2} size="h5" mb={4}>
              The store will be able to
            </Title>
            <List size="sm" spacing={4}>
              <List.Item>write listings with your credits</List.Item>
              <List.Item>read the listings that were written with your account</List.Item>
              <List.Item>see your e-mail address, plan, credits and the names of brands</List.Item>
            </List>
          </section>
          <section>
            <Title order={2} size="h5" mb={4}>
              It will not be able to
            </Title>
            <List size="sm" spacing={4}>
              <List.Item>sign in as you, or see your password</List.Item>
              <List.Item>change your plan, pay, or make API keys</List.Item>
            </List>
          </section>
          <Cost account={account} />
        </Stack>
      </Paper>
      <Who account={account} disabled={answered} onChanged={() => onChanged(undefined)} />
      <Text size="sm" c="dimmed">
        If this store is connected already, its former connection ends. You can disconnect it at any
        time, on the page Stores.
      </Text>
      {approve.isError && !isAboutWho(approve.error) && (
        <ErrorNotice>{messageOf(approve.error)}</ErrorNotice>
      )}
      <Button
        size="md"
        mih={44}
        fullWidth
        loading={approve.isPending}
        disabled={approve.isSuccess}
        onClick={() => approve.mutate()}
      >
        Approve
      </Button>
      <Cancel store={store} disabled={answered} />
      {approve.isSuccess && <Leaving address={approve.data.address} store={store} />}
    </Stack>
  );
}

/** Nobody is signed in any more, or somebody else is: the page as a whole has to be shown anew. */
function isAboutWho(error: unknown): boolean {
  return statusOf(error) === 401 || statusOf(error) === 409;
}
