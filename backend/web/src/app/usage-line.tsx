import { Progress, Text, UnstyledButton } from '@mantine/core';
import { formatCount, formatNumber } from '@wareword/shared-schema/format';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Account } from './account.ts';

/** `3 of 100 listings used this month` */
export function UsageLine({ usage }: { readonly usage: Account['usage'] }): ReactNode {
  const { used, limit } = usage;
  const full = limit === 0 ? 100 : Math.min(100, (used / limit) * 100);
  return (
    <UnstyledButton component={Link} href="/plan" p="sm" w="100%">
      <Text size="sm">
        {formatNumber(used)} of {formatCount(limit, 'listing')} used this month
      </Text>
      <Progress
        value={full}
        size="xs"
        mt={6}
        aria-hidden
        {...(full >= 100 ? { color: 'red' } : {})}
      />
    </UnstyledButton>
  );
}
