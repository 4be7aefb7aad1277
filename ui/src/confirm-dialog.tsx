import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { ErrorNotice } from './notice.tsx';
import { t } from './messages/components.ts';

/** The buttons of a long dialog stay within reach. */
const STICKY = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  paddingBlock: 'var(--mantine-spacing-sm)',
  background: 'var(--mantine-color-body)',
} as const;

/** Confirms a large or irreversible action. */
export function ConfirmDialog({
  opened,
  title,
  action,
  keep,
  destructive = false,
  busy,
  error,
  onConfirm,
  onClose,
  children,
}: {
  readonly opened: boolean;
  readonly title: string;
  /** Label of the button that confirms. */
  readonly action: string;
  /** Label of the cancel button. */
  readonly keep?: string;
  readonly destructive?: boolean;
  readonly busy: boolean;
  readonly error?: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <Stack>
        <div style={{ overflowWrap: 'anywhere' }}>{children}</div>
        {error !== undefined && <ErrorNotice>{error}</ErrorNotice>}
        <Group gap="sm" style={STICKY}>
          <Button {...(destructive ? { color: 'red.9' } : {})} loading={busy} onClick={onConfirm}>
            {action}
          </Button>
          <Button variant="default" onClick={onClose}>
            {keep ?? t('cancel')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
