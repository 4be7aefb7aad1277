import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { Trouble } from '../../parts/trouble.tsx';
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
      <Paper withBorder p="md" role="status">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {store.name === '' ? 'Your store' : store.name}
        </Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {store.url}
        </Text>
        <Text size="sm" mt="xs">
          {store.seoPlugin === null
            ? 'No SEO plugin was found: keyphrase and meta description have no place in this store.'
            : `${SEO_PLUGINS[store.seoPlugin] ?? 'An SEO plugin'} was found: keyphrase and meta description go there.`}
        </Text>
      </Paper>
      {store.canAuthorize ? (
        <>
          <Text size="sm">
            WooCommerce asks you to log in to your store and to approve. Then you come back here.
          </Text>
          <Group gap="sm">
            <Button mih={44} loading={leaving} onClick={() => begin.mutate({ address: store.url })}>
              Approve in WooCommerce
            </Button>
            <Button
              mih={44}
              variant="default"
              aria-expanded={pasting}
              onClick={() => setPasting(!pasting)}
            >
              Paste keys instead
            </Button>
          </Group>
          {leaving && <Text role="status">Going to your store…</Text>}
        </>
      ) : (
        <Text size="sm">
          A store hands keys only to an https address, and this bridge has none. Make a key in your
          store and paste it here.
        </Text>
      )}
      <Trouble error={begin.error} />
      {pasting && <KeysForm url={store.url} />}
    </Stack>
  );
}
