import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { KeysForm } from './keys-form.tsx';
import { t } from '../../messages/start.ts';

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
  const start = useMutation(
    api.access.start.mutationOptions({ onSuccess: ({ url }) => window.location.assign(url) }),
  );
  const leaving = start.isPending || start.isSuccess;
  return (
    <Stack gap="md">
      <Paper p="md" role="status">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {store.name === '' ? t('yourStore') : store.name}
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
            {t('approveHelp')} {t('keysCoverAll')}
          </Text>
          <Group gap="sm">
            <Button loading={leaving} onClick={() => start.mutate({ address: store.url })}>
              {t('approveInWooCommerce')}
            </Button>
            <Button variant="default" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
              {t('pasteKeysInstead')}
            </Button>
          </Group>
          {leaving && <Text role="status">{t('openingYourStore')}</Text>}
        </>
      ) : (
        <Text size="sm">{t('approvalUnavailable')}</Text>
      )}
      <ErrorMessage error={start.error} />
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
    return t('visitorsBlocked');
  }
  return seoPlugin === null
    ? t('noSeoPlugin')
    : t('seoPluginFound', { plugin: SEO_PLUGINS[seoPlugin] ?? t('anySeoPlugin') });
}
