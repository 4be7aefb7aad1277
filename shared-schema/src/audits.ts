import { z } from 'zod';
import { BrokenRuleSchema, keywordPlacements, ListingSchema, PlatformSchema } from './listing.ts';
import { EditListingRequestSchema } from './lists.ts';
import { open } from './open.ts';
import { isInLocale } from './locale.ts';
import { GenerateFieldsSchema, WRONG_LOCALE } from './requests.ts';
import { API_VERSION } from './service.ts';

/** Body of `POST /audits` (contract §18.1): the facts of a request, and the texts to check. */
export const CreateAuditRequestSchema = GenerateFieldsSchema.omit({
  ...{ tone: true, brand_id: true, images: true, images_as_facts: true },
})
  .extend({ listing: EditListingRequestSchema.shape.listing })
  .refine(isInLocale, WRONG_LOCALE)
  .meta({ id: 'CreateAuditRequest' });
export type CreateAuditRequest = z.output<typeof CreateAuditRequestSchema>;
export type CreateAuditRequestInput = z.input<typeof CreateAuditRequestSchema>;

const offset = z.int().min(0);

const UnsupportedClaimSchema = z
  .object({
    field: z.string().meta({ description: 'The field of the listing that contains it.' }),
    item: offset
      .optional()
      .meta({ description: 'The index of the entry, if the field is an array.' }),
    start: offset.optional().meta({
      description:
        'Where the text starts in the field or entry, in UTF-16 code units. Absent if markup splits the text.',
    }),
    end: offset.optional().meta({ description: 'Where it ends. Present with `start`.' }),
    text: z.string().meta({ description: 'The sentence or phrase, without markup.' }),
    reason: z
      .string()
      .meta({ description: "Why the text isn't supported or allowed, as a phrase." }),
  })
  .meta({ id: 'UnsupportedClaim' });
/** A claim in a listing that its facts do not support. */
export type UnsupportedClaim = z.infer<typeof UnsupportedClaimSchema>;

/** Response of `POST /audits` (contract §18.2). */
export const AuditSchema = z
  .object({
    api_version: z.literal(API_VERSION),
    platform: open(PlatformSchema),
    unsupported: z.array(UnsupportedClaimSchema),
    broken_rules: z.array(BrokenRuleSchema),
    seo_scores: ListingSchema.shape.seo_scores,
    pro_tip: z.string(),
    keyword_placements: keywordPlacements,
  })
  .meta({ id: 'Audit' });
export type Audit = z.infer<typeof AuditSchema>;
