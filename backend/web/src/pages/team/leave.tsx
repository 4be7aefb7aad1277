import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { client } from '../../api.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';

/** Lets a member leave. */
export function Leave(): ReactNode {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button
        variant="default"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => setConfirming(true)}
      >
        Leave team
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title="Leave this team?"
          button="Leave team"
          act={async () => {
            await client.team.leave.mutate();
            // Everything on the page belongs to the previous workspace.
            window.location.assign('/');
          }}
          onClose={() => setConfirming(false)}
        >
          You'll return to your own workspace. API keys you created here, stores you connected and
          invitations you sent stop working immediately. CSV files you started and webhooks you
          added are paused. The team keeps your listings.
        </ConfirmDialog>
      )}
    </>
  );
}
