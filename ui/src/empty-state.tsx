import { Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Replaces an empty list: what will appear here, and what to do first. */
export function EmptyState({
  title,
  action,
  children,
}: {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <Paper p="xl">
      <Stack gap="xs" align="flex-start">
        <Text fw={600}>{title}</Text>
        {children !== undefined && <Text c="dimmed">{children}</Text>}
        {action}
      </Stack>
    </Paper>
  );
}
