import { Progress as Bar, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { summaryOf, unwrittenCount } from '@wareword/publishing/words';
import { publishingTexts } from '../../words/publishing-texts.ts';
import { useConnection } from '../../app/store.ts';
import type { Run } from './run.ts';
import { t } from '../../messages/runs.ts';

/** The run's progress, and what it has cost. */
export function Progress({ run }: { readonly run: Run }): ReactNode {
  const usage = useConnection().data?.usage;
  const open = unwrittenCount(run);
  const settled = run.total - open;
  return (
    <Stack gap="xs">
      {open > 0 && run.state !== 'canceled' && (
        <>
          <Text role="status">{t('progress', { settled, total: run.total })}</Text>
          <Bar
            value={run.total === 0 ? 0 : (settled / run.total) * 100}
            aria-label={t('progressLabel')}
          />
        </>
      )}
      <Text size="sm" role={open > 0 ? undefined : 'status'}>
        {summaryOf(run, publishingTexts)}
      </Text>
      <Text size="sm" c="dimmed">
        {run.written === 0 ? t('nothingUsed') : t('usedByRun', { written: run.written })}
        {usage !== undefined &&
          usage !== null &&
          ` ${t('usedOfLimit', { used: usage.used, limit: usage.limit })}`}
      </Text>
    </Stack>
  );
}
