import { Alert, Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { showNotice, useNotice } from '../notices.ts';
import { t } from '../messages/shell.ts';
import { problemText } from '../words/problems.ts';

const TITLES: Readonly<Record<string, () => string>> = {
  access_denied: () => t('noticeAccessDenied'),
  access_expired: () => t('linkExpired'),
  access_other_browser: () => t('noticeAccessOtherBrowser'),
  connect_denied: () => t('noticeConnectDenied'),
  connect_expired: () => t('linkExpired'),
  connect_failed: () => t('noticeConnectFailed'),
  connect_not_saved: () => t('noticeConnectFailed'),
  disconnected: () => t('noticeDisconnected'),
  keys_refused: () => t('keysRefused'),
  read_only_keys: () => t('readOnlyKeys'),
  removed: () => t('noticeRemoved'),
  signed_out: () => t('noticeSignedOut'),
  store_taken: () => t('errorStoreTaken'),
};

/** Messages about what happened before this page, shown once. */
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
      title={TITLES[notice.code]?.() ?? t('noticeFallback')}
      withCloseButton
      closeButtonLabel={t('dismiss')}
      styles={{
        title: { color: 'inherit' },
        message: { color: 'inherit' },
        closeButton: { minWidth: 44, minHeight: 44, color: 'inherit' },
      }}
      onClose={() => showNotice(null)}
    >
      {problemText(notice)}
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
