import { PLATFORMS } from '@wareword/shared-schema';
import { expect, it } from 'vitest';
import { createRuleBasedWriter, createGenerator } from '../../src/generation/index.ts';
import { PRODUCTS } from './products.ts';

const generator = createGenerator(createRuleBasedWriter());

/** CPU milliseconds of a listing of every product for every platform. */
async function cpuPerListing(): Promise<number> {
  const start = process.cpuUsage();
  let count = 0;
  for (const product of Object.values(PRODUCTS)) {
    for (const platform of PLATFORMS) {
      const request = { ...product, platform, tone: 'Professional' } as const;
      await generator.generate(request, new AbortController().signal);
      count += 1;
    }
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / count;
}

it('a listing takes under 20 ms of one core', async () => {
  await cpuPerListing();
  const turns = [await cpuPerListing(), await cpuPerListing(), await cpuPerListing()];
  expect(Math.min(...turns)).toBeLessThan(20);
});
