import { Badge, Button, Code, Group, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api, messageOf, queryClient } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { RowFrame, Rows } from '../row.tsx';
import { ShowMore } from '../show-more.tsx';
import { EVENT_LABELS } from './events.ts';
import { formatDateTime } from '../../format.ts';
import { t } from '../../messages/webhooks.ts';

type Delivery = inferRouterOutputs<DashboardRouter>['webhooks']['deliveries']['entries'][number];

const STATES = {
  pending: { label: () => t('pending'), color: 'yellow' },
  delivered: { label: () => t('delivered'), color: 'green' },
  failed: { label: () => t('failed'), color: 'red' },
} as const;

/** What was sent to an endpoint in the last 30 days, newest first. */
export function Deliveries({
  endpointId,
  url,
  enabled,
}: {
  readonly endpointId: string;
  readonly url: string;
  readonly enabled: boolean;
}): ReactNode {
  const list = useInfiniteQuery(
    api.webhooks.deliveries.infiniteQueryOptions(
      { id: endpointId },
      { getNextPageParam: ({ next }) => next, refetchInterval: 5000 },
    ),
  );
  const deliveries = list.data?.pages.flatMap(({ entries }) => entries) ?? [];
  return (
    <Stack gap="xs">
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorNotice title={t('deliveriesNotLoaded')} retry={() => void list.refetch()}>
          {messageOf(list.error)}
        </ErrorNotice>
      )}
      {list.isSuccess && deliveries.length === 0 && <Text c="dimmed">{t('noDeliveries')}</Text>}
      {deliveries.length > 0 && (
        <Rows name={t('deliveriesOf', { url })}>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} enabled={enabled} />
          ))}
        </Rows>
      )}
      <ShowMore list={list} />
    </Stack>
  );
}

function DeliveryRow({
  delivery,
  enabled,
}: {
  readonly delivery: Delivery;
  readonly enabled: boolean;
}): ReactNode {
  const { id, type, state, attempts, createdAt, dueAt, error } = delivery;
  const resend = useMutation(
    api.webhooks.resend.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(api.webhooks.deliveries.pathFilter()),
    }),
  );
  return (
    <RowFrame>
      <Group justify="space-between" gap="xs">
        <Stack gap={2} flex="1 1 240px" miw={0}>
          <Group gap="xs">
            <Text fw={600}>{EVENT_LABELS[type]()}</Text>
            <Badge variant="light" color={STATES[state].color}>
              {STATES[state].label()}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {formatDateTime(createdAt)} · {t('attempts', { attempts })}
            {state === 'pending' &&
              attempts > 0 &&
              ` · ${t('nextAttempt', { dueAt: formatDateTime(dueAt) })}`}
          </Text>
          {error !== null && (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {error}
            </Text>
          )}
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            <Code>{id}</Code>
          </Text>
          {resend.isError && <ErrorNotice>{messageOf(resend.error)}</ErrorNotice>}
        </Stack>
        {state !== 'pending' && enabled && (
          <Button
            variant="default"
            size="sm"
            aria-label={t('resendEvent', { event: EVENT_LABELS[type](), id })}
            loading={resend.isPending}
            onClick={() => resend.mutate({ id })}
          >
            {t('resend')}
          </Button>
        )}
      </Group>
    </RowFrame>
  );
}
