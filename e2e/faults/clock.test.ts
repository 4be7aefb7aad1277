import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Scene } from './scene.ts';

const AHEAD = { NODE_OPTIONS: `--import ${resolve(import.meta.dirname, 'clock-ahead.ts')}` };
const LIMIT = 10;

// The database's clock decides about rates, leases and attempts.
test('processes whose clock jumped an hour share limits and jobs with the others', async () => {
  const scene = await Scene.set();
  const settings = { GENERATOR: 'embedded', RATE_LIMIT_PER_MINUTE: String(LIMIT) };
  const [web, webAhead] = await Promise.all([
    scene.start('web', settings),
    scene.start('web', { ...settings, ...AHEAD }),
    scene.start('worker', settings),
    scene.start('worker', { ...settings, ...AHEAD }),
  ]);
  const responses = await Promise.all(
    Array.from({ length: LIMIT }, () => [scene.post(web), scene.post(webAhead)]).flat(),
  );
  const accepted = responses.filter(({ status }) => status === 202);
  expect(accepted).toHaveLength(LIMIT);
  const jobs = await scene.allJobs({ status: 'complete', attempts: 1, listings: 1 });
  expect(jobs).toHaveLength(LIMIT);
  expect(await scene.used()).toBe(LIMIT);
});
