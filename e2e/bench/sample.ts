import { createRuleBasedWriter, createGenerator } from '../../backend/src/generation/index.ts';
import type { GeneratedListing } from '../../backend/src/generation/index.ts';

/** A product as stores describe it. */
export const PRODUCT = {
  product_name: 'Walnut Desk Organizer with Six Compartments',
  features:
    'Solid American walnut, oiled by hand\nSix compartments for pens, cards and cables\n' +
    'Non-slip cork base protects the desk\n30 x 20 x 12 cm, 1.4 kg\nShips without plastic',
  platform: 'shopify',
  tone: 'Professional',
  category: 'Desk Organizers',
  price: '59.00 EUR',
  customer: 'People who work from home and want a tidy desk',
} as const;

/** A body of `POST /jobs`. */
export const BODY = { ...PRODUCT, external_ref: 'gid://shopify/Product/8123456789' } as const;

/** The listing that comes of {@link PRODUCT}. */
export function sampleListing(): Promise<GeneratedListing> {
  const generator = createGenerator(createRuleBasedWriter());
  return generator.generate(PRODUCT, new AbortController().signal);
}
