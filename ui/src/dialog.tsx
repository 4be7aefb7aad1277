import { Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from './messages/components.ts';

/** A modal dialog, labeled by its title and closed with Escape or its button. */
export function Dialog({
  title,
  opened,
  onClose,
  closable = true,
  children,
}: {
  readonly title: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** False if the page cannot be used before the question is answered. */
  readonly closable?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  // Mantine's own dialog header would be a second banner landmark for screen readers.
  return (
    <Modal.Root opened={opened} onClose={onClose} centered closeOnClickOutside={closable}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="md">
          <Group justify="space-between" wrap="nowrap" mb="sm">
            <Modal.Title fw={600} lh="xs" style={{ overflowWrap: 'anywhere' }}>
              {title}
            </Modal.Title>
            {closable && <Modal.CloseButton aria-label={t('close')} size={44} my={-8} mr={-8} />}
          </Group>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
