import { Anchor, List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ResetReview } from './authentication.ts';
import { formatDateTime } from '../format.ts';
import { t } from '../messages/auth.ts';

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
    <section aria-label={t('peopleInYourWorkspace')}>
      <Text fw={600}>{t('peopleWithAccess')}</Text>
      <List size="sm" my={8}>
        {teammates.map(({ email, joinedAt }) => (
          <List.Item key={email} style={{ overflowWrap: 'anywhere' }}>
            {email}{' '}
            <Text span inherit c="dimmed">
              {t('sinceJoinedAt', { joinedAt: formatDateTime(joinedAt) })}
            </Text>
          </List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        {t.rich('peopleHelp', {
          link: (chunks) => (
            <Anchor href="/team" inherit py={10}>
              {chunks}
            </Anchor>
          ),
        })}
      </Text>
    </section>
  );
}
