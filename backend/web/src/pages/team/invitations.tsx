import { Button, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { formatDateTime } from '@wareword/shared-schema/format';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { Row, Rows } from '../row.tsx';
import { refreshTeam, type Team } from './team.ts';

/** Open invitations. One can be sent again, so revoking it needs no confirmation. */
export function Invitations({
  invitations,
  isOwner,
}: {
  readonly invitations: Team['invitations'];
  readonly isOwner: boolean;
}): ReactNode {
  const revoke = useMutation(api.team.revokeInvitation.mutationOptions({ onSettled: refreshTeam }));
  return (
    <section>
      <Title order={2} size="h4">
        Pending invitations
      </Title>
      {revoke.isError && <ErrorNotice>{messageOf(revoke.error)}</ErrorNotice>}
      <Rows name="Pending invitations">
        {invitations.map(({ id, email, invitedAt, expiresAt }) => (
          <Row
            key={id}
            name={email}
            about={`Invited ${formatDateTime(invitedAt)} · Expires ${formatDateTime(expiresAt)}`}
            action={
              isOwner && (
                <Button
                  variant="default"
                  aria-label={`Revoke the invitation to ${email}`}

                  loading={revoke.isPending && revoke.variables.id === id}
                  onClick={() => revoke.mutate({ id })}
                >
                  Revoke
                </Button>
              )
            }
          />
        ))}
      </Rows>
    </section>
  );
}
