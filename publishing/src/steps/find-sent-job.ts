import type { JobEnvelope } from '@wareword/shared-schema';
import type { WarewordClient } from '@wareword/shared-schema/client';
import type { Item } from '../tables.ts';
import type { Step } from './step.ts';

/** The job of an item whose response was lost; undefined if the service has none. */
export async function findSentJob(
  { signal }: Pick<Step, 'signal'>,
  item: Pick<Item, 'id'>,
  client: WarewordClient,
): Promise<JobEnvelope | undefined> {
  for await (const job of client.jobs.all({ externalRef: item.id, signal })) {
    if (job.status !== 'failed') return job;
  }
  return undefined;
}
