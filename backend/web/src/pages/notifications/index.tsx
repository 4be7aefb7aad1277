import { Paper, Stack, Switch, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { api, messageOf, queryClient } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { Loaded } from '../../app/loaded.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { t } from '../../messages/settings.ts';

const KINDS = [
  {
    name: 'usage',
    label: () => t('monthlyListings'),
    description: () => t('usageEmailsHelp'),
  },
  {
    name: 'failedRuns',
    label: () => t('failedBulkListings'),
    description: () => t('failedBulkListingsHelp'),
  },
  {
    name: 'disconnectedStores',
    label: () => t('disconnectedStores'),
    description: () => t('disconnectedStoresHelp'),
  },
] as const;

/** The label is large enough to touch, next to its switch and close to its description. */
const TOUCH_TARGET = {
  track: { marginTop: 12 },
  label: { paddingBlock: 12 },
  description: { marginTop: -10 },
};

type Choices = Readonly<Record<(typeof KINDS)[number]['name'], boolean>>;

/** Which emails are wanted. Each switch saves at once. */
export default function NotificationsPage(): ReactNode {
  const { sendsEmail } = useAccount();
  const settings = useQuery(api.settings.read.queryOptions());
  return (
    <SettingsFrame
      title={t('notifications')}
      introduction={t(sendsEmail ? 'notificationsHelp' : 'notificationsWithoutEmail')}
    >
      <Loaded query={settings} title={t('settingsNotLoaded')}>
        {({ notifications }) => <Switches saved={notifications} />}
      </Loaded>
    </SettingsFrame>
  );
}

function Switches({ saved }: { readonly saved: Choices }): ReactNode {
  const [choices, setChoices] = useState(saved);
  const choose = useMutation(
    api.settings.chooseNotifications.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(api.settings.read.queryFilter()),
      onError: () => setChoices(saved),
    }),
  );
  const change = (name: keyof Choices, on: boolean): void => {
    const changed = { ...choices, [name]: on };
    setChoices(changed);
    choose.mutate(changed);
  };
  return (
    <Paper p="md">
      <Stack gap="md">
        {KINDS.map(({ name, label, description }) => (
          <Switch
            key={name}
            label={label()}
            description={description()}
            styles={TOUCH_TARGET}
            checked={choices[name]}
            onChange={({ currentTarget }) => change(name, currentTarget.checked)}
          />
        ))}
        <Text role="status" size="sm" c="dimmed" mih={20}>
          {choose.isSuccess && t('notificationsSaved')}
        </Text>
        {choose.isError && <ErrorNotice>{messageOf(choose.error)}</ErrorNotice>}
      </Stack>
    </Paper>
  );
}
