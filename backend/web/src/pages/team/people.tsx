import { Button, Title } from '@mantine/core';
import { formatDateTime } from '@wareword/shared-schema/format';
import { useState, type ReactNode } from 'react';
import { client } from '../../api.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Row, Rows } from '../row.tsx';
import { refreshTeam, type Team } from './team.ts';

type Member = Team['members'][number];

/** The owner and the members. */
export function People({
  team,
  isOwner,
}: {
  readonly team: Team;
  readonly isOwner: boolean;
}): ReactNode {
  const [memberToRemove, setMemberToRemove] = useState<Member>();
  return (
    <section>
      <Title order={2} size="h4">
        Members
      </Title>
      <Rows name="Members">
        <Row name={team.owner} about="Owner" />
        {team.members.map((member) => (
          <Row
            key={member.userId}
            name={member.email}
            about={`Joined ${formatDateTime(member.joinedAt)}`}
            action={
              isOwner && (
                <Button
                  variant="default"
                  aria-label={`Remove ${member.email}`}
                  onClick={() => setMemberToRemove(member)}
                >
                  Remove
                </Button>
              )
            }
          />
        ))}
      </Rows>
      {memberToRemove !== undefined && (
        <ConfirmDialog
          title={`Remove ${memberToRemove.email}?`}
          button="Remove from team"
          act={async () => {
            await client.team.remove.mutate({ userId: memberToRemove.userId });
            await refreshTeam();
          }}
          onClose={() => setMemberToRemove(undefined)}
        >
          They lose access to this workspace. API keys they created and stores they connected stop
          working immediately, and CSV files they started are paused. You keep their listings.
        </ConfirmDialog>
      )}
    </section>
  );
}
