import { Progress as Bar, Stack, Text } from '@mantine/core';
import { formatCount, formatNumber, LOCALE } from '@wareword/shared-schema/format';
import type { ReactNode } from 'react';
import { summaryOf, unwrittenCount } from '@wareword/publishing/words';
import { useConnection } from '../../app/store.ts';
import { usageOf } from '../../words/usage.ts';
import type { Run } from './run.ts';

/** How far the run is, and what it has cost. */
export function Progress({ run }: { readonly run: Run }): ReactNode {
  const usage = useConnection().data?.usage;
  const open = unwrittenCount(run);
  const settled = run.total - open;
  return (
    <Stack gap="xs">
      {open > 0 && run.state !== 'canceled' && (
        <>
          <Text role="status">
            {formatNumber(settled)} of {formatNumber(run.total)} done
          </Text>
          <Bar
            value={run.total === 0 ? 0 : (settled / run.total) * 100}
            aria-label="Listings completed"
          />
        </>
      )}
      <Text size="sm" role={open > 0 ? undefined : 'status'}>
        {summaryOf(run, LOCALE)}
      </Text>
      <Text size="sm" c="dimmed">
        {run.written === 0
          ? 'No listings used so far.'
          : `${formatCount(run.written, 'listing')} used by this run.`}
        {usage !== undefined && usage !== null && ` ${usageOf(usage)}.`}
      </Text>
    </Stack>
  );
}
