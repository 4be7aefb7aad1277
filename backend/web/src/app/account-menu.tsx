import { Button, Menu, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../api.ts';
import type { Account } from './account.ts';
import { signOut } from './sign-out.ts';

/** Who is signed in, in which workspace, and the ways out. */
export function AccountMenu({ account }: { readonly account: Account }): ReactNode {
  const leave = useMutation({ mutationFn: signOut });
  const change = useMutation(
    api.account.switchWorkspace.mutationOptions({
      // Everything on the page belongs to the workspace that was left.
      onSuccess: () => window.location.assign('/'),
    }),
  );
  return (
    <Menu
      width={300}
      position="bottom-end"
      shadow="md"
      // A menu holds items alone, and stands in the page head that it belongs to.
      withInitialFocusPlaceholder={false}
      withinPortal={false}
    >
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          h={44}
          px="sm"
          maw={240}
          aria-label={`Account: ${account.email}`}
        >
          <Text span truncate size="sm">
            {account.email}
          </Text>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Signed in as {account.email}</Menu.Label>
        {account.workspaces.length > 1 && (
          <>
            <Menu.Label>Work in</Menu.Label>
            {account.workspaces.map(({ id, ownerEmail }) => (
              <Menu.Item
                key={id}
                mih={44}
                disabled={id === account.workspaceId || change.isPending}
                rightSection={id === account.workspaceId ? <Text size="xs">Here now</Text> : null}
                onClick={() => change.mutate({ workspaceId: id })}
              >
                {ownerEmail === account.email ? 'Your own workspace' : ownerEmail}
              </Menu.Item>
            ))}
          </>
        )}
        <Menu.Divider />
        <Menu.Item component="a" href="/docs" mih={44}>
          Developer pages
        </Menu.Item>
        <Menu.Item mih={44} closeMenuOnClick={false} onClick={() => leave.mutate()}>
          {leave.isError ? 'Signing out failed. Try again' : 'Sign out'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
