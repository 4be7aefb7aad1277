import { Button, type ButtonProps } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ReactNode } from 'react';

/** Copies a text and says that it did. */
export function CopyButton({
  text,
  name,
  children = 'Copy',
  ...look
}: {
  readonly text: string;
  /** What is copied, for those who do not see what the button stands next to. */
  readonly name: string;
  readonly children?: ReactNode;
} & Omit<ButtonProps, 'children'>): ReactNode {
  const clipboard = useClipboard({ timeout: 2_000 });
  const failed = clipboard.error !== null;
  return (
    <Button
      variant="default"
      size="compact-sm"
      {...look}
      aria-label={clipboard.copied ? `${name} copied` : failed ? 'Copying failed' : `Copy ${name}`}
      onClick={() => clipboard.copy(text)}
    >
      <span aria-live="polite">
        {clipboard.copied ? 'Copied' : failed ? 'Select and copy by hand' : children}
      </span>
    </Button>
  );
}
