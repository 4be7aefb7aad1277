import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { KeysForm } from './keys-form.tsx';

const SEO_PLUGINS: Readonly<Record<string, string>> = {
  yoast: 'Yoast SEO',
  rankmath: 'Rank Math',
};

/** The store that was found, and the two ways to its keys. */
export function FoundStore({
  store,
}: {
  readonly store: {
    readonly url: string;
    readonly name: string;
    readonly seoPlugin: string | null;
    readonly isClosed: boolean;
    readonly canAuthorize: boolean;
  };
}): ReactNode {
  const [pasting, setPasting] = useState(!store.canAuthorize);
  const begin = useMutation(
    api.access.begin.mutationOptions({ onSuccess: ({ url }) => window.location.assign(url) }),
  );
  const leaving = begin.isPending || begin.isSuccess;
  return (
    <Stack gap="md">
      <Paper p="md" role="status">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {store.name === '' ? 'Your store' : store.name}
        </Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {store.url}
        </Text>
        <Text size="sm" mt="xs">
          {aboutSite(store)}
        </Text>
      </Paper>
      {store.canAuthorize ? (
        <>
          <Text size="sm">
            WooCommerce asks you to sign in to your store and approve. You'll come back here
            afterward.
          </Text>
          <Group gap="sm">
            <Button loading={leaving} onClick={() => begin.mutate({ address: store.url })}>
              Approve in WooCommerce
            </Button>
            <Button variant="default" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
              Paste keys instead
            </Button>
          </Group>
          {leaving && <Text role="status">Opening your store…</Text>}
        </>
      ) : (
        <Text size="sm">
          Your store's approval page isn't available here. Create a key in your store and paste it
          below.
        </Text>
      )}
      <ErrorMessage error={begin.error} />
      {pasting && <KeysForm url={store.url} />}
    </Stack>
  );
}

function aboutSite({
  seoPlugin,
  isClosed,
}: {
  readonly seoPlugin: string | null;
  readonly isClosed: boolean;
}): string {
  if (isClosed) {
    return "A plugin blocks visitors from this site's REST API. Wareword's key will still work, but we can't see your store's name or SEO plugin.";
  }
  return seoPlugin === null
    ? "No SEO plugin found, so listings won't include a keyphrase or meta description."
    : `${SEO_PLUGINS[seoPlugin] ?? 'An SEO plugin'} found. Keyphrase and meta description go there.`;
}
