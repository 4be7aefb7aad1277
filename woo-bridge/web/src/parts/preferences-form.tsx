import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, refreshStore } from '../api.ts';
import { RunSettings } from './run-settings.tsx';
import { settingsOf, useSettingsForm } from './settings-draft.ts';
import { Trouble } from './trouble.tsx';

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
      aria-label="How listings shall be"
      onSubmit={form.onSubmit((draft) => save.mutate({ settings: settingsOf(draft) }))}
    >
      <Stack gap="md">
        <RunSettings form={form} />
        <Trouble error={save.error} title="This could not be kept" />
        <Group gap="sm">
          <Button type="submit" mih={44} loading={save.isPending}>
            Save
          </Button>
          {save.isSuccess && !form.isDirty() && <Text role="status">Saved.</Text>}
        </Group>
      </Stack>
    </form>
  );
}
