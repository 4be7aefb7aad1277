import { Alert, Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { tell, useNotice } from '../notices.ts';

const TITLES: Readonly<Record<string, string>> = {
  access_denied: 'You did not give access',
  access_expired: 'This way in does not work any more',
  connect_denied: 'The store is not connected',
  connect_expired: 'This way to connect does not work any more',
  connect_failed: 'The store could not be connected',
  disconnected: 'Disconnected',
  removed: 'The store is removed',
  signed_out: 'Signed out',
  read_only_keys: 'These keys may only read',
};

/** What happened on the way here, told once. */
export function Notices(): ReactNode {
  const notice = useNotice();
  if (notice === null) return null;
  return (
    <Alert
      variant="light"
      color="yellow"
      c="inherit"
      mb="lg"
      role="alert"
      title={TITLES[notice.code] ?? 'That did not work'}
      withCloseButton
      closeButtonLabel="Close this message"
      styles={{
        title: { color: 'inherit' },
        message: { color: 'inherit' },
        closeButton: { minWidth: 44, minHeight: 44 },
      }}
      onClose={() => tell(null)}
    >
      {notice.message}
      {notice.link !== undefined && (
        <>
          {' '}
          <Anchor
            href={notice.link.href}
            target="_blank"
            rel="noopener noreferrer"
            inherit
            underline="always"
          >
            {notice.link.name}
          </Anchor>
        </>
      )}
    </Alert>
  );
}
