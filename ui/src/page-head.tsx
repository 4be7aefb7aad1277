import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** The head of a page: its name, a sentence, and its one main action. */
export function PageHead({
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
