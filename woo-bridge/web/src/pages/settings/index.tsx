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
import { t } from '../../messages/settings.ts';

/** The store, this browser, and how to remove the store. */
export default function SettingsPage(): ReactNode {
  useTitle(t('settings'));
  const store = useStore();
  const [, navigate] = useLocation();
  const leave = useMutation(
    api.access.signOut.mutationOptions({
      onSuccess: () => {
        navigate('/');
        switchStore(null);
        showNotice({
          code: 'signed_out',
          message: t('signedOut'),
        });
      },
    }),
  );
  return (
    <Stack gap="xl" maw={680}>
      <PageHeader title={t('settings')} />
      <Section title={t('store')}>
        <Text style={{ overflowWrap: 'anywhere' }}>
          {store.name} · {store.url}
        </Text>
        <Text size="sm">
          {store.seoPlugin === null
            ? t('noSeoPlugin')
            : t('seoPluginUsed', { seoPlugin: store.seoPlugin })}
        </Text>
        {store.keysHint !== null && (
          <Text size="sm">
            {t.rich('keyEndingIn', {
              hint: store.keysHint,
              code: (chunks) => <code>{chunks}</code>,
            })}
          </Text>
        )}
        {store.keysInQuery && (
          <Text size="sm">
            {t.rich('authorizationHeaderRemoved', { code: (chunks) => <code>{chunks}</code> })}
          </Text>
        )}
        <Anchor component={Link} href="/access" py="xs">
          {t('giveAccessAgain')}
        </Anchor>
      </Section>
      <Section title={t('thisBrowser')}>
        <Text size="sm">{t('thisBrowserHelp', { host: store.host })}</Text>
        <ErrorMessage error={leave.error} />
        <Button variant="default" loading={leave.isPending} onClick={() => leave.mutate()}>
          {t('signOutHere')}
        </Button>
      </Section>
      <Section title={t('signedInBrowsers')}>
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
      onSuccess: ({ revokeUrl }) => {
        const { host } = store;
        navigate('/');
        switchStore(null);
        showNotice({
          code: 'removed',
          message:
            revokeUrl === null
              ? t('storeRemoved', { host })
              : t('storeRemovedHere', { host, url: revokeUrl }),
          link: { href: keysPage(store.url), name: t('openApiKeys') },
        });
      },
    }),
  );
  return (
    <Section title={t('removeStore')}>
      <Text size="sm">{t('removeStoreHelp')}</Text>
      <Group>
        <Button variant="default" onClick={() => setConfirming(true)}>
          {t('removeStore')}
        </Button>
      </Group>
      <ConfirmDialog
        opened={isConfirming}
        title={t('confirmRemoval', { host: store.host })}
        action={t('removeStore')}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setConfirming(false)}
      >
        <Stack gap="sm">
          <Text>{t('confirmRemovalHelp')}</Text>
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
