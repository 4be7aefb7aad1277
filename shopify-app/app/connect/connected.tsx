import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Connection } from '../../src/load-context/index.ts';
import { useFormat } from '../parts/format.ts';
import { LocalTime } from '../parts/local-time.tsx';
import type { Action } from '../parts/outcome.ts';
import { ProblemBanner } from '../parts/problem.tsx';
import { Connect } from './connect.tsx';

/** Plan, listings left, and Disconnect. */
export function Connected({
  connection,
  disconnect,
}: {
  readonly connection: Connection;
  readonly disconnect: Action<null, unknown>;
}): ReactNode {
  const { state, account, usage, bulk, connectedAt, tokenPrefix, plansUrl, problem } = connection;
  const t = useTranslations('connection');
  const shell = useTranslations('shell');
  const format = useFormat();
  const limited = problem?.code === 'usage_limit_reached';
  return (
    <>
      <ProblemBanner problem={problem} tone={limited ? 'warning' : 'critical'} />
      {state === 'revoked' && <Connect problem={null} again />}
      <s-section heading={t('warewordAccount')}>
        <s-stack gap="base">
          {account !== null && (
            <Line name={t('account')}>
              {account.isMember ? t('teamMember', { email: account.email }) : account.email}
            </Line>
          )}
          {account !== null && <Line name={t('plan')}>{account.plan}</Line>}
          {usage !== null && (
            <Line name={t('listingsLeft')}>
              {t('listingsLeftOf', {
                remaining: usage.remaining,
                limit: usage.limit,
                day: format.day(usage.resetsAt),
              })}
            </Line>
          )}
          {bulk !== null && (
            <Line name={t('bulkWriting')}>
              {bulk ? t('included') : t('notIncluded', { plan: connection.bulkPlan })}
            </Line>
          )}
          {connectedAt !== null && (
            <Line name={t('connected')}>
              <LocalTime at={connectedAt} />
            </Line>
          )}
          {tokenPrefix !== null && (
            <Line name={t('token')}>{t('tokenPrefix', { prefix: tokenPrefix })}</Line>
          )}
          {plansUrl !== null && bulk !== true && (
            <s-link href={plansUrl} target="_blank">
              {shell('seePlans')}
            </s-link>
          )}
        </s-stack>
      </s-section>
      <Disconnect disconnect={disconnect} />
    </>
  );
}

function Line({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <s-grid gridTemplateColumns="2fr 3fr" gap="base">
      <s-text color="subdued">{name}</s-text>
      <s-text>{children}</s-text>
    </s-grid>
  );
}

const DIALOG = 'disconnect-dialog';

function Disconnect({ disconnect }: { readonly disconnect: Action<null, unknown> }): ReactNode {
  const t = useTranslations('connection');
  return (
    <s-section heading={t('disconnect')}>
      <s-stack gap="base" alignItems="start">
        <ProblemBanner problem={disconnect.problem} />
        <s-paragraph>{t('disconnectHelp')}</s-paragraph>
        <s-button tone="critical" loading={disconnect.pending} commandFor={DIALOG} command="--show">
          {t('disconnect')}
        </s-button>
      </s-stack>
      <s-modal id={DIALOG} heading={t('confirmDisconnect')}>
        <s-paragraph>{t('confirmDisconnectHelp')}</s-paragraph>
        <s-button
          slot="primary-action"
          variant="primary"
          tone="critical"
          commandFor={DIALOG}
          command="--hide"
          onClick={() => disconnect.send(null)}
        >
          {t('disconnect')}
        </s-button>
        <s-button slot="secondary-actions" commandFor={DIALOG} command="--hide">
          {t('keepConnected')}
        </s-button>
      </s-modal>
    </s-section>
  );
}
