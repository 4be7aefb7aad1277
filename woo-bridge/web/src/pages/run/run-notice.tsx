import { Anchor } from '@mantine/core';
import { Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useConnection } from '../../app/store.ts';
import { formatDateTime, formatRenewal } from '../../format.ts';
import { PlansLink } from '../../parts/plans-link.tsx';
import type { Run } from './run.ts';
import { t } from '../../messages/runs.ts';
import { problemText } from '../../words/problems.ts';

const CONNECTION_CODES = new Set(['not_connected', 'scope_forbidden', 'token_revoked']);
const KEY_CODES = new Set(['keys_refused', 'read_only_keys', 'keys_missing']);

/** Why a run is paused or waiting, and what to do about it. */
export function RunNotice({ run }: { readonly run: Run }): ReactNode {
  const upgradeUrl = useConnection().data?.upgradeUrl;
  if (run.state === 'paused') {
    const { reason } = run;
    if (reason === null) {
      return <Notice title={t('paused')}>{t('pausedHelp')}</Notice>;
    }
    return (
      <Notice title={t('runPaused')}>
        {problemText(reason)}{' '}
        {reason.code === 'usage_limit_reached' && (
          <>
            {t('allowanceResets', { day: formatRenewal(new Date()) })}{' '}
            <PlansLink href={upgradeUrl} />
          </>
        )}
        {reason.code === 'plan_required' && <PlansLink href={upgradeUrl} />}
        {CONNECTION_CODES.has(reason.code) && <FixLink to="/connection">{t('reconnect')}</FixLink>}
        {KEY_CODES.has(reason.code) && <FixLink to="/access">{t('giveAccessAgain')}</FixLink>}
      </Notice>
    );
  }
  if (run.waiting !== null) {
    return (
      <Notice title={run.waiting.for === 'rate' ? t('waitingForRateLimit') : t('waiting')}>
        {t('waitingHelp', {
          message: problemText({
            code: `waiting_for_${run.waiting.for}`,
            message: run.waiting.message,
          }),
          until: formatDateTime(run.waiting.until),
        })}
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
