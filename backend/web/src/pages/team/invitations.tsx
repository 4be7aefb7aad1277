import { Button, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { Row, Rows } from '../row.tsx';
import { mayManage, refreshTeam, ROLE_NAMES, type Team } from './team.ts';
import { formatDateTime } from '../../format.ts';
import { t } from '../../messages/team.ts';

/** Open invitations. One can be sent again, so revoking it needs no confirmation. */
export function Invitations({
  invitations,
}: {
  readonly invitations: Team['invitations'];
}): ReactNode {
  const { deniedPermissions } = useAccount();
  const revoke = useMutation(api.team.revokeInvitation.mutationOptions({ onSettled: refreshTeam }));
  return (
    <section>
      <Title order={2} size="h4">
        {t('pendingInvitations')}
      </Title>
      {revoke.isError && <ErrorNotice>{messageOf(revoke.error)}</ErrorNotice>}
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
                <Button
                  variant="default"
                  aria-label={t('revokeInvitationNamed', { email })}
                  loading={revoke.isPending && revoke.variables.id === id}
                  onClick={() => revoke.mutate({ id })}
                >
                  {t('revoke')}
                </Button>
              )
            }
          />
        ))}
      </Rows>
    </section>
  );
}
