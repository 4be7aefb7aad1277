import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A page's header: its name, a sentence, and its main action. */
export function PageHeader({
  title,
  action,
  children,
}: {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <Group justify="space-between" align="flex-start" mb="lg" gap="sm">
      <Stack gap={4} maw={680}>
        <Title order={1} size="h2">
          {title}
        </Title>
        {children !== undefined && <Text c="dimmed">{children}</Text>}
      </Stack>
      {action}
    </Group>
  );
}
