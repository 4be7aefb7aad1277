import { List, Stack, Switch, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Notice, PageHead } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { api, refreshStore } from '../../api.ts';
import { useStore } from '../../app/store.ts';
import { useTitle } from '../../app/title.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { PreferencesForm } from '../../parts/preferences-form.tsx';
import { Trouble } from '../../parts/trouble.tsx';

/** Listings of new products go live without a click, for those who ask for it. */
export default function AutomaticPage(): ReactNode {
  useTitle('Automatic publishing');
  const store = useStore();
  const [asking, setAsking] = useState(false);
  const set = useMutation(
    api.store.setAutomatic.mutationOptions({
      onSuccess: async () => {
        setAsking(false);
        await refreshStore();
      },
    }),
  );
  return (
    <Stack gap="lg" maw={680}>
      <PageHead title="Automatic publishing">
        For products that are new in your store. It is off until you turn it on.
      </PageHead>
      <Switch
        className="line"
        size="md"
        label="Publish listings of new products by itself"
        checked={store.automatic}
        disabled={set.isPending || (!store.connected && !store.automatic)}
        onChange={({ currentTarget }) => {
          set.reset();
          if (currentTarget.checked) setAsking(true);
          else set.mutate({ on: false });
        }}
      />
      {!store.connected && (
        <Notice title="Connect the store first">
          Without a connection to Wareword there is nobody to write the listings.
        </Notice>
      )}
      {!asking && <Trouble error={set.error} title="The store could not be asked" />}
      <Stack gap="xs">
        <Title order={2} size="h4">
          What it does
        </Title>
        <List spacing={4}>
          <List.Item>
            WooCommerce tells the bridge of each new product, some minutes later.
          </List.Item>
          <List.Item>A listing is written for it: each uses 1 listing of your plan.</List.Item>
          <List.Item>
            The fields below are published at once, without anybody reading them.
          </List.Item>
          <List.Item>Each is found under Runs, where it can be undone.</List.Item>
          <List.Item>Products that you have already are left alone.</List.Item>
        </List>
      </Stack>
      <Stack gap="xs">
        <Title order={2} size="h4">
          How the listings shall be
        </Title>
        <Text size="sm" c="dimmed">
          These are also what your next run begins with.
        </Text>
        <PreferencesForm />
      </Stack>
      <Confirm
        opened={asking}
        title="Publish without a click?"
        action="Turn it on"
        busy={set.isPending}
        onConfirm={() => set.mutate({ on: true })}
        onClose={() => setAsking(false)}
      >
        <Stack gap="sm">
          <Text>
            From now on, texts for new products of {store.host} go live without anybody reading them
            first, and each uses 1 listing of your plan. You can turn it off at any time.
          </Text>
          <Trouble error={set.error} title="The store could not be asked" />
        </Stack>
      </Confirm>
    </Stack>
  );
}
