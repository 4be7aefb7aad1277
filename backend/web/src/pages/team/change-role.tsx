import type { ReactNode } from 'react';
import { client } from '../../api.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { refreshTeam, type Team } from './team.ts';
import { t } from '../../messages/team.ts';

/** The role that someone can be given instead of theirs, and what that means. */
export const OTHER_ROLE = {
  admin: {
    role: 'writer',
    name: () => t('writerRole'),
    question: (email: string) => t('makeWriter', { email }),
    effect: () => t('makeWriterConsequences'),
  },
  writer: {
    role: 'admin',
    name: () => t('adminRole'),
    question: (email: string) => t('makeAdmin', { email }),
    effect: () => t('makeAdminConsequences'),
  },
} as const;

/** Asks before someone's role changes. */
export function ChangeRole({
  member,
  onClose,
}: {
  readonly member: Team['members'][number];
  readonly onClose: () => void;
}): ReactNode {
  const { role, name, question, effect } = OTHER_ROLE[member.role];
  return (
    <ConfirmDialog
      title={question(member.email)}
      button={t('changeRoleTo', { name: name() })}
      destructive={role === 'writer'}
      act={async () => {
        await client.team.changeRole.mutate({ userId: member.userId, role });
        await refreshTeam();
      }}
      onClose={onClose}
    >
      {effect()}
    </ConfirmDialog>
  );
}
