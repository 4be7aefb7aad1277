import type { ReactNode } from 'react';
import { client } from '../../api.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { refreshTeam, type Team } from './team.ts';

/** The role that someone can be given instead of theirs, and what that means. */
export const OTHER_ROLE = {
  admin: {
    role: 'writer',
    name: 'writer',
    withArticle: 'a writer',
    effect:
      'They can still write and edit listings, but no longer manage brands, stores, API keys, webhooks or writers. API keys they created and invitations they sent stop working immediately, and webhooks they added are paused. Stores they connected stay connected.',
  },
  writer: {
    role: 'admin',
    name: 'admin',
    withArticle: 'an admin',
    effect:
      "They can manage brands, stores, API keys, webhooks and writers. They can't change the plan, or who is an admin.",
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
  const { role, name, withArticle, effect } = OTHER_ROLE[member.role];
  return (
    <ConfirmDialog
      title={`Make ${member.email} ${withArticle}?`}
      button={`Make ${name}`}
      destructive={role === 'writer'}
      act={async () => {
        await client.team.changeRole.mutate({ userId: member.userId, role });
        await refreshTeam();
      }}
      onClose={onClose}
    >
      {effect}
    </ConfirmDialog>
  );
}
