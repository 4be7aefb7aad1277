import { Anchor } from '@mantine/core';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { describeError } from '../api.ts';
import { linkNameOf } from '../words/links.ts';

/** What a code means in few words; the message says what to do. */
const TITLES: Readonly<Record<string, string>> = {
  address_refused: "We can't use this address",
  unreachable: 'No response from this address',
  bad_certificate: "The store's certificate isn't valid",
  timeout: 'The store took too long to respond',
  maintenance: 'The store is in maintenance mode',
  not_a_store: 'No WooCommerce store at this address',
  plain_permalinks: 'The store\'s permalinks are set to "Plain"',
  redirected: 'This address redirects to another one',
  keys_refused: "The store doesn't accept these keys",
  read_only_keys: 'These keys are read-only',
  forbidden: 'The store denied the request',
  rate_limited: 'The store asks us to slow down',
  store_failed: 'The store reported an error',
  response_too_large: "The store's response was too large",
  too_many_attempts: 'Too many attempts',
  too_busy: 'Too many requests right now',
  wrong_code: "Those characters don't match",
  access_expired: 'This link has expired',
  unreached: "Wareword isn't responding",
  not_connected: 'Store not connected to Wareword',
  token_revoked: 'This connection was revoked in Wareword',
  usage_limit_reached: 'No listings left this month',
  bulk_not_allowed: 'Your plan allows one listing at a time',
  connect_expired: 'This link has expired',
  nothing_to_do: 'Nothing to do',
};

/** What went wrong and what to do. */
export function ErrorMessage({
  error,
  title,
  retry,
}: {
  readonly error: unknown;
  /** The title for codes that have none of their own. */
  readonly title?: string;
  readonly retry?: () => void;
}): ReactNode {
  if (error === null || error === undefined) return null;
  const { code, message, link } = describeError(error);
  return (
    <ErrorNotice
      title={TITLES[code] ?? title ?? 'Something went wrong'}
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
