import { Anchor, List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDateTime } from '@wareword/shared-schema/format';
import type { ResetReview } from './authentication.ts';

/**
 * The people who keep access to the workspace after a password change, and where to end their
 * access.
 */
export function RemainingTeammates({
  teammates,
}: {
  readonly teammates: ResetReview['teammates'];
}): ReactNode {
  if (teammates.length === 0) return null;
  return (
    <section aria-label="People in your workspace">
      <Text fw={600}>People who still have access to your workspace</Text>
      <List size="sm" my={8}>
        {teammates.map(({ email, joinedAt }) => (
          <List.Item key={email} style={{ overflowWrap: 'anywhere' }}>
            {email}{' '}
            <Text span inherit c="dimmed">
              since {formatDateTime(joinedAt)}
            </Text>
          </List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        They sign in with their own passwords. Don't recognize someone? Remove them on the{' '}
        <Anchor href="/team" inherit py={10}>
          Team page
        </Anchor>
        .
      </Text>
    </section>
  );
}
