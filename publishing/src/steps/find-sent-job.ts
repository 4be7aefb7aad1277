import type { CreateJobRequestInput, JobEnvelope } from '@wareword/shared-schema';
import type { WarewordClient } from '@wareword/shared-schema/client';
import { z } from 'zod';
import type { Item } from '../tables.ts';
import type { RoundContext } from './round-context.ts';

const SentRequest = z.object({ external_ref: z.string() });

/**
 * The job of a request whose response was lost; undefined if the service has none. Jobs of the
 * item's earlier attempts have other references.
 */
export async function findSentJob(
  { signal }: Pick<RoundContext, 'signal'>,
  request: Item['request'] | CreateJobRequestInput,
  client: WarewordClient,
): Promise<JobEnvelope | undefined> {
  if (request === null) return undefined;
  const { external_ref: externalRef } = SentRequest.parse(request);
  for await (const job of client.jobs.all({ externalRef, signal })) {
    if (job.status !== 'failed') return job;
  }
  return undefined;
}
