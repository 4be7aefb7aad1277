import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { api, refreshStore } from '../../api.ts';
import { refreshConnection, useStore } from '../../app/store.ts';
import { Panel } from '../../parts/panel.tsx';
import { RunSettings } from '../../parts/run-settings.tsx';
import { settingsOf, useSettingsForm } from '../../parts/settings-draft.ts';
import { Trouble } from '../../parts/trouble.tsx';
import { listings, products } from '../../words/usage.ts';
import { pickedOf, sizeOf, type Choice } from './choice.ts';
import { Cost } from './cost.tsx';

/** How the listings of a run shall be, and what they cost, before the click that asks for them. */
export function GeneratePanel({
  choice,
  onClose,
}: {
  readonly choice: Choice;
  readonly onClose: () => void;
}): ReactNode {
  const store = useStore();
  const [, navigate] = useLocation();
  // Whatever is clicked twice here is one run.
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
  const size = sizeOf(choice);
  const [only] = choice.products.values();
  const title =
    size === 1 && only !== undefined ? `Generate for ${only}` : `Generate for ${products(size)}`;
  return (
    <Panel title={title} onClose={onClose}>
      {store.connected ? (
        <form
          noValidate
          aria-label="Listings"
          onSubmit={form.onSubmit((draft) =>
            create.mutate({ requestId, picked: pickedOf(choice), settings: settingsOf(draft) }),
          )}
        >
          <Stack gap="md">
            <RunSettings form={form} readFirst />
            <Trouble error={create.error} />
            <Cost size={size} />
            <Group gap="sm">
              <Button type="submit" mih={44} loading={create.isPending || create.isSuccess}>
                Write {listings(size)}
              </Button>
              <Button mih={44} variant="default" onClick={onClose}>
                Cancel
              </Button>
            </Group>
            <Text size="sm" c="dimmed">
              You read the new texts before anything is published. These choices are remembered.
            </Text>
          </Stack>
        </form>
      ) : (
        <Stack align="flex-start">
          <Text>Listings are written by Wareword. Connect the store first; it takes a minute.</Text>
          <Button component={Link} href="/connection" mih={44}>
            Connect to Wareword
          </Button>
        </Stack>
      )}
    </Panel>
  );
}
