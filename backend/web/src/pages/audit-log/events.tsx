import { Badge, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../format.ts';
import { t } from '../../messages/audit-log.ts';
import { RowFrame, Rows } from '../row.tsx';
import type { AuditEvent } from './event.ts';
import { actorOf, describeEvent, originOf, outcomeOf } from './wording.ts';

/** Events, newest first. */
export function Events({
  events,
  busy,
}: {
  readonly events: readonly AuditEvent[];
  readonly busy: boolean;
}): ReactNode {
  return (
    <Rows name={t('events')} busy={busy}>
      {events.map((event) => (
        <RowFrame key={event.id}>
          <Event event={event} />
        </RowFrame>
      ))}
    </Rows>
  );
}

function Event({ event }: { readonly event: AuditEvent }): ReactNode {
  const problem = outcomeOf(event);
  const about = [actorOf(event), formatDateTime(event.happenedAt), originOf(event)].filter(
    (part) => part !== undefined,
  );
  return (
    <Stack gap={2}>
      <Group gap="xs">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {describeEvent(event)}
        </Text>
        {problem !== undefined && (
          <Badge variant="light" color="red">
            {problem}
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {about.join(' · ')}
      </Text>
    </Stack>
  );
}
