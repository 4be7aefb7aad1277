import { UnstyledButton } from '@mantine/core';
import { UsageMeter } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '../messages/shell.ts';
import type { Account } from './account.ts';

/** This month's usage, linking to the plan. */
export function UsageLine({ usage }: { readonly usage: Account['usage'] }): ReactNode {
  return (
    <UnstyledButton component={Link} href="/plan" p="sm" w="100%">
      <UsageMeter used={usage.used} limit={usage.limit}>
        {t('usedOfLimit', { used: usage.used, limit: usage.limit })}
      </UsageMeter>
    </UnstyledButton>
  );
}
