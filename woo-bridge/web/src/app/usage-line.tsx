import { UnstyledButton } from '@mantine/core';
import { formatUsage } from '@wareword/shared-schema/format';
import { UsageMeter } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useConnection } from './store.ts';

/** This month's usage, linking to the connection. */
export function UsageLine(): ReactNode {
  const { data } = useConnection();
  const usage = data?.usage;
  if (usage === undefined || usage === null) return null;
  return (
    <UnstyledButton component={Link} href="/connection" p="sm" w="100%">
      <UsageMeter used={usage.used} limit={usage.limit}>
        {formatUsage(usage)}
      </UsageMeter>
    </UnstyledButton>
  );
}
