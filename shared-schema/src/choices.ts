// Without zod, like `limits.ts`, for pages that show choices but validate nothing themselves.

/** The marketplaces a listing can be written for (contract §4.2). */
export const PLATFORMS = ['amazon', 'shopify', 'woocommerce'] as const;
export type Platform = (typeof PLATFORMS)[number];
/** How people write them. */
export const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  amazon: 'Amazon',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
};
export const DEFAULT_PLATFORM: Platform = 'amazon';

/** The tones a listing can be written in (contract §4.2). */
export const TONES = [
  'Professional',
  'Energetic',
  'Friendly',
  'Luxury',
  'Technical',
  'Playful',
  'Bold',
  'Minimalist',
] as const;
export type Tone = (typeof TONES)[number];
export const DEFAULT_TONE: Tone = 'Professional';
