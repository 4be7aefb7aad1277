import { Button, Divider, NavLink, Paper, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { api } from '../api.ts';
import type { Account } from './account.ts';
import { signOut } from './sign-out.ts';

/**
 * Below the button that opens it, where the browser would put it in the middle, and without the
 * look that it gives to popovers.
 */
const PLACE = {
  inset: '52px 12px auto auto',
  border: 0,
  padding: 0,
  overflow: 'visible',
  background: 'none',
  color: 'var(--mantine-color-text)',
} as const;

/**
 * Who is signed in, in which workspace, and the ways out. It is the browser's own popover, which
 * opens, closes and hands the focus back by itself: every page has this menu, and a library's would
 * be a quarter of what the first page loads.
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
        aria-label={`Account: ${account.email}`}
      >
        <Text span truncate size="sm">
          {account.email}
        </Text>
      </Button>
      {/* An element of its own: one with a look that says how it is displayed is never hidden. */}
      <div id={id} popover="auto" role="group" aria-label="Account" style={PLACE}>
        <Paper w={300} p={4} shadow="md" withBorder>
          <Text size="xs" c="dimmed" p="xs" style={{ overflowWrap: 'anywhere' }}>
            Signed in as {account.email}
          </Text>
          <Workspaces account={account} />
          <Divider my={4} />
          <NavLink href="/docs" mih={44} label="Developer pages" />
          <SignOut />
        </Paper>
      </div>
    </>
  );
}

function Workspaces({ account }: { readonly account: Account }): ReactNode {
  const change = useMutation(
    api.account.switchWorkspace.mutationOptions({
      // Everything on the page belongs to the workspace that was left.
      onSuccess: () => window.location.assign('/'),
    }),
  );
  if (account.workspaces.length < 2) return undefined;
  return (
    <>
      <Text size="xs" c="dimmed" px="xs">
        Work in
      </Text>
      {account.workspaces.map(({ id, ownerEmail }) => {
        const isHere = id === account.workspaceId;
        return (
          <NavLink
            key={id}
            component="button"
            mih={44}
            aria-current={isHere ? 'true' : undefined}
            disabled={change.isPending}
            label={ownerEmail === account.email ? 'Your own workspace' : ownerEmail}
            rightSection={isHere ? <Text size="xs">Here now</Text> : null}
            onClick={() => !isHere && change.mutate({ workspaceId: id })}
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
      mih={44}
      label={leave.isError ? 'Signing out failed. Try again' : 'Sign out'}
      onClick={() => leave.mutate()}
    />
  );
}
