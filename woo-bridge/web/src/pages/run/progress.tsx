import { Progress as Bar, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useConnection } from '../../app/store.ts';
import { listings, number, usageOf } from '../../words/usage.ts';
import { summaryOf, waitingToBeWritten, type Run } from './summary.ts';

/** How far the run is, and what it has cost. */
export function Progress({ run }: { readonly run: Run }): ReactNode {
  const usage = useConnection().data?.usage;
  const open = waitingToBeWritten(run);
  const settled = run.total - open;
  return (
    <Stack gap="xs">
      {open > 0 && run.state !== 'cancelled' && (
        <>
          <Text role="status">
            {number(settled)} of {number(run.total)} done
          </Text>
          <Bar
            value={run.total === 0 ? 0 : (settled / run.total) * 100}
            aria-label="Listings that are done"
          />
        </>
      )}
      <Text size="sm" role={open > 0 ? undefined : 'status'}>
        {summaryOf(run)}
      </Text>
      <Text size="sm" c="dimmed">
        {run.written === 0
          ? 'Nothing was used so far.'
          : `${listings(run.written)} used by this run.`}
        {usage !== undefined && usage !== null && ` ${usageOf(usage)}.`}
      </Text>
    </Stack>
  );
}
