import type { Language } from './language.ts';

// Without zod, like `limits.ts`, for pages that show choices but validate nothing themselves.

/** The platforms a listing can be written for (contract §4.2). */
export const PLATFORMS = ['amazon', 'shopify', 'woocommerce'] as const;
export type Platform = (typeof PLATFORMS)[number];
/** Display names. */
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

/** The locales that a listing's own words can be written in (contract §4.14). */
export const LOCALES = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'it-IT'] as const;
export type Locale = (typeof LOCALES)[number];
export const LOCALE_LANGUAGES: Readonly<Record<Locale, Language>> = {
  'en-US': 'en',
  'en-GB': 'en',
  'de-DE': 'de',
  'fr-FR': 'fr',
  'es-ES': 'es',
  'it-IT': 'it',
};
/** Display names. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  'en-US': 'English (US)',
  'en-GB': 'English (UK)',
  'de-DE': 'German',
  'fr-FR': 'French',
  'es-ES': 'Spanish',
  'it-IT': 'Italian',
};

/** The texts of a listing (contract §5.1). */
export const LISTING_TEXT_FIELDS = [
  'title',
  'bullets',
  'description',
  'keywords',
  'backend_terms',
  'focus_keyphrase',
  'meta_description',
  'product_tags',
  'item_highlights',
] as const;
/** The fields of a listing that a writer fills in; the others are computed from them. */
export type ListingTextField = (typeof LISTING_TEXT_FIELDS)[number];

/** Types of webhook events (contract §20.2). */
export const WEBHOOK_EVENTS = [
  'job.completed',
  'job.failed',
  'batch.completed',
  'usage.threshold',
  'store.disconnected',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** In the dashboard, in place of a brand's id: a listing without a brand, even if one is active. */
export const NO_BRAND = 'none';
