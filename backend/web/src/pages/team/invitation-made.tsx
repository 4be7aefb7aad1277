import { Group, Text } from '@mantine/core';
import { CopyButton } from '@wareword/ui';
import type { ReactNode } from 'react';
import { LIMITS } from '../../limits.ts';
import { t } from '../../messages/team.ts';

/** What became of an invitation, and its link to copy. */
export function InvitationMade({
  made: { email, link, isMailed },
}: {
  readonly made: { readonly email: string; readonly link: string; readonly isMailed: boolean };
}): ReactNode {
  return (
    <Group gap="sm">
      <Text role="status" size="sm" style={{ overflowWrap: 'anywhere' }}>
        {t(isMailed ? 'invitationSent' : 'invitationNotMailed', {
          email,
          invitationDays: LIMITS.invitationDays,
        })}
      </Text>
      <CopyButton text={link}>{t('copyLink')}</CopyButton>
    </Group>
  );
}
