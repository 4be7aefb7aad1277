import { Button, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { momentOf } from '../listing/words.ts';
import { Row, Rows } from '../row.tsx';
import { refreshTeam, type Team } from './team.ts';

/** Who was asked and has not answered. An invitation can be sent again, so nothing is asked. */
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
        Invited
      </Title>
      {revoke.isError && <ErrorNotice>{messageOf(revoke.error)}</ErrorNotice>}
      <Rows name="Invitations">
        {invitations.map(({ id, email, invitedAt, expiresAt }) => (
          <Row
            key={id}
            name={email}
            about={`Invited ${momentOf(invitedAt)} · The link works until ${momentOf(expiresAt)}`}
            action={
              isOwner && (
                <Button
                  variant="default"
                  mih={44}
                  aria-label={`Take back the invitation to ${email}`}
                  loading={revoke.isPending && revoke.variables.id === id}
                  onClick={() => revoke.mutate({ id })}
                >
                  Take back
                </Button>
              )
            }
          />
        ))}
      </Rows>
    </section>
  );
}
