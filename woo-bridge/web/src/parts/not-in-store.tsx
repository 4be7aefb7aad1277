import { Anchor } from '@mantine/core';
import { PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTitle } from '../app/title.ts';
import { t } from '../messages/runs.ts';

/** For a run or a product of one that this store does not have. */
export function NotInStore({ title }: { readonly title: string }): ReactNode {
  useTitle(title);
  return (
    <PageHeader title={title}>
      {t.rich('notFoundHelp', {
        link: (chunks) => (
          <Anchor component={Link} href="/runs" inherit underline="always">
            {chunks}
          </Anchor>
        ),
      })}
    </PageHeader>
  );
}
