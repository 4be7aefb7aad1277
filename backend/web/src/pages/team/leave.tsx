import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { client } from '../../api.ts';
import { AskFirst } from '../ask-first.tsx';

/** The way out for somebody who joined. */
export function Leave(): ReactNode {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="default"
        mih={44}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => setAsked(true)}
      >
        Leave this team
      </Button>
      {asked && (
        <AskFirst
          title="Leave this team?"
          button="Leave team"
          act={async () => {
            await client.team.leave.mutate();
            // Everything on the page belongs to the workspace that was left.
            window.location.assign('/');
          }}
          onClose={() => setAsked(false)}
        >
          You work in your own workspace again. The API keys that you made here and the stores that
          you connected stop at once, and the bulk files that you began are paused. What you wrote
          stays with the team.
        </AskFirst>
      )}
    </>
  );
}
