import { z } from 'zod';
import { PLATFORMS, TONES, type Platform } from './choices.ts';

export const PlatformSchema = z.enum(PLATFORMS).meta({ id: 'Platform' });
export const ToneSchema = z.enum(TONES).meta({ id: 'Tone' });

/** Most items each list of a listing holds (document, "Limits"). */
export const LISTING_LIMITS = { bullets: 5, keywords: 10, product_tags: 8 } as const;

const score = z.int().min(0).max(100);

export const SeoScoresSchema = z
  .object({
    keyword_density: score,
    readability: score,
    conversion_potential: score,
    platform_compliance: score,
  })
  .meta({ id: 'SeoScores', description: 'Four integers from 0 to 100.' });
export type SeoScores = z.infer<typeof SeoScoresSchema>;

/**
 * A generated listing (document, "Listing"): a stable superset, in which every key is present
 * and those that the platform does not use are `""` or `[]`.
 */
export const ListingSchema = z
  .object({
    title: z.string(),
    bullets: z
      .array(z.string())
      .max(LISTING_LIMITS.bullets)
      .meta({ description: 'Amazon and WooCommerce; empty elsewhere.' }),
    description: z.string().meta({ description: 'May contain HTML markup.' }),
    keywords: z.array(z.string()).max(LISTING_LIMITS.keywords),
    backend_terms: z.string().meta({ description: 'Amazon; empty elsewhere.' }),
    focus_keyphrase: z.string().meta({ description: 'WooCommerce; empty elsewhere.' }),
    meta_description: z.string().meta({ description: 'Shopify and WooCommerce; empty elsewhere.' }),
    product_tags: z
      .array(z.string())
      .max(LISTING_LIMITS.product_tags)
      .meta({ description: 'WooCommerce; empty elsewhere.' }),
    seo_scores: SeoScoresSchema,
    pro_tip: z.string(),
  })
  .meta({ id: 'Listing', description: 'One product listing; every key is always present.' });
export type Listing = z.infer<typeof ListingSchema>;

/** The fields of a listing that a writer fills; scores and tip are computed from them. */
export type ListingTextField = Exclude<keyof Listing, 'seo_scores' | 'pro_tip'>;

/** Which fields each platform populates (document, "Population per platform"). */
export const FIELDS_BY_PLATFORM: Readonly<Record<Platform, readonly ListingTextField[]>> = {
  amazon: ['title', 'bullets', 'description', 'keywords', 'backend_terms'],
  shopify: ['title', 'description', 'keywords', 'meta_description'],
  woocommerce: [
    'title',
    'bullets',
    'description',
    'keywords',
    'focus_keyphrase',
    'meta_description',
    'product_tags',
  ],
};
