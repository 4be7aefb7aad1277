import { Tabs } from '@mantine/core';
import { PLATFORM_NAMES, PLATFORMS } from '@wareword/shared-schema';
import type { ReactNode } from 'react';
import { GenerationProgress } from './generation-progress.tsx';
import { t } from '../../messages/write.ts';

/** The listings that were asked for together: one, or one for each platform. */
export function Results({
  jobIds,
  ...events
}: {
  /** In the order of the platforms. */
  readonly jobIds: readonly string[];
  /** Called when a listing is visible. */
  readonly onShown: () => void;
  readonly onLeave: () => void;
}): ReactNode {
  const [first = ''] = jobIds;
  if (jobIds.length === 1) return <GenerationProgress jobId={first} {...events} />;
  return (
    <Tabs defaultValue={first}>
      <Tabs.List mb="sm" aria-label={t('platforms')}>
        {jobIds.map((jobId, index) => (
          <Tabs.Tab key={jobId} value={jobId} mih={44}>
            {PLATFORM_NAMES[PLATFORMS[index] ?? 'amazon']}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {/* All of them stay on the page, with what was opened and edited in them. */}
      {jobIds.map((jobId) => (
        <Tabs.Panel key={jobId} value={jobId}>
          <GenerationProgress jobId={jobId} {...events} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
