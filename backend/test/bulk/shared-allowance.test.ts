import { expect, test } from 'vitest';
import { feedRun } from '../../src/bulk/index.ts';
import { readConfig } from '../../src/config.ts';
import { createJobsContext, JobNotifier } from '../../src/jobs/index.ts';
import { TokenUsageTracker } from '../../src/tokens/index.ts';
import { parseId } from '../../src/identifiers.ts';
import { useService } from '../service.ts';
import { BulkClient, productSheet } from './bulk-client.ts';

// Nothing works on the jobs, so that what was started stays started.
const service = useService({ ROLE: 'web' });

test('the runs of one workspace share what one run may have in progress', async () => {
  const client = await BulkClient.signIn(service());
  const runs = [await client.upload(productSheet(30)), await client.upload(productSheet(30))];
  for (const runId of runs) await client.start(runId);
  const { database } = service();
  const { plans, jobs } = readConfig({});
  const ctx = createJobsContext({
    database,
    notifier: new JobNotifier(database.sql, () => undefined),
    tokenUsage: new TokenUsageTracker(database, () => undefined),
    plans,
    rateLimitPerMinute: 1000,
    settings: jobs,
  });
  for (let pass = 0; pass < 3; pass++) {
    for (const run of runs) {
      const runId = parseId('blk', run);
      if (runId !== undefined) await feedRun({ ctx, input: { runId, inFlight: 8 } });
    }
  }
  const writing = await Promise.all(runs.map(async (runId) => (await client.get(runId)).writing));
  expect(writing).toEqual([4, 4]);
});
