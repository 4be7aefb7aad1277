import { Button, List, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { PasswordField } from '../../auth/fields.tsx';
import { PasswordRequired } from '../../auth/set-password.tsx';
import { LIMITS } from '../../limits.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { t } from '../../messages/settings.ts';

/** Download of everything, and deletion of the account. */
export default function DataPage(): ReactNode {
  const [deleting, setDeleting] = useState(false);
  return (
    <SettingsFrame title={t('yourData')}>
      <Paper p="md" component="section" aria-labelledby="export">
        <Title order={2} size="h4" id="export" mb="xs">
          {t('downloadYourData')}
        </Title>
        <Text mb="sm">{t('downloadHelp')}</Text>
        <Button component="a" href="/settings/data/export" download variant="default">
          {t('download')}
        </Button>
      </Paper>
      <Paper p="md" component="section" aria-labelledby="delete">
        <Title order={2} size="h4" id="delete" mb="xs">
          {t('deleteAccountTitle')}
        </Title>
        <Text mb="sm">{t('deletionHelp', { deletionDays: LIMITS.deletionDays })}</Text>
        <PasswordRequired>
          <Button color="red" variant="light" onClick={() => setDeleting(true)}>
            {t('startAccountDeletion')}
          </Button>
        </PasswordRequired>
      </Paper>
      {deleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </SettingsFrame>
  );
}

function DeleteDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [currentPassword, setCurrentPassword] = useState('');
  const remove = useMutation(api.settings.deleteAccount.mutationOptions());
  const act = async (): Promise<void> => {
    await remove.mutateAsync({ currentPassword });
    // Every session has ended, this one included.
    window.location.assign('/sign-in?deleted');
  };
  return (
    <ConfirmDialog
      title={t('deletionQuestion')}
      button={t('deleteAccountTitle')}
      act={act}
      onClose={onClose}
    >
      <Stack gap="sm">
        <List size="sm" spacing={4}>
          <List.Item>{t('deletionStopsStores')}</List.Item>
          <List.Item>{t('deletionCancelsListings')}</List.Item>
          <List.Item>{t('deletionRemovesMembers')}</List.Item>
          <List.Item>{t('deletionLeavesTeams')}</List.Item>
          <List.Item>{t('erasureHelp', { deletionDays: LIMITS.deletionDays })}</List.Item>
        </List>
        <PasswordField
          label={t('yourPassword')}
          kind="current"
          value={currentPassword}
          onChange={setCurrentPassword}
        />
      </Stack>
    </ConfirmDialog>
  );
}
