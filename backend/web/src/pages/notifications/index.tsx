import { Paper, Stack, Switch } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ErrorNotice, PageHeader } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { api, messageOf, queryClient } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { SettingsNav } from '../settings-nav.tsx';

const KINDS = [
  {
    name: 'usage',
    label: 'Monthly listings',
    description: "When you've used 80% and 100% of your plan's listings.",
  },
  {
    name: 'failedRuns',
    label: 'Failed bulk listings',
    description: 'When a bulk run you started finishes with failed listings.',
  },
  {
    name: 'disconnectedStores',
    label: 'Disconnected stores',
    description: 'When a store is no longer connected to your workspace.',
  },
] as const;

/** Large enough to touch. */
const TOUCH_TARGET = {
  labelWrapper: { minHeight: 44, justifyContent: 'center' },
  body: { alignItems: 'center' },
  label: { paddingBlock: 12 },
};

type Choices = Readonly<Record<(typeof KINDS)[number]['name'], boolean>>;

/** Which emails are wanted. Each switch saves at once. */
export default function NotificationsPage(): ReactNode {
  const settings = useQuery(api.settings.read.queryOptions());
  return (
    <Stack gap="md" maw={640}>
      <PageHeader title="Notifications">
        We send one email per event. Emails about sign-ins and security are always sent.
      </PageHeader>
      <SettingsNav />
      {settings.isPending && <Loading />}
      {settings.isError && (
        <ErrorNotice title="Couldn't load your settings" retry={() => void settings.refetch()}>
          {messageOf(settings.error)}
        </ErrorNotice>
      )}
      {settings.isSuccess && <Switches saved={settings.data.notifications} />}
    </Stack>
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
            label={label}
            description={description}
            styles={TOUCH_TARGET}
            checked={choices[name]}
            onChange={({ currentTarget }) => change(name, currentTarget.checked)}
          />
        ))}
        {choose.isError && <ErrorNotice>{messageOf(choose.error)}</ErrorNotice>}
      </Stack>
    </Paper>
  );
}
