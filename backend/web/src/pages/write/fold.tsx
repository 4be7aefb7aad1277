import { Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';

/** Its second line begins below the first one's text, not below the triangle. */
const SUMMARY = {
  cursor: 'pointer',
  minHeight: 44,
  alignContent: 'center',
  paddingInlineStart: '1.1rem',
  textIndent: '-1.1rem',
} as const;

/**
 * Fields that most listings do without; open if any of them is filled in or wrong. They are most of the
 * form, so they are only there from when they are first seen: the form's values are kept outside.
 */
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
  const isOpen = opened || needed;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary style={SUMMARY}>
        <Text span size="sm">
          {summary}
        </Text>
      </summary>
      {wasOpen && <Stack gap="md">{children}</Stack>}
    </details>
  );
}
