import { expect, test } from 'vitest';
import { createJob, createJobsContext } from '../../src/jobs/index.ts';
import { readCredential } from '../../src/tokens/index.ts';
import { CreateJobRequestSchema, ENDPOINTS } from '@wareword/shared-schema';
import { createKey } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { expectLedgerToHold } from '../service.ts';
import { openJobRoom } from './job-room.ts';

const TOKENS = 6;
const ROUNDS = 15;

test('decision 9: two processes asked for one key at once by other tokens make one job', async () => {
  const room = await openJobRoom();
  try {
    const [customer] = room.customers;
    if (customer === undefined) throw new Error('A room has a customer.');
    const credentials = await Promise.all(
      Array.from({ length: 2 * TOKENS }, async () =>
        readCredential(`Bearer ${await createKey(room.database, customer)}`),
      ),
    );
    // Each gathers what it is asked at once, as two web processes do.
    const webs = [room.ctx, room.ctx].map((ctx) =>
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
                // The second asks for the same keys the other way round.
                idempotencyKey: `${round}-${web === 0 ? index : TOKENS - 1 - index}`,
              },
            }),
          ),
        ),
      );
      expect(new Set(created.map(({ job }) => job.id)).size).toBe(TOKENS);
      expect(created.filter(({ usage }) => usage !== undefined)).toHaveLength(TOKENS);
    }
    // Postgres ends such a wait after a second, and the requests are asked again: a caller sees a
    // delay at most, so the database's own count tells.
    const [{ deadlocks }] = await room.database.sql<[{ deadlocks: string }]>`
      select deadlocks from pg_stat_database where datname = current_database()
    `;
    expect(Number(deadlocks)).toBe(0);
    await expectLedgerToHold(room.database);
  } finally {
    await room.close();
  }
});
