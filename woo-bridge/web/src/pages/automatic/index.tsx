import { Anchor, List, Stack, Switch, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog, Notice, PageHeader } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { api, refreshStore } from '../../api.ts';
import { useStore } from '../../app/store.ts';
import { useTitle } from '../../app/title.ts';
import { PreferencesForm } from '../../parts/preferences-form.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { t } from '../../messages/settings.ts';

/** Listings of new products go live without a click, for those who ask for it. */
export default function AutomaticPage(): ReactNode {
  useTitle(t('automaticPublishing'));
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
      <PageHeader title={t('automaticPublishing')}>{t('automaticPublishingHelp')}</PageHeader>
      <Switch
        className="line"
        size="md"
        label={t('publishAutomatically')}
        checked={store.automatic}
        disabled={set.isPending || (!store.connected && !store.automatic)}
        onChange={({ currentTarget }) => {
          set.reset();
          if (currentTarget.checked) setConfirming(true);
          else set.mutate({ on: false });
        }}
      />
      {!store.connected && (
        <Notice title={t('connectFirst')}>
          {t.rich('connectFirstHelp', {
            link: (chunks) => (
              <Anchor component={Link} href="/connection" inherit underline="always">
                {chunks}
              </Anchor>
            ),
          })}
        </Notice>
      )}
      {!isConfirming && <ErrorMessage error={set.error} title={t('storeUnreachable')} />}
      <Stack gap="xs">
        <Title order={2} size="h4">
          {t('howItWorks')}
        </Title>
        <List spacing={4}>
          <List.Item>{t('stepNewProduct')}</List.Item>
          <List.Item>{t('stepCost')}</List.Item>
          <List.Item>{t('stepFields')}</List.Item>
          <List.Item>{t('stepNameOnly')}</List.Item>
          <List.Item>{t('stepUndo')}</List.Item>
          <List.Item>{t('stepTurnOff')}</List.Item>
          <List.Item>{t('stepExisting')}</List.Item>
        </List>
      </Stack>
      <Stack gap="xs">
        <Title order={2} size="h4">
          {t('listingSettings')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('listingSettingsHelp')}
        </Text>
        <PreferencesForm />
      </Stack>
      <ConfirmDialog
        opened={isConfirming}
        title={t('publishWithoutReview')}
        action={t('turnOn')}
        busy={set.isPending}
        onConfirm={() => set.mutate({ on: true })}
        onClose={() => setConfirming(false)}
      >
        <Stack gap="sm">
          <Text>{t('publishWithoutReviewHelp', { host: store.host })}</Text>
          <ErrorMessage error={set.error} title={t('storeUnreachable')} />
        </Stack>
      </ConfirmDialog>
    </Stack>
  );
}
