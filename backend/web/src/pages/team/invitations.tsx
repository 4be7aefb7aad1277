import { Button, Group, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { InvitationMade } from './invitation-made.tsx';
import { Row, Rows } from '../row.tsx';
import { mayManage, refreshTeam, ROLE_NAMES, type Team } from './team.ts';
import { formatDateTime } from '../../format.ts';
import { t } from '../../messages/team.ts';

/** Open invitations. Each can be made anew, so revoking it needs no confirmation. */
export function Invitations({
  invitations,
}: {
  readonly invitations: Team['invitations'];
}): ReactNode {
  const { allows, deniedPermissions, sendsEmail } = useAccount();
  const revoke = useMutation(api.team.revokeInvitation.mutationOptions({ onSettled: refreshTeam }));
  const renew = useMutation(api.team.invite.mutationOptions({ onSettled: refreshTeam }));
  const failed = [revoke, renew].find(({ isError }) => isError);
  return (
    <section>
      <Title order={2} size="h4">
        {t('pendingInvitations')}
      </Title>
      {failed !== undefined && <ErrorNotice>{messageOf(failed.error)}</ErrorNotice>}
      <Rows name={t('pendingInvitations')}>
        {invitations.map(({ id, email, role, invitedAt, expiresAt }) => (
          <Row
            key={id}
            name={email}
            about={t('invitationDetails', {
              role: ROLE_NAMES[role](),
              invitedAt: formatDateTime(invitedAt),
              expiresAt: formatDateTime(expiresAt),
            })}
            action={
              mayManage(role, deniedPermissions) && (
                <Group gap="xs">
                  {allows.team && (
                    <Button
                      variant="default"
                      aria-label={t(sendsEmail ? 'sendAgainNamed' : 'newLinkNamed', { email })}
                      loading={renew.isPending && renew.variables.email === email}
                      onClick={() => renew.mutate({ email, role })}
                    >
                      {t(sendsEmail ? 'sendAgain' : 'newLink')}
                    </Button>
                  )}
                  <Button
                    variant="default"
                    aria-label={t('revokeInvitationNamed', { email })}
                    loading={revoke.isPending && revoke.variables.id === id}
                    onClick={() => revoke.mutate({ id })}
                  >
                    {t('revoke')}
                  </Button>
                </Group>
              )
            }
          >
            {renew.isSuccess && renew.data.email === email && (
              <>
                <InvitationMade made={renew.data} />
                <Text size="sm" c="dimmed">
                  {t('earlierLinkEnds')}
                </Text>
              </>
            )}
          </Row>
        ))}
      </Rows>
    </section>
  );
}
