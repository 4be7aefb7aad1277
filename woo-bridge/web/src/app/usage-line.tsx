import { Progress, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usageOf } from '../words/usage.ts';
import { useConnection } from './store.ts';

/** "3 of 100 listings used this month". */
export function UsageLine(): ReactNode {
  const { data } = useConnection();
  const usage = data?.usage;
  if (usage === undefined || usage === null) return null;
  const full = usage.limit === 0 ? 100 : Math.min(100, (usage.used / usage.limit) * 100);
  return (
    <UnstyledButton component={Link} href="/connection" p="sm" w="100%">
      <Text size="sm">{usageOf(usage)}</Text>
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
