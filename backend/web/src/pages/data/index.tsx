import { Button, List, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { PageHeader } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { PasswordField } from '../../auth/fields.tsx';
import { LIMITS } from '../../limits.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { SettingsNav } from '../settings-nav.tsx';

/** Download of everything, and deletion of the account. */
export default function DataPage(): ReactNode {
  const [deleting, setDeleting] = useState(false);
  return (
    <Stack gap="md" maw={640}>
      <PageHeader title="Your data" />
      <SettingsNav />
      <Paper p="md" component="section" aria-labelledby="export">
        <Title order={2} size="h4" id="export" mb="xs">
          Download your data
        </Title>
        <Text mb="sm">
          One JSON file with your account and everything in your workspace: listings, brands, bulk
          files, stores, team and usage.
        </Text>
        <Button component="a" href="/settings/data/export" download variant="default">
          Download
        </Button>
      </Paper>
      <Paper p="md" component="section" aria-labelledby="delete">
        <Title order={2} size="h4" id="delete" mb="xs">
          Delete account
        </Title>
        <Text mb="sm">
          Deletes your account and your workspace with everything in it. You have{' '}
          {LIMITS.deletionDays} days to change your mind.
        </Text>
        <Button color="red" variant="light" onClick={() => setDeleting(true)}>
          Delete account…
        </Button>
      </Paper>
      {deleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </Stack>
  );
}

function DeleteDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [currentPassword, setCurrentPassword] = useState('');
  const remove = useMutation(api.settings.deleteAccount.mutationOptions());
  const act = async (): Promise<void> => {
    await remove.mutateAsync({ currentPassword }).catch((error: unknown) => {
      throw new Error(messageOf(error), { cause: error });
    });
    // Every session has ended, this one included.
    window.location.assign('/sign-in?deleted');
  };
  return (
    <ConfirmDialog title="Delete your account?" button="Delete account" act={act} onClose={onClose}>
      <Stack gap="sm">
        <List size="sm" spacing={4}>
          <List.Item>Your stores are disconnected and your API keys stop working now.</List.Item>
          <List.Item>Listings being written are canceled and refunded.</List.Item>
          <List.Item>Team members lose access now. Their own accounts aren't affected.</List.Item>
          <List.Item>You leave the teams you belong to.</List.Item>
          <List.Item>
            Everything is erased after {LIMITS.deletionDays} days. Until then, sign in to keep your
            account. Stores stay disconnected and API keys stay revoked.
          </List.Item>
        </List>
        <PasswordField
          label="Your password"
          kind="current"
          value={currentPassword}
          onChange={setCurrentPassword}
        />
      </Stack>
    </ConfirmDialog>
  );
}
