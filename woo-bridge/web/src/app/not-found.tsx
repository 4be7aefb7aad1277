import { Anchor } from '@mantine/core';
import { PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTitle } from './title.ts';
import { t } from '../messages/shell.ts';

/** For unknown paths. */
export function NotFound(): ReactNode {
  useTitle(t('pageNotFound'));
  return (
    <PageHeader title={t('pageNotFound')}>
      {t.rich('pageNotFoundHelp', {
        link: (chunks) => (
          <Anchor component={Link} href="/" inherit underline="always">
            {chunks}
          </Anchor>
        ),
      })}
    </PageHeader>
  );
}
