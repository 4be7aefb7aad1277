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
    <Modal.Root opened={opened} onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content>
        {/* The page has one banner, and this is not it. */}
        <Modal.Header role="presentation">
          <Modal.Title fw={600}>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" w={44} h={44} />
        </Modal.Header>
        <Modal.Body>
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
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
