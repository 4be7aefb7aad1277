import { readFileSync } from 'node:fs';
import { PLATFORMS } from '@wareword/shared-schema';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkSentence } from '../../src/generation/gate/check-sentence.ts';
import { readEvidence } from '../../src/generation/gate/evidence.ts';
import { write } from './write-fixture.ts';

const page = readFileSync(new URL('../../../docs/writer.md', import.meta.url), 'utf8');
const [first = '', second = ''] = [...page.matchAll(/^```json\n([^]*?)^```/gmu)].map(
  ([, json = '']) => json,
);
const product = z
  .object({ product_name: z.string(), features: z.string(), category: z.string() })
  .parse(JSON.parse(first));
const written = z.record(z.enum(PLATFORMS), z.object().loose()).parse(JSON.parse(second));

it.each(PLATFORMS)('writes the example of docs/writer.md for %s', async (platform) => {
  const { product_name, features, category } = product;

  const listing = await write(platform, product_name, [features], { category });

  expect(listing).toMatchObject(written[platform]);
});

const SENTENCE = /^- "([^"]+)" is \*\*(\w+)\*\*/gmu;

it('checks the sentences of docs/writer.md as it says', async () => {
  const said = [...page.matchAll(SENTENCE)].map(([, text = '', kind]) => ({ text, kind }));
  const evidence = await readEvidence({ ...product, platform: 'shopify', tone: 'Professional' });

  const found = [];
  for (const { text } of said) {
    const context = { leadIn: '', following: '' };
    const verdict = await checkSentence({ text, quotes: [] }, context, evidence, 'shopify');
    found.push({ text, kind: verdict.kind });
  }

  expect(said).toHaveLength(5);
  expect(found).toEqual(said);
});
