import type { Listing, Platform } from '@wareword/shared-schema';
import { createRuleBasedWriter, createGenerator } from '../generation/index.ts';
import { SAMPLE_PRODUCT } from '../sample-product.ts';

const generator = createGenerator(createRuleBasedWriter());
const written = new Map<Platform, Promise<Listing>>();

/**
 * A sample listing, which the rule-based writer of this process writes once. It belongs to no
 * workspace and costs nothing.
 */
export async function readSample({
  input: { platform },
}: {
  input: { platform: Platform };
}): Promise<{ readonly listing: Listing }> {
  let listing = written.get(platform);
  if (listing === undefined) {
    listing = generator
      .generate({ ...SAMPLE_PRODUCT, platform, tone: 'Professional' }, new AbortController().signal)
      .then((generated) => generated.listing);
    written.set(platform, listing);
  }
  return { listing: await listing };
}
