import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { PageHead } from '@wareword/ui';
import { useId, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { api, enter } from '../../api.ts';
import { useStore } from '../../app/store.ts';
import { useTitle } from '../../app/title.ts';
import { tell } from '../../notices.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { Trouble } from '../../parts/trouble.tsx';

/** The store, this browser, and the way out. */
export default function SettingsPage(): ReactNode {
  useTitle('Settings');
  const store = useStore();
  const [, navigate] = useLocation();
  const leave = useMutation(
    api.access.signOut.mutationOptions({
      onSuccess: () => {
        navigate('/');
        enter(null);
        tell({
          code: 'signed_out',
          message: 'This browser is signed out. The store stays as it is.',
        });
      },
    }),
  );
  return (
    <Stack gap="xl" maw={680}>
      <PageHead title="Settings" />
      <Section title="The store">
        <Text style={{ overflowWrap: 'anywhere' }}>
          {store.name} · {store.url}
        </Text>
        <Text size="sm">
          {store.seoPlugin === null
            ? 'No SEO plugin: keyphrase and meta description have no place in this store.'
            : `Keyphrase and meta description go to ${store.seoPlugin}.`}
        </Text>
        {store.keysHint !== null && (
          <Text size="sm">
            The bridge uses the key that ends in <code>{store.keysHint}</code>.
          </Text>
        )}
        <Anchor component={Link} href="/access" py="xs">
          Give access again, with new keys
        </Anchor>
      </Section>
      <Section title="This browser">
        <Text size="sm">
          Whoever uses this browser can publish to {store.host}. Sign out where others use it too.
        </Text>
        <Trouble error={leave.error} />
        <Button mih={44} variant="default" loading={leave.isPending} onClick={() => leave.mutate()}>
          Sign out of this browser
        </Button>
      </Section>
      <RemoveStore />
    </Stack>
  );
}

function RemoveStore(): ReactNode {
  const store = useStore();
  const [asking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const remove = useMutation(
    api.access.removeStore.mutationOptions({
      onSuccess: () => {
        navigate('/');
        enter(null);
        tell({
          code: 'removed',
          message: `The bridge has forgotten the keys and the connection of ${store.host}. Delete the key in WooCommerce too, and remove the store in Wareword under Stores.`,
          link: { href: keysPage(store.url), name: 'Keys in WooCommerce' },
        });
      },
    }),
  );
  return (
    <Section title="Remove the store">
      <Text size="sm">
        The bridge forgets the store’s keys and its connection, and signs out every browser. What
        was published stays in the store.
      </Text>
      <Group>
        <Button mih={44} variant="default" onClick={() => setAsking(true)}>
          Remove the store
        </Button>
      </Group>
      <Confirm
        opened={asking}
        title={`Remove ${store.host}?`}
        action="Remove the store"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        <Stack gap="sm">
          <Text>
            Keys and connection are forgotten at once. To come back you give access and connect
            again; your runs, and what can be undone, are kept for that.
          </Text>
          <Trouble error={remove.error} />
        </Stack>
      </Confirm>
    </Section>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" gap="sm" align="flex-start" aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}

function keysPage(url: string): string {
  return `${url}/wp-admin/admin.php?page=wc-settings&tab=advanced&section=keys`;
}
