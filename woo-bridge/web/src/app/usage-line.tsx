import { UnstyledButton } from '@mantine/core';
import { UsageMeter } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useConnection } from './store.ts';
import { t } from '../messages/shell.ts';

/** This month's usage, linking to the connection. */
export function UsageLine(): ReactNode {
  const { data } = useConnection();
  const usage = data?.usage;
  if (usage === undefined || usage === null) return null;
  return (
    <UnstyledButton component={Link} href="/connection" p="sm" w="100%">
      <UsageMeter used={usage.used} limit={usage.limit}>
        {t('usedOfLimit', { used: usage.used, limit: usage.limit })}
      </UsageMeter>
    </UnstyledButton>
  );
}
