import { Anchor } from '@mantine/core';
import { formatDateTime, formatRenewal } from '@wareword/shared-schema/format';
import { Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useConnection } from '../../app/store.ts';
import { PlansLink } from '../../parts/plans-link.tsx';
import type { Run } from './run.ts';

const CONNECTION_CODES = new Set([
  'invalid_api_key',
  'missing_authorization',
  'not_connected',
  'plan_required',
  'scope_forbidden',
]);
const KEY_CODES = new Set(['keys_refused', 'read_only_keys', 'keys_missing']);

/** Why a run is paused or waiting, and what to do about it. */
export function RunNotice({ run }: { readonly run: Run }): ReactNode {
  const upgradeUrl = useConnection().data?.upgradeUrl;
  if (run.state === 'paused') {
    const { reason } = run;
    if (reason === null) {
      return (
        <Notice title="Paused">
          Listings already in progress will still be added. Resume anytime.
        </Notice>
      );
    }
    return (
      <Notice title="Run paused">
        {reason.message}{' '}
        {reason.code === 'usage_limit_reached' && (
          <>
            Your allowance resets on {formatRenewal(new Date())} (UTC). Resume then, or upgrade now.{' '}
            <PlansLink href={upgradeUrl} />
          </>
        )}
        {CONNECTION_CODES.has(reason.code) && (
          <FixLink to="/connection">Connect the store again</FixLink>
        )}
        {KEY_CODES.has(reason.code) && <FixLink to="/access">Give access again</FixLink>}
      </Notice>
    );
  }
  if (run.waiting !== null) {
    return (
      <Notice title={run.waiting.for === 'rate' ? 'Waiting for the rate limit' : 'Waiting'}>
        {run.waiting.message} The run continues automatically. Next attempt:{' '}
        {formatDateTime(run.waiting.until)}.
      </Notice>
    );
  }
  return null;
}

function FixLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Anchor component={Link} href={to} inherit underline="always">
      {children}
    </Anchor>
  );
}
