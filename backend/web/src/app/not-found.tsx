import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTitle } from './title.ts';

/** For unknown paths and missing items. */
export function NotFound(): ReactNode {
  useTitle('Page not found');
  return (
    <Stack gap="sm" maw={520}>
      <Title order={1} size="h2">
        Page not found
      </Title>
      <Text>
        It may have been deleted, or it belongs to another workspace. Check the address, or switch
        workspaces in the account menu.
      </Text>
      <Anchor component={Link} href="/">
        Go to the dashboard
      </Anchor>
    </Stack>
  );
}
