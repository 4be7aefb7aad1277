import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Fixture } from './fixture.ts';

const AHEAD = { NODE_OPTIONS: `--import ${resolve(import.meta.dirname, 'clock-ahead.ts')}` };
const LIMIT = 10;

// The database's clock decides about rates, leases and attempts.
test('processes whose clock jumped an hour share limits and jobs with the others', async () => {
  const fixture = await Fixture.create();
  const settings = { GENERATOR: 'embedded', RATE_LIMIT_PER_MINUTE: String(LIMIT) };
  const [web, webAhead] = await Promise.all([
    fixture.start('web', settings),
    fixture.start('web', { ...settings, ...AHEAD }),
    fixture.start('worker', settings),
    fixture.start('worker', { ...settings, ...AHEAD }),
  ]);
  const responses = await Promise.all(
    Array.from({ length: LIMIT }, () => [fixture.post(web), fixture.post(webAhead)]).flat(),
  );
  const accepted = responses.filter(({ status }) => status === 202);
  expect(accepted).toHaveLength(LIMIT);
  const jobs = await fixture.allJobs({ status: 'complete', attempts: 1, listings: 1 });
  expect(jobs).toHaveLength(LIMIT);
  expect(await fixture.used()).toBe(LIMIT);
});
