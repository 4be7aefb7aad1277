import { Button, Group, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { client } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Row, Rows } from '../row.tsx';
import { ChangeRole, OTHER_ROLE } from './change-role.tsx';
import { mayManage, refreshTeam, ROLE_NAMES, type Team } from './team.ts';
import { formatDateTime } from '../../format.ts';
import { t } from '../../messages/team.ts';

type Member = Team['members'][number];

/** The owner and the members, with what the reader may do to them. */
export function People({ team }: { readonly team: Team }): ReactNode {
  const { email, deniedPermissions } = useAccount();
  const [asked, setAsked] = useState<{
    readonly to: 'remove' | 'change';
    readonly member: Member;
  }>();
  const close = () => setAsked(undefined);
  return (
    <section>
      <Title order={2} size="h4">
        {t('members')}
      </Title>
      <Rows name={t('members')}>
        <Row name={team.owner} about={t('owner')} />
        {team.members.map((member) => (
          <Row
            key={member.userId}
            name={member.email}
            about={t('memberDetails', {
              role: ROLE_NAMES[member.role](),
              joinedAt: formatDateTime(member.joinedAt),
            })}
            action={
              member.email !== email && (
                <Group gap="xs">
                  {deniedPermissions.admins === undefined && (
                    <Button
                      variant="default"
                      aria-label={t('changeRoleToNamed', {
                        name: OTHER_ROLE[member.role].name(),
                        email: member.email,
                      })}
                      onClick={() => setAsked({ to: 'change', member })}
                    >
                      {t('changeRoleTo', { name: OTHER_ROLE[member.role].name() })}
                    </Button>
                  )}
                  {mayManage(member.role, deniedPermissions) && (
                    <Button
                      variant="default"
                      aria-label={t('removeNamed', { email: member.email })}
                      onClick={() => setAsked({ to: 'remove', member })}
                    >
                      {t('remove')}
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
          title={t('removeQuestion', { email: asked.member.email })}
          button={t('removeFromTeam')}
          act={async () => {
            await client.team.remove.mutate({ userId: asked.member.userId });
            await refreshTeam();
          }}
          onClose={close}
        >
          {t('removeConsequences')}
        </ConfirmDialog>
      )}
    </section>
  );
}
