import { Anchor } from '@mantine/core';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { describeError } from '../api.ts';
import { linkNameOf } from '../words/links.ts';
import { t } from '../messages/shell.ts';

/** What a code means in few words; the message says what to do. */
const TITLES: Readonly<Record<string, () => string>> = {
  address_refused: () => t('errorAddressRefused'),
  unreachable: () => t('errorUnreachable'),
  bad_certificate: () => t('errorBadCertificate'),
  timeout: () => t('errorTimeout'),
  maintenance: () => t('errorMaintenance'),
  not_a_store: () => t('errorNotAStore'),
  plain_permalinks: () => t('errorPlainPermalinks'),
  redirected: () => t('errorRedirected'),
  keys_refused: () => t('keysRefused'),
  read_only_keys: () => t('readOnlyKeys'),
  forbidden: () => t('errorForbidden'),
  rate_limited: () => t('errorRateLimited'),
  store_failed: () => t('errorStoreFailed'),
  response_too_large: () => t('errorResponseTooLarge'),
  too_many_attempts: () => t('errorTooManyAttempts'),
  too_busy: () => t('errorTooBusy'),
  wrong_code: () => t('errorWrongCode'),
  access_expired: () => t('linkExpired'),
  unreached: () => t('notResponding'),
  not_connected: () => t('errorNotConnected'),
  token_revoked: () => t('connectionRevoked'),
  usage_limit_reached: () => t('noListingsLeft'),
  bulk_not_allowed: () => t('errorBulkNotAllowed'),
  connect_expired: () => t('linkExpired'),
  store_taken: () => t('errorStoreTaken'),
  nothing_to_do: () => t('errorNothingToDo'),
};

/** What went wrong and what to do. */
export function ErrorMessage({
  error,
  title,
  retry,
}: {
  readonly error: unknown;
  /** The default title of an error. */
  readonly title?: string;
  readonly retry?: () => void;
}): ReactNode {
  if (error === null || error === undefined) return null;
  const { code, message, link } = describeError(error);
  return (
    <ErrorNotice
      title={TITLES[code]?.() ?? title ?? t('noticeFallback')}
      {...(retry === undefined ? {} : { retry })}
    >
      {message}
      {link !== null && (
        <>
          {' '}
          <Anchor
            c="inherit"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            inherit
            underline="always"
          >
            {linkNameOf(code)}
          </Anchor>
        </>
      )}
    </ErrorNotice>
  );
}
