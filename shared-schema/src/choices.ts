// Without zod, as is `limits.ts`: pages show what can be chosen, and judge nothing themselves.

/** The marketplaces a listing can be fitted to (document, "What the service does"). */
export const PLATFORMS = ['amazon', 'shopify', 'woocommerce'] as const;
export type Platform = (typeof PLATFORMS)[number];
export const DEFAULT_PLATFORM: Platform = 'amazon';

/** The voices a listing can be written in (document, "Generate request body"). */
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
