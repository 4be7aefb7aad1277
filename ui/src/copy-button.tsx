import { Button, type ButtonProps } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ReactNode } from 'react';

/** Copies text and confirms it. */
export function CopyButton({
  text,
  of,
  children = 'Copy',
  ...look
}: {
  readonly text: string;
  /** What is copied, for screen readers. */
  readonly of?: string;
  readonly children?: string;
} & Omit<ButtonProps, 'children'>): ReactNode {
  const clipboard = useClipboard({ timeout: 2_000 });
  const shown = clipboard.copied
    ? 'Copied'
    : clipboard.error === null
      ? children
      : 'Select and copy manually';
  return (
    <Button
      variant="default"
      size="compact-sm"
      {...look}
      aria-label={of === undefined ? undefined : `${shown}: ${of}`}
      onClick={() => clipboard.copy(text)}
    >
      <span aria-live="polite">{shown}</span>
    </Button>
  );
}
