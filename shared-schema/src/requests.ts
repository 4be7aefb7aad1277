import { z } from 'zod';
import { DEFAULT_PLATFORM, DEFAULT_TONE } from './choices.ts';
import { isInLocale } from './locale.ts';
import { REQUEST_LIMITS } from './limits.ts';
import { PlatformSchema, ToneSchema } from './listing.ts';
import {
  attributes,
  bannedWords,
  images,
  imagesAsFacts,
  keywords,
  locale,
  optional,
  present,
  required,
  variants,
} from './request-fields.ts';
import { requestIssue } from './request-issues.ts';
import { boundedText, cleanText } from './texts.ts';

export type { ProductAttribute, ProductVariant } from './request-fields.ts';

/** Maximum size of a request body in bytes (contract §1.6). */
export const MAX_BODY_BYTES = 64 * 1024;

const GENERATE_FIELDS = {
  product_name: required(REQUEST_LIMITS.product_name).meta({
    examples: ['Walnut Desk Organizer'],
  }),
  features: required(REQUEST_LIMITS.features).meta({
    description: 'Key features and selling points.',
    examples: ['Solid walnut\nSix compartments\nNon-slip cork base'],
  }),
  platform: PlatformSchema.default(DEFAULT_PLATFORM)
    .catch(DEFAULT_PLATFORM)
    .meta({ description: 'Unknown values fall back to the default.' }),
  tone: ToneSchema.default(DEFAULT_TONE)
    .catch(DEFAULT_TONE)
    .meta({ description: 'Unknown values fall back to the default.' }),
  category: optional(boundedText(REQUEST_LIMITS.category), { maxLength: REQUEST_LIMITS.category }),
  price: optional(boundedText(REQUEST_LIMITS.price), {
    maxLength: REQUEST_LIMITS.price,
    description: 'Price as free text, not a number.',
  }),
  customer: optional(boundedText(REQUEST_LIMITS.customer), {
    maxLength: REQUEST_LIMITS.customer,
    description: 'Target customer and use cases.',
  }),
  competitors: optional(boundedText(REQUEST_LIMITS.competitors), {
    maxLength: REQUEST_LIMITS.competitors,
    description: 'Competitor URLs or market context.',
  }),
  attributes,
  variants,
  banned_words: bannedWords,
  keywords,
  locale,
  images,
  images_as_facts: imagesAsFacts,
  brand_id: optional(cleanText, {
    description: 'Brand for the listing. Defaults to the active brand.',
  }),
};

/** The error for a body that is JSON but not an object (contract §4.6). */
const BODY = { error: 'must be a JSON object' };

export const WRONG_LOCALE = {
  message:
    "must match the language of features, because details aren't translated. Omit it to use that language",
  path: ['locale'],
  ...requestIssue({ problem: 'otherLanguage' }),
};

/** The fields of {@link GenerateRequestSchema}, each checked on its own. */
export const GenerateFieldsSchema = z.object(GENERATE_FIELDS, BODY);

/** Body of `POST /generate` (contract §4.1). Unknown fields are ignored. */
export const GenerateRequestSchema = GenerateFieldsSchema.refine(isInLocale, WRONG_LOCALE).meta({
  id: 'GenerateRequest',
});
export type GenerateRequest = z.output<typeof GenerateRequestSchema>;
/** What a caller may send; {@link GenerateRequest} is the parsed form. */
export type GenerateRequestInput = z.input<typeof GenerateRequestSchema>;

/** Body of `POST /jobs`: the generate body, the caller's own reference and `if_changed`. */
export const CreateJobRequestSchema = z
  .object(
    {
      ...GENERATE_FIELDS,
      external_ref: optional(boundedText(REQUEST_LIMITS.external_ref), {
        maxLength: REQUEST_LIMITS.external_ref,
        description: 'Your own identifier, returned with the job.',
      }),
      if_changed: z
        .boolean('must be true or false')
        .nullish()
        .transform((value) => value ?? false)
        .meta({
          default: false,
          description:
            '`true`: if a listing for this `external_ref` was already written from the same details, rules and brand, return that job for free.',
        }),
    },
    BODY,
  )
  .refine(({ if_changed, external_ref }) => !if_changed || external_ref !== undefined, {
    message: 'is required with if_changed',
    path: ['external_ref'],
  })
  .refine(isInLocale, WRONG_LOCALE)
  .meta({ id: 'CreateJobRequest' });
