import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { client } from '../../api.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { t } from '../../messages/team.ts';

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
        {t('leaveTeam')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t('leaveQuestion')}
          button={t('leaveTeam')}
          act={async () => {
            await client.team.leave.mutate();
            // Everything on the page belongs to the previous workspace.
            window.location.assign('/');
          }}
          onClose={() => setConfirming(false)}
        >
          {t('leaveConsequences')}
        </ConfirmDialog>
      )}
    </>
  );
}
