import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTitle } from './title.ts';

/** For an address that is no page, and for things that are not there. */
export function NotFound(): ReactNode {
  useTitle('Not found');
  return (
    <Stack gap="sm" maw={520}>
      <Title order={1} size="h2">
        There is nothing at this address
      </Title>
      <Text>
        It may have been removed, or belong to another workspace. Check the address, or switch the
        workspace in the account menu.
      </Text>
      <Anchor component={Link} href="/">
        Write a listing
      </Anchor>
    </Stack>
  );
}
