import { expect, test } from 'vitest';
import { createRuleBasedWriter, createGenerator } from '../../src/generation/index.ts';
import { useService } from '../service.ts';

/** Far more than a later listing takes, and far less than loading what writes it. */
const MAX_MS = 100;

useService({ ROLE: 'web' });

test('the first listing after the service is ready takes hardly longer than the next one', async () => {
  const before = process.threadCpuUsage();
  await createGenerator(createRuleBasedWriter()).generate(
    { product_name: 'Mug', features: 'Holds 300 ml', platform: 'amazon', tone: 'Bold' },
    new AbortController().signal,
  );
  const { user, system } = process.threadCpuUsage(before);

  expect((user + system) / 1000).toBeLessThan(MAX_MS);
});
