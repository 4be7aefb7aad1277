import {
  PLATFORMS,
  TONES,
  verifyProvenance,
  type Listing,
  type Provenance,
} from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import {
  createRuleBasedWriter,
  createGenerator,
  type ListingRequest,
} from '../../src/generation/index.ts';
import { PRODUCTS } from './products.ts';

const generator = createGenerator(createRuleBasedWriter());

async function write(
  request: ListingRequest,
): Promise<{ listing: Listing; provenance: Provenance }> {
  const { listing, provenance } = await generator.generate(request, new AbortController().signal);
  if (provenance === undefined) throw new Error('the rule-based writer knows its sources');
  return { listing, provenance };
}

describe.each(PLATFORMS)('every span of a listing for %s', (platform) => {
  it.each(Object.entries(PRODUCTS))(
    'has words from the input that it cites: %s',
    async (_, product) => {
      const request: ListingRequest = { ...product, platform, tone: 'Professional' };
      const { listing, provenance } = await write(request);
      const { product_name, features } = product;
      expect(await verifyProvenance(listing, provenance, { product_name, features })).toEqual([]);
    },
  );
});

/** A text with one character changed, at a place. */
function altered(text: string, at: number): string {
  const other = text.charAt(at) === 'x' ? 'y' : 'x';
  return text.slice(0, at) + other + text.slice(at + 1);
}

describe('the verifier', () => {
  const request = {
    product_name: 'Larkfell Tent, Green',
    features: 'Pitch it in four minutes, even in the rain.\nTwo doors\nMaterial: Ripstop nylon',
    platform: 'woocommerce',
    tone: 'Professional',
  } as const;

  it('rejects any altered character of the listing, the input or the citations', async () => {
    const { listing, provenance } = await write(request);
    const whole = JSON.stringify({ listing, provenance });
    for (let at = 0; at < whole.length; at++) {
      let changed: { listing: Listing; provenance: unknown };
      try {
        changed = JSON.parse(altered(whole, at)) as typeof changed;
      } catch {
        continue; // No JSON any more: nobody can read it at all.
      }
      const problems = await verifyProvenance(changed.listing, changed.provenance).catch(() => [
        'unreadable',
      ]);
      expect({ at, failed: problems.length > 0 }).toEqual({ at, failed: true });
    }
  });

  it("reports words that aren't in their sources, even if the digest matches", async () => {
    const { sealProvenance } = await import('@wareword/shared-schema');
    const { listing, provenance } = await write(request);
    const forged = { ...listing, title: listing.title.replace('Green', 'Azure') };
    const sealed = await sealProvenance(forged, provenance);
    expect(await verifyProvenance(forged, sealed)).toEqual([
      '"Azure" in title 1 is not in its sources.',
    ]);
  });

  it('reports that a provenance belongs to another request', async () => {
    const { listing, provenance } = await write(request);
    expect(await verifyProvenance(listing, provenance, { features: 'Three doors' })).toEqual([
      'The provenance belongs to a different input: features.',
    ]);
  });

  it("rejects a value that isn't a provenance", async () => {
    const { listing } = await write(request);
    expect(await verifyProvenance(listing, null)).toEqual(['The provenance is malformed.']);
  });
});

it.each(TONES)('a listing in the tone %s is always the same', async (tone) => {
  for (const platform of PLATFORMS) {
    const request: ListingRequest = {
      ...PRODUCTS['a paragraph and a list'],
      product_name: 'Larkfell Tent',
      features: 'Two doors\nGreen nylon\nWeighs 2.4 kg',
      platform,
      tone,
    };
    expect(await write({ ...request })).toEqual(await write({ ...request }));
  }
});
