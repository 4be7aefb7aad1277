import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { formatDateTime } from '@wareword/shared-schema/format';
import { ErrorNotice } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { api, client, messageOf, queryClient } from '../../api.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { RowFrame } from '../row.tsx';
import { Deliveries } from './deliveries.tsx';
import { EVENT_LABELS } from './events.ts';
import { SecretPanel } from './secret-panel.tsx';

type EndpointView = inferRouterOutputs<DashboardRouter>['webhooks']['list'][number];

const DISABLED_TEXT = {
  paused: 'Paused. Events that happen now are not sent later.',
  gone: 'Disabled, because it responded with 410.',
  failing: 'Disabled, because it failed for a day.',
} as const;

async function refresh(): Promise<void> {
  await queryClient.invalidateQueries(api.webhooks.pathFilter());
}

/** An endpoint with what can be done with it, and its deliveries once they are asked for. */
export function Endpoint({ endpoint }: { readonly endpoint: EndpointView }): ReactNode {
  const { id, url, events, disabledReason, failingSince, previousUntil } = endpoint;
  const enabled = disabledReason === null;
  const [shows, setShows] = useState(false);
  const [asks, setAsks] = useState<'rotate' | 'delete'>();
  const [secret, setSecret] = useState<string>();
  const toggle = useMutation(api.webhooks.update.mutationOptions({ onSuccess: refresh }));
  const button = { variant: 'default', size: 'sm' } as const;
  return (
    <RowFrame>
      <Stack gap="sm">
        <Stack gap={2} miw={0}>
          <Group gap="xs">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {url}
            </Text>
            {!enabled && <Badge variant="default">Disabled</Badge>}
            {enabled && failingSince !== null && (
              <Badge variant="light" color="red">
                Failing
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {events.map((event) => EVENT_LABELS[event]).join(', ')}
          </Text>
          {!enabled && <Text size="sm">{DISABLED_TEXT[disabledReason]}</Text>}
          {enabled && failingSince !== null && (
            <Text size="sm">Every attempt has failed since {formatDateTime(failingSince)}.</Text>
          )}
          {previousUntil !== null && (
            <Text size="sm" c="dimmed">
              The previous secret works until {formatDateTime(previousUntil)}.
            </Text>
          )}
        </Stack>
        <Group gap="xs">
          <Button {...button} aria-expanded={shows} onClick={() => setShows(!shows)}>
            {shows ? 'Hide deliveries' : 'Show deliveries'}
          </Button>
          <Button
            {...button}
            loading={toggle.isPending}
            onClick={() => toggle.mutate({ id, enabled: !enabled })}
          >
            {enabled ? 'Pause' : 'Enable'}
          </Button>
          <Button {...button} onClick={() => setAsks('rotate')}>
            Rotate secret
          </Button>
          <Button {...button} aria-label={`Delete ${url}`} onClick={() => setAsks('delete')}>
            Delete
          </Button>
        </Group>
        {toggle.isError && <ErrorNotice>{messageOf(toggle.error)}</ErrorNotice>}
        {secret !== undefined && (
          <SecretPanel
            title={`New signing secret for ${url}`}
            secret={secret}
            onDone={() => setSecret(undefined)}
          >
            Copy it now. You won't see it again. For 24 hours we sign with both secrets.
          </SecretPanel>
        )}
        {shows && <Deliveries endpointId={id} url={url} enabled={enabled} />}
      </Stack>
      {asks === 'rotate' && (
        <ConfirmDialog
          title="Rotate this signing secret?"
          button="Rotate secret"
          act={async () => {
            const rotated = await client.webhooks.rotateSecret.mutate({ id });
            setSecret(rotated.secret);
            await refresh();
          }}
          onClose={() => setAsks(undefined)}
        >
          The current secret works for 24 more hours. Any older one stops working immediately.
        </ConfirmDialog>
      )}
      {asks === 'delete' && (
        <ConfirmDialog
          title="Delete this endpoint?"
          button="Delete endpoint"
          act={async () => {
            await client.webhooks.delete.mutate({ id });
            await refresh();
          }}
          onClose={() => setAsks(undefined)}
        >
          We stop sending events to {url} immediately. This can't be undone.
        </ConfirmDialog>
      )}
    </RowFrame>
  );
}
