import { Anchor } from '@mantine/core';
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
        <ErrorNotice title="Wareword revoked this connection">
          {problem.message}{' '}
          <Anchor component={Link} href="/connection" inherit underline="always">
            Connect the store again
          </Anchor>
        </ErrorNotice>
      );
    case 'usage_limit_reached':
      return (
        <Notice title="No listing is left this month">
          {problem.message} New ones come on the first of next month. What was written can still be
          read, published and undone.{' '}
          {problem.link !== null && (
            <Anchor
              href={problem.link}
              target="_blank"
              rel="noopener noreferrer"
              inherit
              underline="always"
            >
              See the plans
            </Anchor>
          )}
        </Notice>
      );
    case 'service_unreachable':
      return (
        <ErrorNotice title="Wareword does not answer" retry={() => void refreshConnection()}>
          {problem.message}
        </ErrorNotice>
      );
  }
}
