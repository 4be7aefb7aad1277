import { Button, Divider, NavLink, Paper, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { api } from '../api.ts';
import type { Account } from './account.ts';
import { signOut } from './sign-out.ts';
import { t } from '../messages/shell.ts';

/** Below its button rather than centered, and without the browser's default popover style. */
const MENU_STYLE = {
  inset: '52px 12px auto auto',
  border: 0,
  padding: 0,
  overflow: 'visible',
  background: 'none',
  color: 'var(--mantine-color-text)',
} as const;

/**
 * Shows the user and workspace, with the ways to leave them. It uses the browser's own popover,
 * which opens, closes and restores focus by itself: every page has this menu, and a library's would
 * be a quarter of the first page's script.
 */
export function AccountMenu({ account }: { readonly account: Account }): ReactNode {
  const id = useId();
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        h={44}
        px="sm"
        maw={240}
        popoverTarget={id}
        aria-label={t('accountNamed', { email: account.email })}
        rightSection={
          <Text span size="xs" aria-hidden>
            ▾
          </Text>
        }
      >
        <Text span truncate size="sm">
          {account.email}
        </Text>
      </Button>
      {/* An element of its own: one with a look that says how it is displayed is never hidden. */}
      <div id={id} popover="auto" role="group" aria-label={t('account')} style={MENU_STYLE}>
        <Paper w={300} p={4} shadow="md">
          <Text size="xs" c="dimmed" p="xs" style={{ overflowWrap: 'anywhere' }}>
            {t('signedInAs', { email: account.email })}
          </Text>
          <Workspaces account={account} />
          <Divider my={4} />
          <NavLink href="/settings" label={t('settings')} />
          <NavLink href="/settings/password" label={t('password')} />
          <NavLink href="/settings/sessions" label={t('sessions')} />
          <NavLink href="/docs" label={t('apiDocs')} />

          <SignOut />
        </Paper>
      </div>
    </>
  );
}

function Workspaces({ account }: { readonly account: Account }): ReactNode {
  const change = useMutation(
    api.account.switchWorkspace.mutationOptions({
      // Everything on the page belongs to the previous workspace.
      onSuccess: () => window.location.assign('/'),
    }),
  );
  if (account.workspaces.length < 2) return undefined;
  return (
    <>
      <Text size="xs" c="dimmed" px="xs">
        {t('switchWorkspace')}
      </Text>
      {account.workspaces.map(({ id, ownerEmail }) => {
        const isCurrent = id === account.workspaceId;
        return (
          <NavLink
            key={id}
            component="button"
            aria-current={isCurrent ? 'true' : undefined}
            disabled={change.isPending}
            label={ownerEmail === account.email ? t('yourWorkspace') : ownerEmail}
            rightSection={isCurrent ? <Text size="xs">{t('current')}</Text> : null}
            onClick={() => !isCurrent && change.mutate({ workspaceId: id })}
          />
        );
      })}
    </>
  );
}

function SignOut(): ReactNode {
  const leave = useMutation({ mutationFn: signOut });
  return (
    <NavLink
      component="button"
      label={leave.isError ? t('signOutFailed') : t('signOut')}

      onClick={() => leave.mutate()}
    />
  );
}
