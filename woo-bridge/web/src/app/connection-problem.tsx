import { Anchor } from '@mantine/core';
import { formatRenewal } from '@wareword/shared-schema/format';
import { ErrorNotice, Notice } from '@wareword/ui';
import type { RouterOutputs } from '@wareword/woo-bridge/trpc';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { refreshConnection } from './store.ts';

type Problem = NonNullable<RouterOutputs['connection']['status']['problem']>;

/** What is wrong with the connection, as what it is, with the way out. */
export function ConnectionProblem({ problem }: { readonly problem: Problem }): ReactNode {
  switch (problem.code) {
    case 'token_revoked':
      return (
        <ErrorNotice title="This connection was revoked in Wareword">
          {problem.message}{' '}
          <Anchor component={Link} href="/connection" inherit underline="always">
            Connect the store again
          </Anchor>
        </ErrorNotice>
      );
    case 'usage_limit_reached':
      return (
        <Notice title="No listings left this month">
          {problem.message} Your allowance resets on {formatRenewal(new Date())} (UTC). You can
          still review, publish and undo what's written.{' '}
          {problem.link !== null && (
            <Anchor
              href={problem.link}
              target="_blank"
              rel="noopener noreferrer"
              inherit
              underline="always"
            >
              See plans
            </Anchor>
          )}
        </Notice>
      );
    case 'service_unreachable':
      return (
        <ErrorNotice title="Wareword isn't responding" retry={() => void refreshConnection()}>
          {problem.message}
        </ErrorNotice>
      );
  }
}
