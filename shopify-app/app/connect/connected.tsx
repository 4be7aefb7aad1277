import type { ReactNode } from 'react';
import type { Connection, Disconnected } from '../../src/load-context/index.ts';
import { useFormat } from '../parts/format.ts';
import { LocalTime } from '../parts/local-time.tsx';
import { useAction } from '../parts/outcome.ts';
import { ProblemBanner } from '../parts/problem.tsx';
import { Connect } from './connect.tsx';

/** Plan, listings left, and Disconnect. */
export function Connected({ connection }: { readonly connection: Connection }): ReactNode {
  const { state, account, usage, bulk, connectedAt, tokenPrefix, plansUrl, problem } = connection;
  const format = useFormat();
  const limited = problem?.code === 'usage_limit_reached';
  return (
    <>
      <ProblemBanner problem={problem} tone={limited ? 'warning' : 'critical'} />
      {state === 'revoked' && <Connect problem={null} again />}
      <s-section heading="Wareword account">
        <s-stack gap="base">
          {account !== null && (
            <Line name="Account">
              {account.email}
              {account.isMember && " (team member, using the team's plan and listings)"}
            </Line>
          )}
          {account !== null && <Line name="Plan">{account.plan}</Line>}
          {usage !== null && (
            <Line name="Listings left">
              {format.number(usage.remaining)} of {format.number(usage.limit)}. Resets{' '}
              {format.day(usage.resetsAt)}.
            </Line>
          )}
          {bulk !== null && (
            <Line name="Bulk writing">
              {bulk ? 'Included' : `Not included in your plan. ${connection.bulkPlan} includes it.`}
            </Line>
          )}
          {connectedAt !== null && (
            <Line name="Connected">
              <LocalTime at={connectedAt} />
            </Line>
          )}
          {tokenPrefix !== null && <Line name="Token">starts with {tokenPrefix}</Line>}
          {plansUrl !== null && bulk !== true && (
            <s-link href={plansUrl} target="_blank">
              See plans
            </s-link>
          )}
        </s-stack>
      </s-section>
      <Disconnect />
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
    <s-grid gridTemplateColumns="1fr 2fr" gap="base">
      <s-text color="subdued">{name}</s-text>
      <s-text>{children}</s-text>
    </s-grid>
  );
}

const DIALOG = 'disconnect-dialog';

function Disconnect(): ReactNode {
  const disconnect = useAction<null, Disconnected>('/app/connect?index', 'DELETE');
  return (
    <s-section heading="Disconnect">
      <s-stack gap="base" alignItems="start">
        <ProblemBanner problem={disconnect.problem} />
        <s-paragraph>
          Writing stops, and the connection is deleted. Published listings stay in your store, and
          you can reconnect at any time.
        </s-paragraph>
        <s-button tone="critical" loading={disconnect.pending} commandFor={DIALOG} command="--show">
          Disconnect
        </s-button>
      </s-stack>
      <s-modal id={DIALOG} heading="Disconnect from Wareword?">
        <s-paragraph>
          Runs in progress stop. What's written stays here to review and publish.
        </s-paragraph>
        <s-button
          slot="primary-action"
          variant="primary"
          tone="critical"
          commandFor={DIALOG}
          command="--hide"
          onClick={() => disconnect.send(null)}
        >
          Disconnect
        </s-button>
        <s-button slot="secondary-actions" commandFor={DIALOG} command="--hide">
          Keep connected
        </s-button>
      </s-modal>
    </s-section>
  );
}
