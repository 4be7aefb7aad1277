import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { ErrorNotice } from '@wareword/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { client, messageOf, statusOf } from '../api.ts';
import { signOut } from '../auth/authentication.ts';
import type { Account } from './review.ts';
import { t } from '../messages/connect.ts';

/** The account and workspace that the page was reviewed for. */
interface Reviewed {
  readonly userId: string;
  readonly workspaceId: string;
}

/**
 * The account that something will be connected to, and ways to switch. Says so if someone else has
 * signed in, in another tab, since the page was opened.
 */
export function AccountChoice({
  account,
  connects = 'store',
  disabled,
  onChanged,
}: {
  readonly account: Account;
  /** What will use the workspace. */
  readonly connects?: 'store' | 'agent';
  readonly disabled: boolean;
  readonly onChanged: () => Promise<void>;
}): ReactNode {
  const { userId } = account;
  const [reviewed, setReviewed] = useState<Reviewed>(account);
  const isOther = userId !== reviewed.userId || account.workspaceId !== reviewed.workspaceId;
  const leave = useMutation({ mutationFn: signOut, onSettled: onChanged });
  const change = useMutation({
    mutationFn: (workspaceId: string) => client.account.switchWorkspace.mutate({ workspaceId }),
    onSuccess: (_, workspaceId) => setReviewed({ userId, workspaceId }),
    onSettled: onChanged,
  });
  return (
    <Stack gap="xs">
      {isOther && <ErrorNotice>{t('signedInAsSomeoneElse', { email: account.email })}</ErrorNotice>}
      <Group justify="space-between" gap="xs">
        <Text style={{ overflowWrap: 'anywhere' }}>
          {t.rich('signedInAs', { email: account.email, b: (chunks) => <b>{chunks}</b> })}
        </Text>
        <Button
          variant="subtle"
          px="xs"
          mx={-10}
          disabled={disabled}
          loading={leave.isPending}
          onClick={() => leave.mutate()}
        >
          {t('switchAccount')}
        </Button>
      </Group>
      {account.workspaces.length > 1 && (
        <NativeSelect
          label={t('workspace')}
          description={t(connects === 'store' ? 'workspaceHelp' : 'agentWorkspaceHelp')}
          size="md"
          disabled={disabled || change.isPending}
          value={account.workspaceId}
          onChange={(event) => change.mutate(event.currentTarget.value)}
          data={account.workspaces.map(({ id, ownerEmail }) => ({
            value: id,
            label: ownerEmail === account.email ? t('yourWorkspace') : ownerEmail,
          }))}
        />
      )}
      {change.isError && <ErrorNotice>{messageOf(change.error)}</ErrorNotice>}
      {leave.isError && <ErrorNotice>{leave.error.message}</ErrorNotice>}
    </Stack>
  );
}

/** Whether an approval failed because someone else is signed in now, which the account says. */
export function isAccountChange(error: unknown): boolean {
  return statusOf(error) === 409;
}
