import { Alert, Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { showNotice, useNotice } from '../notices.ts';

const TITLES: Readonly<Record<string, string>> = {
  access_denied: 'Access not granted',
  access_expired: 'This link has expired',
  access_other_browser: 'This request came from another browser',
  connect_denied: 'Store not connected',
  connect_expired: 'This link has expired',
  connect_failed: "We couldn't connect your store",
  disconnected: 'Disconnected',
  keys_refused: "The store doesn't accept these keys",
  read_only_keys: 'These keys are read-only',
  removed: 'Store removed',
  signed_out: 'Signed out',
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
      title={TITLES[notice.code] ?? 'Something went wrong'}
      withCloseButton
      closeButtonLabel="Dismiss"
      styles={{
        title: { color: 'inherit' },
        message: { color: 'inherit' },
        closeButton: { minWidth: 44, minHeight: 44 },
      }}
      onClose={() => showNotice(null)}
    >
      {notice.message}
      {notice.link !== undefined && (
        <>
          {' '}
          <Anchor
            c="inherit"
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
