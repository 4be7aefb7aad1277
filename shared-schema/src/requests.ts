import { z } from 'zod';
import { DEFAULT_PLATFORM, DEFAULT_TONE } from './choices.ts';
import { countCodePoints, REQUEST_LIMITS } from './limits.ts';
import { PlatformSchema, ToneSchema } from './listing.ts';

/** Most bytes of a request body (decisions 6). */
export const MAX_BODY_BYTES = 64 * 1024;

/** C0 control characters, tab, newline and carriage return apart (decisions 5). */
const CONTROL_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/**
 * A string, or a message that reads on from the field's name: {@link describeValidationError}
 * puts the two together, so every message of this file is such a predicate.
 */
const text = z.string({
  error: ({ input }) =>
    input === undefined || input === null ? 'is required' : 'must be a string',
});

/** Text that is safe to keep: well-formed Unicode without control characters, trimmed. */
const cleanText = text
  .refine((value) => value.isWellFormed() && !CONTROL_CHARACTER.test(value), {
    message: 'must not contain control characters or broken Unicode',
  })
  .transform((value) => value.trim());

function boundedText(limit: number) {
  return cleanText.refine((value) => countCodePoints(value) <= limit, {
    message: `must be at most ${limit} characters`,
  });
}

function required(limit: number) {
  return present(boundedText(limit)).meta({ minLength: 1, maxLength: limit });
}

/** A required field that is empty is missing (decisions 4). */
function present<Schema extends z.ZodType<string, string>>(schema: Schema) {
  return schema.refine((value) => value !== '', { message: 'is required' });
}

/** `null` and empty text are the same as leaving the field out (decisions 4). */
function optional<Schema extends z.ZodType<string, string>>(schema: Schema, meta: z.GlobalMeta) {
  return schema
    .nullish()
    .transform((value) => (value === null || value === '' ? undefined : value))
    .meta(meta);
}

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
    .meta({ description: 'An unknown value falls back to the default.' }),
  tone: ToneSchema.default(DEFAULT_TONE)
    .catch(DEFAULT_TONE)
    .meta({ description: 'An unknown value falls back to the default.' }),
  category: optional(boundedText(REQUEST_LIMITS.category), { maxLength: REQUEST_LIMITS.category }),
  price: optional(boundedText(REQUEST_LIMITS.price), {
    maxLength: REQUEST_LIMITS.price,
    description: 'Free-text price context, not a number.',
  }),
  customer: optional(boundedText(REQUEST_LIMITS.customer), {
    maxLength: REQUEST_LIMITS.customer,
    description: 'Target customer and use cases.',
  }),
  competitors: optional(boundedText(REQUEST_LIMITS.competitors), {
    maxLength: REQUEST_LIMITS.competitors,
    description: 'Competitor URLs or market context.',
  }),
  brand_id: optional(cleanText, {
    description: 'Brand to file the listing under; defaults to the active brand.',
  }),
};

/** Said of a body that is JSON but no object (decisions 6). */
const BODY = { error: 'must be a JSON object' };

/** Body of `POST /generate` (document, "Generate request body"). Unknown fields are ignored. */
export const GenerateRequestSchema = z
  .object(GENERATE_FIELDS, BODY)
  .meta({ id: 'GenerateRequest' });
export type GenerateRequest = z.output<typeof GenerateRequestSchema>;
/** What a caller may send; {@link GenerateRequest} is what the service makes of it. */
export type GenerateRequestInput = z.input<typeof GenerateRequestSchema>;

/** Body of `POST /jobs`: the generate body and the caller's own reference. */
export const CreateJobRequestSchema = z
  .object(
    {
      ...GENERATE_FIELDS,
      external_ref: optional(boundedText(REQUEST_LIMITS.external_ref), {
        maxLength: REQUEST_LIMITS.external_ref,
        description: "The caller's own identifier, echoed on every poll of the job.",
      }),
    },
    BODY,
  )
  .meta({ id: 'CreateJobRequest' });
export type CreateJobRequest = z.output<typeof CreateJobRequestSchema>;
export type CreateJobRequestInput = z.input<typeof CreateJobRequestSchema>;

/** Body of `POST /connect/exchange` (document, same heading; `code_verifier`: decisions 24). */
export const ConnectExchangeRequestSchema = z
  .object(
    {
      code: present(cleanText).meta({
        minLength: 1,
        description: 'The one-time code from the return address.',
      }),
      site: present(cleanText).meta({
        minLength: 1,
        description: 'Store origin; must equal the one the code is for.',
      }),
      code_verifier: cleanText
        .nullish()
        .transform((verifier) => verifier ?? undefined)
        .meta({ description: 'PKCE verifier, where the connect page was given a challenge.' }),
    },
    BODY,
  )
  .meta({ id: 'ConnectExchangeRequest' });
export type ConnectExchangeRequest = z.output<typeof ConnectExchangeRequestSchema>;
export type ConnectExchangeRequestInput = z.input<typeof ConnectExchangeRequestSchema>;

/** Bounds of `limit` on `GET /jobs` (document, "Limits"). */
export const JOB_LIST_LIMIT = { default: 20, max: 50 } as const;

/** Query of `GET /jobs`: clamped to 1…50, and 20 where it is no integer (decisions 8). */
export const ListJobsQuerySchema = z
  .object({
    // Anything can stand in a query, a repeated parameter's list too; nothing is refused.
    limit: z
      .unknown()
      .optional()
      .transform((value) =>
        typeof value === 'string' && /^[+-]?\d+$/.test(value)
          ? Math.min(Math.max(Number(value), 1), JOB_LIST_LIMIT.max)
          : JOB_LIST_LIMIT.default,
      )
      .meta({
        type: 'integer',
        minimum: 1,
        maximum: JOB_LIST_LIMIT.max,
        default: JOB_LIST_LIMIT.default,
        description: 'Most jobs to list. What is out of bounds is clamped.',
      }),
  })
  .meta({ id: 'ListJobsQuery' });

/**
 * What is wrong with a request, in one line for the developer who sent it: each field's name and
 * what to do about it, never its value. For the schemas of this file, whose messages are
 * predicates.
 *
 * @example "product_name is required; features must be at most 600 characters"
 */
export function describeValidationError(error: z.ZodError): string {
  const firstByField = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'the body';
    if (!firstByField.has(field)) firstByField.set(field, issue.message);
  }
  return Array.from(firstByField, ([field, message]) => `${field} ${message}`).join('; ');
}
