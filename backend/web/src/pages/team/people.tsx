import { Button, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { client } from '../../api.ts';
import { AskFirst } from '../ask-first.tsx';
import { momentOf } from '../listing/words.ts';
import { Row, Rows } from '../row.tsx';
import { refreshTeam, type Team } from './team.ts';

type Member = Team['members'][number];

/** The owner, and who joined. */
export function People({
  team,
  isOwner,
}: {
  readonly team: Team;
  readonly isOwner: boolean;
}): ReactNode {
  const [asked, setAsked] = useState<Member>();
  return (
    <section>
      <Title order={2} size="h4">
        People
      </Title>
      <Rows name="People">
        <Row name={team.owner} about="Owner" />
        {team.members.map((member) => (
          <Row
            key={member.userId}
            name={member.email}
            about={`Joined ${momentOf(member.joinedAt)}`}
            action={
              isOwner && (
                <Button
                  variant="default"
                  mih={44}
                  aria-label={`Remove ${member.email}`}
                  onClick={() => setAsked(member)}
                >
                  Remove
                </Button>
              )
            }
          />
        ))}
      </Rows>
      {asked !== undefined && (
        <AskFirst
          title="Remove from the team?"
          button="Remove from team"
          act={async () => {
            await client.team.remove.mutate({ userId: asked.userId });
            await refreshTeam();
          }}
          onClose={() => setAsked(undefined)}
        >
          {asked.email} cannot work here any more. The API keys that they made and the stores that
          they connected stop at once, and the bulk files that they began are paused. What they
          wrote stays.
        </AskFirst>
      )}
    </section>
  );
}
