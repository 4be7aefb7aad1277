import { Anchor } from '@mantine/core';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { troubleOf } from '../api.ts';

/** What a code means in few words; the message says what to do. */
const TITLES: Readonly<Record<string, string>> = {
  address_refused: 'This address cannot be used',
  unreachable: 'Nothing answers at this address',
  bad_certificate: 'The store’s certificate is not valid',
  timeout: 'The store took too long to answer',
  maintenance: 'The store is in maintenance',
  not_a_store: 'There is no WooCommerce store at this address',
  plain_permalinks: 'The store’s links are set to “Plain”',
  redirected: 'This address sends on to another one',
  keys_refused: 'The store does not take these keys',
  read_only_keys: 'These keys may only read',
  forbidden: 'The keys’ user may not do that',
  rate_limited: 'The store asks to slow down',
  store_failed: 'The store has a problem',
  too_many_tries: 'Too many tries',
  unreached: 'The bridge does not answer',
  not_connected: 'The store is not connected to Wareword',
  token_revoked: 'Wareword revoked this connection',
  usage_limit_reached: 'No listing is left this month',
  bulk_not_allowed: 'Your plan writes one listing at a time',
  connect_expired: 'This way to connect does not work any more',
  nothing_to_do: 'Nothing to do',
};

/** What went wrong, what was not lost, and what to do. */
export function Trouble({
  error,
  title,
  retry,
}: {
  readonly error: unknown;
  /** What did not work, where the code does not say it. */
  readonly title?: string;
  readonly retry?: () => void;
}): ReactNode {
  if (error === null || error === undefined) return null;
  const { code, message, link } = troubleOf(error);
  return (
    <ErrorNotice
      title={TITLES[code] ?? title ?? 'That did not work'}
      {...(retry === undefined ? {} : { retry })}
    >
      {message}
      {link !== null && (
        <>
          {' '}
          <Anchor href={link} target="_blank" rel="noopener noreferrer" inherit underline="always">
            See the plans
          </Anchor>
        </>
      )}
    </ErrorNotice>
  );
}
