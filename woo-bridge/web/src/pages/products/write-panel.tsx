import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { api, refreshStore } from '../../api.ts';
import { refreshConnection, useStore } from '../../app/store.ts';
import { Panel } from '../../parts/panel.tsx';
import { RunSettings } from '../../parts/run-settings.tsx';
import { settingsOf, useSettingsForm } from '../../parts/settings-draft.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { pickedOf, selectionSize, type Selection } from './selection.ts';
import { Cost } from './cost.tsx';
import { t } from '../../messages/products.ts';

/** The settings and the cost of a run, before it starts. */
export function WritePanel({
  choice,
  onClose,
}: {
  readonly choice: Selection;
  readonly onClose: () => void;
}): ReactNode {
  const store = useStore();
  const [, navigate] = useLocation();
  // A double click creates one run.
  const [requestId] = useState(() => crypto.randomUUID());
  const form = useSettingsForm();
  const create = useMutation(
    api.runs.create.mutationOptions({
      onSuccess: ({ runId }) => {
        void refreshStore();
        void refreshConnection();
        navigate(`/runs/${runId}`);
      },
    }),
  );
  const size = selectionSize(choice);
  const [only] = choice.products.values();
  const title =
    size === 1 && only !== undefined ? t('writeOne', { product: only }) : t('writeFor', { size });
  return (
    <Panel title={title} onClose={onClose}>
      {store.connected ? (
        <form
          noValidate
          aria-label={t('listings')}
          onSubmit={form.onSubmit((draft) =>
            create.mutate({ requestId, picked: pickedOf(choice), settings: settingsOf(draft) }),
          )}
        >
          <Stack gap="md">
            <RunSettings form={form} reviewedFirst />
            <ErrorMessage error={create.error} />
            <Text size="sm" c="dimmed">
              {t('writeHelp')}
            </Text>
            <Stack gap="sm" className="in-view">
              <Cost size={size} />
              <Group gap="sm">
                <Button type="submit" loading={create.isPending || create.isSuccess}>
                  {t('writeCount', { size })}
                </Button>
                <Button variant="default" onClick={onClose}>
                  {t('cancel')}
                </Button>
              </Group>
            </Stack>
          </Stack>
        </form>
      ) : (
        <Stack align="flex-start">
          <Text>{t('connectInAMinute')}</Text>
          <Button component={Link} href="/connection">
            {t('connectToWareword')}
          </Button>
        </Stack>
      )}
    </Panel>
  );
}
