import { expect, test } from 'vitest';
import { createJob, createJobsContext } from '../../src/jobs/index.ts';
import { readCredential } from '../../src/tokens/index.ts';
import { CreateJobRequestSchema, ENDPOINTS } from '@wareword/shared-schema';
import { createKey } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { expectBalancedLedger } from '../service.ts';
import { createJobFixture } from './job-fixture.ts';

const TOKENS = 6;
const ROUNDS = 15;

// contract §8.3
test('two processes that receive one key concurrently with different tokens create one job', async () => {
  const fixture = await createJobFixture();
  try {
    const [customer] = fixture.customers;
    if (customer === undefined) throw new Error('The fixture has no customers.');
    const credentials = await Promise.all(
      Array.from({ length: 2 * TOKENS }, async () =>
        readCredential(`Bearer ${await createKey(fixture.database, customer)}`),
      ),
    );
    // Each batches its concurrent requests, like two web processes do.
    const webs = [fixture.ctx, fixture.ctx].map((ctx) =>
      createJobsContext({ ...ctx, rateLimitPerMinute: 1000 }),
    );
    for (let round = 0; round < ROUNDS; round++) {
      const created = await Promise.all(
        webs.flatMap((ctx, web) =>
          credentials.slice(web * TOKENS, (web + 1) * TOKENS).map((credential, index) =>
            createJob({
              ctx,
              input: {
                caller: credential,
                scopes: ENDPOINTS.createJob.scopes,
                request: CreateJobRequestSchema.parse(PRODUCT),
                // The second requests the same keys in reverse order.
                idempotencyKey: `${round}-${web === 0 ? index : TOKENS - 1 - index}`,
              },
            }),
          ),
        ),
      );
      expect(new Set(created.map(({ job }) => job.id)).size).toBe(TOKENS);
      expect(created.filter(({ usage }) => usage !== undefined)).toHaveLength(TOKENS);
    }
    // Postgres resolves a deadlock after a second, and the requests are retried: callers only see a
    // delay, so this checks the database's own count.
    const [{ deadlocks }] = await fixture.database.sql<[{ deadlocks: string }]>`
      select deadlocks from pg_stat_database where datname = current_database()
    `;
    expect(Number(deadlocks)).toBe(0);
    await expectBalancedLedger(fixture.database);
  } finally {
    await fixture.close();
  }
});
