import { Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';

/** Fields that most listings do without; open if any of them is filled in or wrong. */
export function Fold({
  summary,
  needed,
  children,
}: {
  readonly summary: string;
  /** Whether a field is filled in or wrong. */
  readonly needed: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const [opened, setOpened] = useState(false);
  return (
    <details
      open={opened || needed}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary style={{ cursor: 'pointer', minHeight: 44, alignContent: 'center' }}>
        <Text span size="sm">
          {summary}
        </Text>
      </summary>
      <Stack gap="md">{children}</Stack>
    </details>
  );
}
