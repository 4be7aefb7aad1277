import { Anchor } from '@mantine/core';
import { formatRenewal } from '../format.ts';
import { ErrorNotice, Notice } from '@wareword/ui';
import type { RouterOutputs } from '@wareword/woo-bridge/trpc';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { refreshConnection } from './store.ts';
import { t } from '../messages/shell.ts';
import { problemText } from '../words/problems.ts';

type Problem = NonNullable<RouterOutputs['connection']['status']['problem']>;

/** What is wrong with the connection, and how to fix it. */
export function ConnectionProblem({ problem }: { readonly problem: Problem }): ReactNode {
  switch (problem.code) {
    case 'token_revoked':
      return (
        <ErrorNotice title={t('connectionRevoked')}>
          {problemText(problem)}{' '}
          <Anchor component={Link} href="/connection" inherit underline="always">
            {t('reconnect')}
          </Anchor>
        </ErrorNotice>
      );
    case 'usage_limit_reached':
      return (
        <Notice title={t('noListingsLeft')}>
          {problemText(problem)} {t('allowanceResets', { day: formatRenewal(new Date()) })}{' '}
          {problem.link !== null && (
            <Anchor
              href={problem.link}
              target="_blank"
              rel="noopener noreferrer"
              inherit
              underline="always"
            >
              {t('seePlans')}
            </Anchor>
          )}
        </Notice>
      );
    case 'service_unreachable':
      return (
        <ErrorNotice title={t('notResponding')} retry={() => void refreshConnection()}>
          {problemText(problem)}
        </ErrorNotice>
      );
  }
}
