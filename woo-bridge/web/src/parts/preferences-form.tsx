import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, refreshStore } from '../api.ts';
import { RunSettings } from './run-settings.tsx';
import { settingsOf, useSettingsForm } from './settings-draft.ts';
import { ErrorMessage } from './error-message.tsx';
import { t } from '../messages/shell.ts';

/** What the next run begins with, and what automatic publishing uses. */
export function PreferencesForm(): ReactNode {
  const form = useSettingsForm();
  const save = useMutation(
    api.store.savePreferences.mutationOptions({
      onSuccess: async () => {
        form.resetDirty();
        await refreshStore();
      },
    }),
  );
  return (
    <form
      noValidate
      aria-label={t('listingSettings')}
      onSubmit={form.onSubmit((draft) => save.mutate({ settings: settingsOf(draft) }))}
    >
      <Stack gap="md">
        <RunSettings form={form} />
        <ErrorMessage error={save.error} title={t('settingsNotSaved')} />
        <Group gap="sm">
          <Button type="submit" loading={save.isPending}>
            {t('save')}
          </Button>
          {save.isSuccess && !form.isDirty() && <Text role="status">{t('saved')}</Text>}
        </Group>
      </Stack>
    </form>
  );
}
