import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { Dialog, ErrorNotice } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { api, client, messageOf, queryClient } from '../../api.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { RowFrame } from '../row.tsx';
import { Deliveries } from './deliveries.tsx';
import { EditEndpoint } from './edit-endpoint.tsx';
import { EVENT_LABELS } from './events.ts';
import { SigningSecret } from './signing-secret.tsx';
import { useTestEvent } from './use-test-event.tsx';
import { formatDateTime } from '../../format.ts';
import { t } from '../../messages/webhooks.ts';

type EndpointView = inferRouterOutputs<DashboardRouter>['webhooks']['list'][number];

const DISABLED_TEXT = {
  paused: () => t('pausedHelp'),
  gone: () => t('disabledGone'),
  failing: () => t('disabledFailing'),
} as const;

async function refresh(): Promise<void> {
  await queryClient.invalidateQueries(api.webhooks.pathFilter());
}

/** An endpoint with what can be done with it, and its deliveries once they are asked for. */
export function Endpoint({ endpoint }: { readonly endpoint: EndpointView }): ReactNode {
  const { id, url, events, disabledReason, failingSince, previousUntil } = endpoint;
  const enabled = disabledReason === null;
  const paused = disabledReason === 'paused';
  const [shows, setShows] = useState(false);
  const [asks, setAsks] = useState<'edit' | 'rotate' | 'delete'>();
  const [secret, setSecret] = useState<string>();
  const toggle = useMutation(api.webhooks.enable.mutationOptions({ onSuccess: refresh }));
  const test = useTestEvent(id);
  const button = { variant: 'default', size: 'sm' } as const;
  return (
    <RowFrame>
      <Stack gap="sm">
        <Stack gap={2} miw={0}>
          <Group gap="xs">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {url}
            </Text>
            {!enabled && <Badge variant="default">{paused ? t('paused') : t('disabled')}</Badge>}
            {enabled && failingSince !== null && (
              <Badge variant="light" color="red">
                {t('failing')}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {events.map((event) => EVENT_LABELS[event]()).join(', ')}
          </Text>
          {!enabled && <Text size="sm">{DISABLED_TEXT[disabledReason]()}</Text>}
          {enabled && failingSince !== null && (
            <Text size="sm">
              {t('failingSince', { failingSince: formatDateTime(failingSince) })}
            </Text>
          )}
          {previousUntil !== null && (
            <Text size="sm" c="dimmed">
              {t('previousSecretUntil', { previousUntil: formatDateTime(previousUntil) })}
            </Text>
          )}
        </Stack>
        <Group gap="xs">
          <Button {...button} aria-expanded={shows} onClick={() => setShows(!shows)}>
            {shows ? t('hideDeliveries') : t('showDeliveries')}
          </Button>
          {test.button}
          <Button {...button} aria-label={t('editNamed', { url })} onClick={() => setAsks('edit')}>
            {t('edit')}
          </Button>
          <Button
            {...button}
            loading={toggle.isPending}
            onClick={() => toggle.mutate({ id, enabled: !enabled })}
          >
            {enabled ? t('pause') : paused ? t('resume') : t('enable')}
          </Button>
          <Button {...button} onClick={() => setAsks('rotate')}>
            {t('rotateSecret')}
          </Button>
          <Button
            {...button}
            aria-label={t('deleteNamed', { url })}
            onClick={() => setAsks('delete')}
          >
            {t('delete')}
          </Button>
        </Group>
        {test.result}
        {toggle.isError && <ErrorNotice>{messageOf(toggle.error)}</ErrorNotice>}
        {secret !== undefined && (
          <SigningSecret
            title={t('rotatedSecretTitle', { url })}
            secret={secret}
            onDone={() => setSecret(undefined)}
          >
            {t('rotatedSecretHelp')}
          </SigningSecret>
        )}
        {shows && <Deliveries endpointId={id} url={url} enabled={enabled} />}
      </Stack>
      <Dialog
        opened={asks === 'edit'}
        onClose={() => setAsks(undefined)}
        title={t('editNamed', { url })}
      >
        <EditEndpoint endpoint={endpoint} onDone={() => setAsks(undefined)} />
      </Dialog>
      {asks === 'rotate' && (
        <ConfirmDialog
          title={t('rotateQuestion')}
          button={t('rotateSecret')}
          act={async () => {
            const rotated = await client.webhooks.rotateSecret.mutate({ id });
            setSecret(rotated.secret);
            await refresh();
          }}
          onClose={() => setAsks(undefined)}
        >
          {t('rotateConsequences')}
        </ConfirmDialog>
      )}
      {asks === 'delete' && (
        <ConfirmDialog
          title={t('deleteQuestion')}
          button={t('deleteEndpoint')}
          act={async () => {
            await client.webhooks.delete.mutate({ id });
            await refresh();
          }}
          onClose={() => setAsks(undefined)}
        >
          {t('deleteConsequences', { url })}
        </ConfirmDialog>
      )}
    </RowFrame>
  );
}
