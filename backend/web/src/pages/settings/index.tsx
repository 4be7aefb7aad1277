import {
  Paper,
  SegmentedControl,
  Text,
  TextInput,
  Title,
  useMantineColorScheme,
} from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Notice } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { api, messageOf, queryClient } from '../../api.ts';
import { Loaded } from '../../app/loaded.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { EmailPanel } from './email-panel.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { SaveForm } from './save-form.tsx';
import { t } from '../../messages/settings.ts';

/** Name, email and theme. */
export default function SettingsPage(): ReactNode {
  const settings = useQuery(api.settings.read.queryOptions());
  return (
    <SettingsFrame title={t('settings')}>
      <Loaded query={settings} title={t('settingsNotLoaded')}>
        {({ name, email, pendingEmail }) => (
          <>
            <NamePanel name={name} />
            <EmailPanel email={email} pending={pendingEmail} />
            <LanguagePanel />
            <ThemePanel />
          </>
        )}
      </Loaded>
    </SettingsFrame>
  );
}

function NamePanel({ name: saved }: { readonly name: string }): ReactNode {
  const [name, setName] = useState(saved);
  const rename = useMutation(
    api.settings.rename.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(api.settings.read.queryFilter()),
    }),
  );
  return (
    <Paper p="md" component="section" aria-labelledby="name">
      <Title order={2} size="h4" id="name" mb="sm">
        {t('name')}
      </Title>
      <SaveForm
        button={t('saveName')}
        busy={rename.isPending}
        disabled={name.trim() === '' || name === saved}
        error={rename.isError ? messageOf(rename.error) : undefined}
        onSubmit={() => rename.mutate({ name })}
      >
        <TextInput
          label={t('yourName')}
          name="name"
          autoComplete="name"
          maxLength={100}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {rename.isSuccess && name === saved && <Notice>{t('nameSaved')}</Notice>}
      </SaveForm>
    </Paper>
  );
}

const THEMES = [
  { value: 'auto', label: () => t('system') },
  { value: 'light', label: () => t('light') },
  { value: 'dark', label: () => t('dark') },
] as const;

/** Kept in this browser: another device may have another screen. */
function ThemePanel(): ReactNode {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Paper p="md" component="section" aria-labelledby="theme">
      <Title order={2} size="h4" id="theme" mb="sm">
        {t('theme')}
      </Title>
      <SegmentedControl
        aria-labelledby="theme"
        data={THEMES.map(({ value, label }) => ({ value, label: label() }))}
        value={colorScheme}
        onChange={setColorScheme}
      />
      <Text size="sm" c="dimmed" mt="xs">
        {t('themeHelp')}
      </Text>
    </Paper>
  );
}
