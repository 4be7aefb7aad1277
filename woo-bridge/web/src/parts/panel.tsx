import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../messages/shell.ts';

/** A form that is laid over the right of a page; on a phone, over all of it. */
export function Panel({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Drawer.Root opened onClose={onClose} position="right" size={520}>
      <Drawer.Overlay />
      <Drawer.Content>
        {/* The page has one banner, and this is not it. */}
        <Drawer.Header role="presentation">
          <Drawer.Title fw={600} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Drawer.Title>
          <Drawer.CloseButton aria-label={t('close')} w={44} h={44} />
        </Drawer.Header>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
