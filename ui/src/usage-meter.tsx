import { Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** How much of this month's listings is used, in words and as a bar. */
export function UsageMeter({
  used,
  limit,
  children,
}: {
  readonly used: number;
  readonly limit: number;
  /** The words. */
  readonly children: ReactNode;
}): ReactNode {
  const percent = limit === 0 ? 100 : Math.min(100, (used / limit) * 100);
  return (
    <>
      <Text size="sm" style={{ textWrap: 'balance' }}>
        {children}
      </Text>
      <Progress
        value={percent}
        size="xs"
        mt={6}
        aria-hidden
        {...(percent >= 100 ? { color: 'red' } : {})}
      />
    </>
  );
}
