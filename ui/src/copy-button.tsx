import { Button, type ButtonProps } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useUiTexts } from './texts.ts';

/** Copies text and confirms it. */
export function CopyButton({
  text,
  of,
  children,
  ...look
}: {
  readonly text: string;
  /** What is copied, for screen readers. */
  readonly of?: string;
  readonly children?: string;
} & Omit<ButtonProps, 'children'>): ReactNode {
  const texts = useUiTexts();
  const clipboard = useClipboard({ timeout: 2_000 });
  const shown = clipboard.copied
    ? texts.copied
    : clipboard.error === null
      ? (children ?? texts.copy)
      : texts.copyManually;
  return (
    <Button
      variant="default"
      size="compact-sm"
      {...look}
      aria-label={of === undefined ? undefined : texts.copiedOf(shown, of)}
      onClick={() => clipboard.copy(text)}
    >
      <span aria-live="polite">{shown}</span>
    </Button>
  );
}
