import { z } from 'zod';
import { PLATFORMS, TONES, type ListingTextField, type Platform } from './choices.ts';
import { open } from './open.ts';

export const PlatformSchema = z.enum(PLATFORMS).meta({ id: 'Platform' });
export const ToneSchema = z.enum(TONES).meta({ id: 'Tone' });

/** Maximum items in each list of a listing (contract §5.1). */
export const LISTING_LIMITS = { bullets: 5, keywords: 10, product_tags: 8 } as const;

const score = z.int().min(0).max(100);

const SeoScoresSchema = z
  .object({
    keyword_density: score,
    readability: score,
    conversion_potential: score,
    platform_compliance: score,
  })
  .meta({ id: 'SeoScores', description: 'Four integers from 0 to 100.' });
export type SeoScores = z.infer<typeof SeoScoresSchema>;

/** Why a keyword of the request is nowhere in the listing (contract §5.8). */
const KEYWORD_REASONS = ['unsupported', 'banned', 'refused', 'no_room', 'not_used'] as const;
export type KeywordReason = (typeof KEYWORD_REASONS)[number];

const KeywordPlacementSchema = z
  .object({
    keyword: z.string().meta({ description: 'A keyword from the request.' }),
    fields: z.array(z.string()).meta({
      description: 'The fields of the listing that contain it; empty if no field contains it.',
    }),
    reason: open(z.enum(KEYWORD_REASONS)).optional().meta({
      description:
        "Present if no field contains it. `unsupported`: the product details don't say it, so add the fact to them if it is true. `banned`: it contains one of the `banned_words` or of the brand's words to avoid. `refused`: the platform doesn't allow this wording. `no_room`: the fields for it are full. `not_used`: it could be in the listing, but an edit removed it, or an audited text doesn't have it.",
    }),
  })
  .meta({ id: 'KeywordPlacement' });
/** Where a keyword of the request is in a listing, or why it isn't. */
export type KeywordPlacement = z.infer<typeof KeywordPlacementSchema>;

/** Where each of a request's keywords is; absent if it has none. */
export const keywordPlacements = z.array(KeywordPlacementSchema).optional().meta({
  description: 'Present if the request has `keywords`: where each is, or why it is not used.',
});

/** Why an image of a request has no alt text (contract §5.9). */
export const IMAGE_PROBLEMS = [
  'not_public',
  'unreachable',
  'too_slow',
  'too_large',
  'not_an_image',
  'no_vision',
  'not_described',
  'unsupported',
  'banned',
  'refused',
] as const;
export type ImageProblem = (typeof IMAGE_PROBLEMS)[number];

/** For each of a request's images; absent if it has none. */
const imageFields = {
  image_alts: z.array(z.string().nullable()).optional().meta({
    description:
      'Present if the request has `images`: alt text for each image, in the same order, or `null` with a reason in `image_problems`.',
  }),
  image_problems: z
    .array(
      z.object({
        image: z.int().min(0).meta({ description: 'The index of the image in the request.' }),
        reason: open(z.enum(IMAGE_PROBLEMS)).meta({
          description:
            "`not_public`: its URL isn't on the public internet. `unreachable`: it responded with an error, or not at all. `too_slow`: it took longer than 10 seconds. `too_large`: it is larger than 4 MB, or the images are larger than 8 MB in total. `not_an_image`: it isn't a JPEG, PNG, WebP or GIF. `no_vision`: the writer can't process images. `not_described`: the model returned no usable description. `unsupported`: the product details don't say what the model saw. `banned`: its alt text has one of the `banned_words` or of the brand's words to avoid. `refused`: the platform doesn't allow its wording.",
        }),
      }),
    )
    .optional()
    .meta({ description: 'Present with `image_alts`: the images without one. Usually empty.' }),
  image_facts: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .optional()
    .meta({
      description:
        'Present if the request has `images_as_facts`: what the model read in the images. The listing uses it like `attributes`.',
    }),
};

/**
 * A generated listing (contract §5.1). Every key is always present, except `keyword_placements` and those for
 * images; keys that the platform does not use are `""` or `[]`.
 */
export const ListingSchema = z
  .object({
    title: z.string(),
    bullets: z
      .array(z.string())
      .max(LISTING_LIMITS.bullets)
      .meta({ description: 'Amazon and WooCommerce; empty on other platforms.' }),
    description: z.string().meta({ description: 'May contain HTML markup.' }),
    keywords: z.array(z.string()).max(LISTING_LIMITS.keywords),
    backend_terms: z.string().meta({ description: 'Amazon; empty on other platforms.' }),
    focus_keyphrase: z.string().meta({ description: 'WooCommerce; empty on other platforms.' }),
    meta_description: z
      .string()
      .meta({ description: 'Shopify and WooCommerce; empty on other platforms.' }),
    product_tags: z
      .array(z.string())
      .max(LISTING_LIMITS.product_tags)
      .meta({ description: 'WooCommerce; empty on other platforms.' }),
    item_highlights: z.string().meta({
      description: 'Amazon: facts that did not fit in the title. Empty on other platforms.',
    }),
    seo_scores: SeoScoresSchema,
    pro_tip: z.string(),
    keyword_placements: keywordPlacements,
    ...imageFields,
  })
  .meta({
    id: 'Listing',
    description:
      'One product listing; every key is always present, except `keyword_placements` and the `image_*` keys, which depend on the request.',
  });
export type Listing = z.infer<typeof ListingSchema>;

/** A hard rule of the platform that someone's edit breaks. */
export const BrokenRuleSchema = z
  .object({
    field: z.string().meta({ description: 'The field of the listing that breaks the rule.' }),
    rule: z.string().meta({ description: 'The ID of the rule, such as `amazon.title.length`.' }),
    problem: z.string().meta({ description: 'What to change, in one sentence.' }),
  })
  .meta({ id: 'BrokenRule', description: 'A platform rule that an edited listing breaks.' });
export type BrokenRule = z.infer<typeof BrokenRuleSchema>;

/** Which fields each platform populates (contract §5.2). */
export const FIELDS_BY_PLATFORM: Readonly<Record<Platform, readonly ListingTextField[]>> = {
  amazon: ['title', 'bullets', 'description', 'keywords', 'backend_terms', 'item_highlights'],
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
