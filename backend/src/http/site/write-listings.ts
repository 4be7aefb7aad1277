import { PLATFORMS, type Listing, type Platform } from '@wareword/shared-schema';
import {
  createRuleBasedWriter,
  createGenerator,
  type ListingRequest,
} from '../../generation/index.ts';

export type ListingsByPlatform = readonly (readonly [Platform, Listing])[];

/** What a visitor says about a product. */
export type ProductDetails = Pick<ListingRequest, 'product_name' | 'features' | 'category'>;

const generator = createGenerator(createRuleBasedWriter());

/**
 * Writes a listing for every platform with the rule-based writer: visitors cause no calls to a model.
 * @throws {GenerationError} if the signal aborts
 */
export async function writeListings(
  product: ProductDetails,
  signal: AbortSignal,
): Promise<ListingsByPlatform> {
  const listings: [Platform, Listing][] = [];
  for (const platform of PLATFORMS) {
    const { listing } = await generator.generate(
      { ...product, platform, tone: 'Professional' },
      signal,
    );
    listings.push([platform, listing]);
  }
  return listings;
}
