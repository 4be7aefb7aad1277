import { Anchor } from '@mantine/core';
import { Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useConnection } from '../../app/store.ts';
import { PlansLink } from '../../parts/plans-link.tsx';
import { timeOf } from '../../words/states.ts';
import type { Run } from './summary.ts';

const CONNECTION_CODES = new Set([
  'invalid_api_key',
  'missing_authorization',
  'not_connected',
  'plan_required',
  'scope_forbidden',
]);
const KEY_CODES = new Set(['keys_refused', 'read_only_keys', 'keys_missing']);

/** Why a run stands still or waits, as what it is, and the way on. */
export function Standstill({ run }: { readonly run: Run }): ReactNode {
  const upgradeUrl = useConnection().data?.upgradeUrl;
  if (run.state === 'paused') {
    const { reason } = run;
    if (reason === null) {
      return (
        <Notice title="Paused">
          Listings that were asked for already still come in. Go on whenever you like.
        </Notice>
      );
    }
    return (
      <Notice title="The run stands still">
        {reason.message}{' '}
        {reason.code === 'usage_limit_reached' && (
          <>
            New ones come on the first of next month; go on then, or choose a larger plan now.{' '}
            <PlansLink href={upgradeUrl} />
          </>
        )}
        {CONNECTION_CODES.has(reason.code) && <Way to="/connection">Connect the store again</Way>}
        {KEY_CODES.has(reason.code) && <Way to="/access">Give access again</Way>}
      </Notice>
    );
  }
  if (run.waiting !== null) {
    return (
      <Notice title={run.waiting.for === 'rate' ? 'One after the other' : 'The run waits'}>
        {run.waiting.message} It goes on by itself at {timeOf(run.waiting.until)}.
      </Notice>
    );
  }
  return null;
}

function Way({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Anchor component={Link} href={to} inherit underline="always">
      {children}
    </Anchor>
  );
}
