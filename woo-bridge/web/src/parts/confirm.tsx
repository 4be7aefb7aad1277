import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

/** Asks before what cannot be undone. */
export function Confirm({
  opened,
  title,
  action,
  busy,
  onConfirm,
  onClose,
  children,
}: {
  readonly opened: boolean;
  readonly title: string;
  readonly action: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      centered
      closeButtonProps={{ 'aria-label': 'Close', w: 44, h: 44 }}
    >
      <Stack>
        <div>{children}</div>
        <Group>
          <Button mih={44} loading={busy} onClick={onConfirm}>
            {action}
          </Button>
          <Button mih={44} variant="default" onClick={onClose}>
            Keep it as it is
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
