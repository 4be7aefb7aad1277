import { Button, Group, Title } from '@mantine/core';
import { formatDateTime } from '@wareword/shared-schema/format';
import { useState, type ReactNode } from 'react';
import { client } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Row, Rows } from '../row.tsx';
import { ChangeRole, OTHER_ROLE } from './change-role.tsx';
import { mayManage, refreshTeam, ROLE_NAMES, type Team } from './team.ts';

type Member = Team['members'][number];

/** The owner and the members, with what the reader may do to them. */
export function People({ team }: { readonly team: Team }): ReactNode {
  const { email, refusals } = useAccount();
  const [asked, setAsked] = useState<{
    readonly to: 'remove' | 'change';
    readonly member: Member;
  }>();
  const close = () => setAsked(undefined);
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
            about={`${ROLE_NAMES[member.role]} · Joined ${formatDateTime(member.joinedAt)}`}
            action={
              member.email !== email && (
                <Group gap="xs">
                  {refusals.admins === undefined && (
                    <Button
                      variant="default"
                      aria-label={`Make ${OTHER_ROLE[member.role].name}: ${member.email}`}
                      onClick={() => setAsked({ to: 'change', member })}
                    >
                      Make {OTHER_ROLE[member.role].name}
                    </Button>
                  )}
                  {mayManage(member.role, refusals) && (
                    <Button
                      variant="default"
                      aria-label={`Remove ${member.email}`}
                      onClick={() => setAsked({ to: 'remove', member })}
                    >
                      Remove
                    </Button>
                  )}
                </Group>
              )
            }
          />
        ))}
      </Rows>
      {asked?.to === 'change' && <ChangeRole member={asked.member} onClose={close} />}
      {asked?.to === 'remove' && (
        <ConfirmDialog
          title={`Remove ${asked.member.email}?`}
          button="Remove from team"
          act={async () => {
            await client.team.remove.mutate({ userId: asked.member.userId });
            await refreshTeam();
          }}
          onClose={close}
        >
          They lose access to this workspace. API keys they created, stores they connected and
          invitations they sent stop working immediately. CSV files they started and webhooks they
          added are paused. You keep their listings.
        </ConfirmDialog>
      )}
    </section>
  );
}
