import { Button, type ButtonProps } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { t } from './messages/components.ts';
import { labeled } from './wording.ts';

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
  const clipboard = useClipboard({ timeout: 2_000 });
  const shown = clipboard.copied
    ? t('copied')
    : clipboard.error === null
      ? (children ?? t('copy'))
      : t('copyManually');
  return (
    <Button
      variant="default"
      size="compact-sm"
      {...look}
      aria-label={of === undefined ? undefined : labeled(shown, of)}
      onClick={() => clipboard.copy(text)}
    >
      <span aria-live="polite">{shown}</span>
    </Button>
  );
}
