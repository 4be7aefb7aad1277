import { Box, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** One entry of a list: what it is, what there is to know of it, and what can be done with it. */
export function Row({
  name,
  about,
  action,
}: {
  readonly name: string;
  readonly about: ReactNode;
  readonly action?: ReactNode;
}): ReactNode {
  return (
    <Box
      component="li"
      py="sm"
      style={{ borderBottom: '1px solid var(--mantine-color-default-border)' }}
    >
      <Group justify="space-between" gap="xs">
        <Stack gap={2} flex="1 1 240px" miw={0}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {about}
          </Text>
        </Stack>
        {action}
      </Group>
    </Box>
  );
}

/** A list of rows, by its name. */
export function Rows({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <ul aria-label={name} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {children}
    </ul>
  );
}
