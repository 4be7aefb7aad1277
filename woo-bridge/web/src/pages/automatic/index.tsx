import { List, Stack, Switch, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog, Notice, PageHeader } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { api, refreshStore } from '../../api.ts';
import { useStore } from '../../app/store.ts';
import { useTitle } from '../../app/title.ts';
import { PreferencesForm } from '../../parts/preferences-form.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';

/** Listings of new products go live without a click, for those who ask for it. */
export default function AutomaticPage(): ReactNode {
  useTitle('Automatic publishing');
  const store = useStore();
  const [isConfirming, setConfirming] = useState(false);
  const set = useMutation(
    api.store.setAutomatic.mutationOptions({
      onSuccess: async () => {
        setConfirming(false);
        await refreshStore();
      },
    }),
  );
  return (
    <Stack gap="lg" maw={680}>
      <PageHeader title="Automatic publishing">
        Publishes listings for new products without review. Off by default.
      </PageHeader>
      <Switch
        className="line"
        size="md"
        label="Auto-publish listings for new products"
        checked={store.automatic}
        disabled={set.isPending || (!store.connected && !store.automatic)}
        onChange={({ currentTarget }) => {
          set.reset();
          if (currentTarget.checked) setConfirming(true);
          else set.mutate({ on: false });
        }}
      />
      {!store.connected && (
        <Notice title="Connect the store first">Connect Wareword to start writing.</Notice>
      )}
      {!isConfirming && <ErrorMessage error={set.error} title="We couldn't reach your store" />}
      <Stack gap="xs">
        <Title order={2} size="h4">
          How it works
        </Title>
        <List spacing={4}>
          <List.Item>
            When you publish a new product, we write its listing a few minutes later. Drafts wait
            until you publish them.
          </List.Item>
          <List.Item>Each product uses 1 listing from your plan, once.</List.Item>
          <List.Item>The fields selected below are published without review.</List.Item>
          <List.Item>
            A product with only a title waits until it has a category, an attribute or a
            description.
          </List.Item>
          <List.Item>Every listing appears under Runs, where you can undo it.</List.Item>
          <List.Item>
            When you turn this off, queued products are skipped, and listings that were already
            written wait for your review.
          </List.Item>
          <List.Item>Products that are already in your store aren't changed.</List.Item>
        </List>
      </Stack>
      <Stack gap="xs">
        <Title order={2} size="h4">
          Listing settings
        </Title>
        <Text size="sm" c="dimmed">
          Also the defaults for your next run.
        </Text>
        <PreferencesForm />
      </Stack>
      <ConfirmDialog
        opened={isConfirming}
        title="Publish without review?"
        action="Turn on"
        busy={set.isPending}
        onConfirm={() => set.mutate({ on: true })}
        onClose={() => setConfirming(false)}
      >
        <Stack gap="sm">
          <Text>
            Listings for new products in {store.host} will go live without review, and each uses 1
            listing from your plan. You can turn this off at any time.
          </Text>
          <ErrorMessage error={set.error} title="We couldn't reach your store" />
        </Stack>
      </ConfirmDialog>
    </Stack>
  );
}
