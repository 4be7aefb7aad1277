import { verifyProvenance, type Listing, type Provenance } from '@wareword/shared-schema';
import { expect, it } from 'vitest';
import { createGenerator, type Draft, type ListingRequest } from '../../src/generation/index.ts';

const REQUEST: ListingRequest = {
  product_name: 'Larkfell Tent, Green',
  features:
    'Pitch it in four minutes, even in the rain.\nTwo doors & a porch\nMaterial: Ripstop nylon\nWeighs 2.4 kg',
  platform: 'shopify',
  tone: 'Professional',
};

async function written(draft: Draft): Promise<{ listing: Listing; provenance: Provenance }> {
  const writer = { name: 'openai' as const, write: () => Promise.resolve({ draft }) };
  const signal = new AbortController().signal;
  const { listing, provenance } = await createGenerator(writer).generate(REQUEST, signal);
  if (provenance === undefined) throw new Error('a listing has its sources');
  return { listing, provenance };
}

/** For each cited stretch of the description, the input that it rests on. */
function sourcesOf({ listing, provenance }: { listing: Listing; provenance: Provenance }) {
  return (provenance.fields['description'] ?? [])
    .flat()
    .map(({ start, end, sources, paraphrase }) => ({
      said: listing.description.slice(start, end),
      from: sources.map((one) => provenance.input[one.field]?.slice(one.start, one.end)),
      paraphrase,
    }));
}

const SENTENCES = [
  'The Larkfell tent is ready in 4 minutes, even when it rains.',
  'It has two doors &amp; a porch.',
  'You deserve it.',
];
const DRAFT: Draft = {
  title: 'Larkfell Tent, Green',
  description: `<p>${SENTENCES.join(' ')}</p>`,
  meta_description: 'A green tent of ripstop nylon with two doors. It weighs 2.4 kg.',
  keywords: ['green tent'],
};

it("a model's sentence cites the quotes that the model gave for it", async () => {
  const quotes = [{ text: SENTENCES[0] ?? '', quotes: ['pitch it in  four minutes'] }];
  const [first] = sourcesOf(await written({ ...DRAFT, quotes }));
  expect(first).toEqual({
    said: SENTENCES[0],
    from: ['Pitch it in four minutes'],
    paraphrase: true,
  });
});

it('without quotes, it cites the statements that share its words', async () => {
  const [first, second] = sourcesOf(await written(DRAFT));
  expect(first?.from).toContain('Pitch it in four minutes, even in the rain.');
  expect(second?.from).toContain('Two doors & a porch');
});

it('a sentence that shares no word with the input cites nothing', async () => {
  const cited = sourcesOf(await written(DRAFT)).map(({ said }) => said);
  expect(cited).toHaveLength(2);
});

it('the verifier accepts it, and rejects any altered character', async () => {
  const { listing, provenance } = await written(DRAFT);
  expect(await verifyProvenance(listing, provenance)).toEqual([]);
  const altered = { ...listing, description: listing.description.replace('two', 'ten') };
  expect(await verifyProvenance(altered, provenance)).not.toEqual([]);
});

it('the verifier finds an invented number in a paraphrase, even if the digest matches', async () => {
  const { sealProvenance } = await import('@wareword/shared-schema');
  const { listing, provenance } = await written(DRAFT);
  const forged = { ...listing, description: listing.description.replace('4 minutes', '2 minutes') };
  const problems = await verifyProvenance(forged, await sealProvenance(forged, provenance));
  expect(problems).toEqual([
    `"${SENTENCES[0]?.replace('4', '2')}" in description 1 is not in its sources.`,
  ]);
});
