import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { api, client, queryClient } from '../../api.ts';
import type { RunDetails } from '../bulk/labels.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { t } from '../../messages/bulk.ts';

/** Deletes the file; the listings written from it stay in the history. */
export function Remove({ run }: { readonly run: RunDetails }): ReactNode {
  const [, navigate] = useLocation();
  const [isConfirming, confirmation] = useDisclosure(false);
  return (
    <div>
      <Button variant="default" onClick={confirmation.open}>
        {t('deleteFile')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t('deleteQuestion', { fileName: run.fileName })}
          button={t('deleteFile')}
          act={async () => {
            await client.bulk.remove.mutate({ runId: run.id });
            navigate('/bulk');
            await queryClient.invalidateQueries(api.bulk.list.pathFilter());
          }}
          onClose={confirmation.close}
        >
          {run.written > 0 ? t('deleteConsequences') : t('deleteConsequencesEmpty')}
        </ConfirmDialog>
      )}
    </div>
  );
}
