import { Box, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A named list of rows. */
export function Rows({
  name,
  busy = false,
  children,
}: {
  readonly name: string;
  /** Whether its rows are about to change. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <ul aria-label={name} aria-busy={busy} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {children}
    </ul>
  );
}

/** One entry of a list, with a line below it. */
export function RowFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Box
      component="li"
      py="sm"
      style={{ borderBottom: '1px solid var(--mantine-color-default-border)' }}
    >
      {children}
    </Box>
  );
}

/** One entry of a list: its name, what there is to know about it, and what can be done with it. */
export function Row({
  name,
  about,
  action,
  children,
}: {
  readonly name: string;
  readonly about: ReactNode;
  readonly action?: ReactNode;
  /** Below all of that. */
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <RowFrame>
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
      {children}
    </RowFrame>
  );
}
