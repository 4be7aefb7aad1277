import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startModel } from './writer-fixture.ts';

const MAX_MB = 500;

const ReportSchema = z.object({
  drafts: z.int(),
  failures: z.array(z.string()),
  maxRssMb: z.number(),
});

async function callAtOnce(url: string, calls: number) {
  const program = new URL('calls-at-once.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, String(calls)]);
  return ReportSchema.parse(JSON.parse(stdout));
}

test('handles a thousand concurrent calls in one process', async () => {
  // No call is answered before all have come in: a limit on connections would stop the test.
  const together = Promise.withResolvers<undefined>();
  const model = await startModel(() => ({ do: 'answer', until: together.promise }));

  const report = callAtOnce(model.url, 1000);
  await model.received(1000);
  together.resolve(undefined);

  const { drafts, failures, maxRssMb } = await report;
  expect({ drafts, failures }).toEqual({ drafts: 1000, failures: [] });
  expect(maxRssMb).toBeLessThan(MAX_MB);
});

test('hundreds of concurrent endless responses do not exhaust its memory', async () => {
  const model = await startModel(() => ({ do: 'flood' }));

  const { drafts, failures, maxRssMb } = await callAtOnce(model.url, 300);

  expect({ drafts, failures }).toEqual({
    drafts: 0,
    failures: ["GenerationError: The model's response is unusable: it is too long"],
  });
  expect(maxRssMb).toBeLessThan(MAX_MB);
});
