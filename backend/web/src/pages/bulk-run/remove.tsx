import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { api, client, queryClient } from '../../api.ts';
import type { RunDetails } from '../bulk/labels.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';

/** Deletes the file; the listings written from it stay in the history. */
export function Remove({ run }: { readonly run: RunDetails }): ReactNode {
  const [, navigate] = useLocation();
  const [isConfirming, confirmation] = useDisclosure(false);
  return (
    <div>
      <Button variant="default" onClick={confirmation.open}>
        Delete file
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={`Delete ${run.fileName}?`}
          button="Delete file"
          act={async () => {
            await client.bulk.remove.mutate({ runId: run.id });
            navigate('/bulk');
            await queryClient.invalidateQueries(api.bulk.list.pathFilter());
          }}
          onClose={confirmation.close}
        >
          You won't be able to download it anymore.
          {run.written > 0 && ' Its listings stay in History.'}
        </ConfirmDialog>
      )}
    </div>
  );
}
