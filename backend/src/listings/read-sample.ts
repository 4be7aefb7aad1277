import type { Listing, Platform } from '@wareword/shared-schema';
import { createEmbeddedWriter, createGenerator } from '../generation/index.ts';

/** A product of ours, invented to show what a listing of it looks like. */
const SAMPLE_PRODUCT = {
  product_name: 'Walnut Desk Organizer',
  features: [
    'Keeps pens, cables and sticky notes in one place.',
    'Solid walnut',
    'Six compartments',
    'Non-slip cork base',
    '30 x 20 x 12 cm',
  ].join('\n'),
  category: 'Desk Organizers',
} as const;

const generator = createGenerator(createEmbeddedWriter());
const written = new Map<Platform, Promise<Listing>>();

/**
 * A sample listing, which the rule-based writer of this process writes once. It is nobody's, and
 * costs nothing.
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
