import { Badge, Group, Stack, Text } from '@mantine/core';
import { formatDateTime } from '@wareword/shared-schema/format';
import type { ReactNode } from 'react';
import { RowFrame, Rows } from '../row.tsx';
import type { AuditEvent } from './event.ts';
import { actorOf, OUTCOMES, titleOf } from './wording.ts';

/** Events, newest first. */
export function Events({
  events,
  busy,
}: {
  readonly events: readonly AuditEvent[];
  readonly busy: boolean;
}): ReactNode {
  return (
    <Rows name="Events" busy={busy}>
      {events.map((event) => (
        <RowFrame key={event.id}>
          <Event event={event} />
        </RowFrame>
      ))}
    </Rows>
  );
}

function Event({ event }: { readonly event: AuditEvent }): ReactNode {
  const { subject, detail, outcome, times, address, happenedAt } = event;
  const about = [
    actorOf(event),
    formatDateTime(happenedAt),
    address === 'local' ? undefined : address,
  ].filter((part) => part !== undefined && part !== null);
  const what = [titleOf(event), subject].filter((part) => part !== null).join(': ');
  const choice =
    outcome === 'success' && detail !== null && detail !== 'moved' ? detail : undefined;
  return (
    <Stack gap={2}>
      <Group gap="xs">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {choice === undefined ? what : `${what} → ${choice}`}
        </Text>
        {outcome !== 'success' && (
          <Badge variant="light" color="red">
            {OUTCOMES[outcome]}
            {times > 1 && ` ${times} times`}
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {about.join(' · ')}
      </Text>
    </Stack>
  );
}
