import { z } from 'zod';
import {
  DEFAULT_PLATFORM,
  DEFAULT_TONE,
  LOCALE_LANGUAGES,
  LOCALES,
  type Locale,
} from './choices.ts';
import { isInOtherLanguage } from './language.ts';
import { ATTRIBUTE_LIMITS, KEYWORD_LIMITS, REQUEST_LIMITS, VARIANT_LIMITS } from './limits.ts';
import { PlatformSchema, ToneSchema } from './listing.ts';
import { boundedText, cleanText, words } from './texts.ts';

/** Maximum size of a request body in bytes (contract §1.6). */
export const MAX_BODY_BYTES = 64 * 1024;

function required(limit: number) {
  return present(boundedText(limit)).meta({ minLength: 1, maxLength: limit });
}

/** An empty required field counts as missing (contract §4.3). */
function present<Schema extends z.ZodType<string, string>>(schema: Schema) {
  return schema.refine((value) => value !== '', { message: 'is required' });
}

/** `null` and empty text are treated as an omitted field (contract §4.3). */
function optional<Schema extends z.ZodType<string, string>>(schema: Schema, meta: z.GlobalMeta) {
  return schema
    .nullish()
    .transform((value) => (value === null || value === '' ? undefined : value))
    .meta(meta);
}

function oneLine(limit: number) {
  return required(limit).refine((value) => !/[\r\n]/u.test(value), { message: 'must be one line' });
}

/** `null` and an empty list are treated as an omitted field. */
function optionalList<Schema extends z.ZodType<readonly unknown[]>>(
  schema: Schema,
  meta: z.GlobalMeta,
) {
  return schema
    .nullish()
    .transform((list) => (list === null || list?.length === 0 ? undefined : list))
    .meta(meta);
}

/** Each name once, upper and lower case alike. */
function refuseNamedTwice(
  list: readonly { readonly name: string }[],
  context: z.RefinementCtx<readonly { readonly name: string }[]>,
): void {
  const seen = new Set<string>();
  for (const [index, { name }] of list.entries()) {
    const key = name.toLowerCase();
    const message = 'must be given only once. Put several values in one';
    if (seen.has(key)) context.addIssue({ code: 'custom', path: [index, 'name'], message });
    seen.add(key);
  }
}

const attribute = z
  .object(
    {
      name: oneLine(ATTRIBUTE_LIMITS.name).meta({ examples: ['Material'] }),
      value: oneLine(ATTRIBUTE_LIMITS.value).meta({ examples: ['Solid walnut'] }),
    },
    { error: 'must be an object with name and value' },
  )
  .meta({ id: 'ProductAttribute' });
export type ProductAttribute = z.output<typeof attribute>;

const attributes = optionalList(
  z
    .array(attribute, { error: 'must be a list of objects with name and value' })
    .max(ATTRIBUTE_LIMITS.attributes, `must have at most ${ATTRIBUTE_LIMITS.attributes} entries`)
    .superRefine(refuseNamedTwice),
  {
    maxItems: ATTRIBUTE_LIMITS.attributes,
    description:
      "Facts as names and values, such as a product's specifications. They are not part of the limit of `features`.",
  },
);

const variant = z
  .object(
    {
      name: oneLine(VARIANT_LIMITS.name).meta({ examples: ['Color'] }),
      values: z
        .array(oneLine(VARIANT_LIMITS.value), { error: 'must be a list of values' })
        .min(1, 'must have at least one value')
        .max(VARIANT_LIMITS.values, `must have at most ${VARIANT_LIMITS.values} entries`)
        .transform((list) => [...new Map(list.map((one) => [one.toLowerCase(), one])).values()])
        .meta({ examples: [['Red', 'Blue']] }),
    },
    { error: 'must be an object with name and values' },
  )
  .meta({ id: 'ProductVariant' });
export type ProductVariant = z.output<typeof variant>;

const variants = optionalList(
  z
    .array(variant, { error: 'must be a list of objects with name and values' })
    .max(VARIANT_LIMITS.variants, `must have at most ${VARIANT_LIMITS.variants} entries`)
    .superRefine(refuseNamedTwice),
  {
    maxItems: VARIANT_LIMITS.variants,
    description:
      'What buyers choose from, such as colors and sizes. The listing says that there is a choice, and never presents one value as true of every item. A single value is a fact, like an attribute.',
  },
);

const bannedWords = optionalList(
  words(
    'Words and phrases to keep out of this listing, in addition to the ones its brand avoids.',
    'cheap',
  ),
  {},
);

const keywords = optionalList(
  words(
    "Phrases that shoppers search for. Those that the product details support and the platform allows are placed in the listing; the listing's `keyword_placements` reports on each.",
    'walnut desk organizer',
    KEYWORD_LIMITS,
  ),
  {},
);

/** As stores write them, too: `en_GB`. */
const locale = cleanText
  .transform((value, context): Locale | undefined => {
    if (value === '') return undefined;
    const wanted = value.replace('_', '-').toLowerCase();
    const found = LOCALES.find((one) => one.toLowerCase() === wanted);
    const message = `must be one of ${LOCALES.join(', ')}`;
    if (found === undefined) context.addIssue({ code: 'custom', message });
    return found;
  })
  .nullish()
  .transform((value) => value ?? undefined)
  .meta({
    enum: [...LOCALES],
    examples: ['en-GB'],
    description:
      "Language and spelling of the words that the writer adds. It must be the language of `features`, because details aren't translated, and units aren't converted. Without it, the language of `features` decides.",
  });

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
  brand_id: optional(cleanText, {
    description: 'Brand for the listing. Defaults to the active brand.',
  }),
};

/** The error for a body that is JSON but not an object (contract §4.6). */
const BODY = { error: 'must be a JSON object' };

/** A listing in one language is all that can be checked against details in the same one. */
export function isInLocale(request: { features: string; locale?: Locale | undefined }): boolean {
  const { features, locale } = request;
  return locale === undefined || !isInOtherLanguage(features, LOCALE_LANGUAGES[locale]);
}

export const WRONG_LOCALE = {
  message:
    "must be in the language of features: details aren't translated. Leave it out to use that language",
  path: ['locale'],
};

/** The fields of {@link GenerateRequestSchema}, each checked by itself. */
export const GenerateFieldsSchema = z.object(GENERATE_FIELDS, BODY);

/** Body of `POST /generate` (contract §4.1). Unknown fields are ignored. */
export const GenerateRequestSchema = GenerateFieldsSchema.refine(isInLocale, WRONG_LOCALE).meta({
  id: 'GenerateRequest',
});
export type GenerateRequest = z.output<typeof GenerateRequestSchema>;
/** What a caller may send; {@link GenerateRequest} is the parsed form. */
export type GenerateRequestInput = z.input<typeof GenerateRequestSchema>;

/** Body of `POST /jobs`: the generate body and the caller's own reference. */
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
            '`true`: if a listing for this `external_ref` was already written from the same details, rules and brand, return that job. It costs nothing.',
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
const INCLUDABLE = ['provenance', 'json_ld', 'google'] as const;
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
          'One or more of `provenance` (where each part of the listing comes from), `json_ld` (schema.org Product for your page) and `google` (title and description for Merchant Center), separated by commas.',
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
