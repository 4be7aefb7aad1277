import { Anchor, Code, List, Stack, Text, Title } from '@mantine/core';
import { PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { BASE } from '../../base.ts';
import { useStore } from '../../app/store.ts';
import { useTitle } from '../../app/title.ts';
import pluginUrl from '../../../../wordpress-plugin/wareword-return.php?url';

/** How a store's owner gets back here from Wareword without copying an address. */
export default function ReturningHelp(): ReactNode {
  useTitle('Return automatically');
  const store = useStore();
  const here = `${window.location.origin}${BASE}`;
  return (
    <Stack gap="lg" maw={680}>
      <PageHeader title="Return automatically">
        When you connect your store, Wareword sends you back to an address on your own domain.
        Either option below then redirects you to this app, so you don't have to copy an address.
      </PageHeader>

      <Stack gap="xs" component="section" aria-labelledby="plugin">
        <Title order={2} size="h4" id="plugin">
          Use a small WordPress plugin
        </Title>
        <List type="ordered" spacing="xs">
          <List.Item>
            <Anchor href={pluginUrl} download="wareword-return.php" inherit underline="always">
              Download wareword-return.php
            </Anchor>
            , put it in a zip file, and upload it in{' '}
            <Anchor
              href={`${store.url}/wp-admin/plugin-install.php?tab=upload`}
              target="_blank"
              rel="noopener noreferrer"
              inherit
              underline="always"
            >
              WordPress → Plugins → Add New
            </Anchor>
            . Activate it.
          </List.Item>
          <List.Item>
            Under{' '}
            <Anchor
              href={`${store.url}/wp-admin/options-general.php`}
              target="_blank"
              rel="noopener noreferrer"
              inherit
              underline="always"
            >
              Settings → General
            </Anchor>
            , enter this app's address: <Code style={{ overflowWrap: 'anywhere' }}>{here}</Code>
          </List.Item>
        </List>
      </Stack>
      <Stack gap="xs" component="section" aria-labelledby="domain">
        <Title order={2} size="h4" id="domain">
          Use your store's own domain
        </Title>
        <Text>
          The administrator of this server can serve this app under a path of your store's domain,
          such as <Code>{store.url}/wareword</Code>. The documentation has the configuration for
          nginx, Apache and Caddy.
        </Text>
      </Stack>
      <Anchor component={Link} href="/connection" py="xs">
        Back to connecting your store
      </Anchor>
    </Stack>
  );
}