export type CreateJobRequest = z.output<typeof CreateJobRequestSchema>;
export type CreateJobRequestInput = z.input<typeof CreateJobRequestSchema>;

/** Body of `POST /connect/exchange` (contract §11.5; `code_verifier`: contract §11.4). */
export const ConnectExchangeRequestSchema = z
  .object(
    {
      code: present(cleanText).meta({
        minLength: 1,
        description: 'The one-time code from the return URL.',
      }),
      site: present(cleanText).meta({
        minLength: 1,
        description: 'The store origin that the code was issued for.',
      }),
      code_verifier: cleanText
        .nullish()
        .transform((verifier) => verifier ?? undefined)
        .meta({
          description: 'The PKCE verifier. Required if you sent a challenge to the connect page.',
        }),
      client_id: optional(cleanText, {
        description: 'The ID of a trusted store app. Required if you sent one to the connect page.',
      }),
      client_secret: optional(cleanText, { description: 'The secret of the trusted store app.' }),
    },
    BODY,
  )
  .meta({ id: 'ConnectExchangeRequest' });
export type ConnectExchangeRequest = z.output<typeof ConnectExchangeRequestSchema>;
export type ConnectExchangeRequestInput = z.input<typeof ConnectExchangeRequestSchema>;

/** What a response can include on request. */
const INCLUDABLE = ['provenance', 'json_ld', 'google', 'tips'] as const;
export type Includable = (typeof INCLUDABLE)[number];

/** Query of `POST /generate`, `GET /jobs/{id}` and `GET /listings/{id}`. Unknown values are ignored, as in a body. */
export const IncludeQuerySchema = z
  .object({
    include: z
      .unknown()
      .optional()
      .transform((value): readonly Includable[] => {
        const names = typeof value === 'string' ? value.split(',') : [];
        return INCLUDABLE.filter((name) => names.includes(name));
      })
      .meta({
        type: 'string',
        examples: ['json_ld,google'],
        description:
          'One or more of `provenance` (where each part of the listing comes from), `json_ld` (schema.org Product for your page), `google` (title and description for Merchant Center) and `tips` (`pro_tip` in other languages), separated by commas.',
      }),
  })
  .meta({ id: 'IncludeQuery' });

/**
 * `limit` of a list: clamped to 1…max, and the default if it is not an integer. A query can contain
 * anything, including repeated parameters; nothing is rejected.
 * @param items what is limited, as in "number of jobs"
 */
export function pageLimit(
  bounds: { readonly default: number; readonly max: number },
  items: string,
) {
  return z
    .unknown()
    .optional()
    .transform((value) =>
      // A number is what a tool of the MCP server is given.
      (typeof value === 'string' || typeof value === 'number') && /^[+-]?\d+$/.test(String(value))
        ? Math.min(Math.max(Number(value), 1), bounds.max)
        : bounds.default,
    )
    .meta({
      type: 'integer',
      minimum: 1,
      maximum: bounds.max,
      default: bounds.default,
      description: `Maximum number of ${items} to return. Values out of range are clamped.`,
    });
}

/**
 * What is wrong with a request, in one line for the developer who sent it: each field's name and
 * what to do about it, never its value. For the schemas of this file, whose messages are
 * predicates.
 * @param path where the request is in the body, if it is not the body itself
 *
 * @example "product_name is required; features must be at most 600 characters"
 */
export function describeValidationError(error: z.ZodError, path?: string): string {
  const firstByField = new Map<string, string>();
  for (const issue of error.issues) {
    const field =
      [...(path === undefined ? [] : [path]), ...issue.path].join('.') || 'The request body';
    if (!firstByField.has(field)) firstByField.set(field, issue.message);
  }
  return Array.from(firstByField, ([field, message]) => `${field} ${message}`).join('; ');
}
