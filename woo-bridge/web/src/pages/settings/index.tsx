import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog, PageHeader } from '@wareword/ui';
import { useId, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { api, switchStore } from '../../api.ts';
import { useStore } from '../../app/store.ts';
import { useTitle } from '../../app/title.ts';
import { showNotice } from '../../notices.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { keysPage } from '../../words/links.ts';
import { Sessions } from './sessions.tsx';

/** The store, this browser, and the way out. */
export default function SettingsPage(): ReactNode {
  useTitle('Settings');
  const store = useStore();
  const [, navigate] = useLocation();
  const leave = useMutation(
    api.access.signOut.mutationOptions({
      onSuccess: () => {
        navigate('/');
        switchStore(null);
        showNotice({
          code: 'signed_out',
          message: 'This browser is signed out. Nothing changes in your store.',
        });
      },
    }),
  );
  return (
    <Stack gap="xl" maw={680}>
      <PageHeader title="Settings" />
      <Section title="Store">
        <Text style={{ overflowWrap: 'anywhere' }}>
          {store.name} · {store.url}
        </Text>
        <Text size="sm">
          {store.seoPlugin === null
            ? "No SEO plugin, so listings don't include a keyphrase or meta description."
            : `Keyphrases and meta descriptions are saved in ${store.seoPlugin}.`}
        </Text>
        {store.keysHint !== null && (
          <Text size="sm">
            Wareword uses the key ending in <code>{store.keysHint}</code>.
          </Text>
        )}
        {store.keysInQuery && (
          <Text size="sm">
            Your host removes the <code>Authorization</code> header, so we send the key in the
            address of each request instead, over https. Your host's logs may show it: ask them to
            pass the header through, then give access again.
          </Text>
        )}
        <Anchor component={Link} href="/access" py="xs">
          Give access again with a new key
        </Anchor>
      </Section>
      <Section title="This browser">
        <Text size="sm">
          Anyone using this browser can publish to {store.host}. Sign out on shared computers.
        </Text>
        <ErrorMessage error={leave.error} />
        <Button variant="default" loading={leave.isPending} onClick={() => leave.mutate()}>
          Sign out of this browser
        </Button>
      </Section>
      <Section title="Signed-in browsers">
        <Sessions />
      </Section>
      <RemoveStore />
    </Stack>
  );
}

function RemoveStore(): ReactNode {
  const store = useStore();
  const [isConfirming, setConfirming] = useState(false);
  const [, navigate] = useLocation();
  const remove = useMutation(
    api.access.removeStore.mutationOptions({
      onSuccess: () => {
        navigate('/');
        switchStore(null);
        showNotice({
          code: 'removed',
          message: `We deleted the key and the connection of ${store.host}. To finish, revoke the key in WooCommerce, and remove the store in Wareword under Stores.`,
          link: { href: keysPage(store.url), name: 'Open API keys in WooCommerce' },
        });
      },
    }),
  );
  return (
    <Section title="Remove store">
      <Text size="sm">
        We delete your store's key and its connection, and sign out every browser. Published
        listings stay in your store.
      </Text>
      <Group>
        <Button variant="default" onClick={() => setConfirming(true)}>
          Remove store
        </Button>
      </Group>
      <ConfirmDialog
        opened={isConfirming}
        title={`Remove ${store.host}?`}
        action="Remove store"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setConfirming(false)}
      >
        <Stack gap="sm">
          <Text>
            This takes effect immediately. Your runs are saved: give access and connect again to
            undo them later.
          </Text>
          <ErrorMessage error={remove.error} />
        </Stack>
      </ConfirmDialog>
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
