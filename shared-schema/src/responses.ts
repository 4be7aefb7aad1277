import { z } from 'zod';
import { open } from './open.ts';
import { BrokenRuleSchema, ListingSchema, PlatformSchema, ToneSchema } from './listing.ts';
import { GoogleProductSchema, JsonLdSchema } from './product-data.ts';
import { ProvenanceSchema } from './provenance.ts';
import { API_VERSION } from './service.ts';

const apiVersion = z.literal(API_VERSION);

const platform = open(PlatformSchema);

/** Listings of the current calendar month in UTC (contract §9.1). */
export const UsageSchema = z
  .object({
    used: z.int().meta({ description: 'Listings used this month.' }),
    limit: z.int().meta({ description: 'Listings per month on the plan.' }),
    plan: z.string().meta({ description: 'Plan name in lowercase.' }),
  })
  .meta({ id: 'Usage' });
export type Usage = z.infer<typeof UsageSchema>;

const UsageWithRemainingSchema = UsageSchema.extend({
  remaining: z.int().meta({ description: 'Listings left this month.' }),
}).meta({ id: 'UsageWithRemaining' });
export type UsageWithRemaining = z.infer<typeof UsageWithRemainingSchema>;

/** The writers: a model, or the rule-based writer. */
export const WRITERS = ['openai', 'embedded'] as const;

/** Added within v1; an older service omits it. */
export const writer = open(z.enum(WRITERS)).optional().meta({
  description:
    'What wrote the listing: `openai` for an AI model, or `embedded` for the rule-based writer, which also takes over when the model is unavailable.',
});

/** The languages that a tip is given in, whatever language the listing is in. */
export const TipsSchema = z
  .object({ en: z.string(), de: z.string(), fr: z.string(), es: z.string() })
  .meta({
    id: 'Tips',
    description: 'Present with `?include=tips`: `pro_tip` in English, German, French and Spanish.',
  });
export type Tips = z.infer<typeof TipsSchema>;

/** Added within v1; each is only present if requested with `include`. */
export const inclusions = {
  provenance: ProvenanceSchema.nullable().optional().meta({
    description:
      'Present with `?include=provenance`: where each part of the listing comes from. `null` for a listing written before this was recorded.',
  }),
  json_ld: JsonLdSchema.optional(),
  google: GoogleProductSchema.optional(),
  tips: TipsSchema.optional(),
};

/** Added within v1; present only if the listing was changed after it was written (contract §5.7). */
export const edits = {
  edited_at: z.string().optional().meta({
    description: 'When the listing was last edited, in ISO 8601. Absent if it never was.',
  }),
  edited_fields: z.array(z.string()).optional().meta({
    description: 'Present with `edited_at`: the fields that were edited.',
  }),
  broken_rules: z.array(BrokenRuleSchema).optional().meta({
    description:
      'Present with `edited_at`: platform rules that the edited listing breaks. Usually empty.',
  }),
};

/** Response of `POST /generate`. */
export const GenerateResponseSchema = z
  .object({
    api_version: apiVersion,
    listing: ListingSchema,
    listing_id: z.string(),
    ...inclusions,
    ...edits,
    writer,
    platform,
    tone: open(ToneSchema),
    brand_id: z.string().nullable(),
    usage: UsageSchema,
  })
  .meta({ id: 'GenerateResponse' });
export type GenerateResponse = z.infer<typeof GenerateResponseSchema>;

export const JOB_STATUSES = ['queued', 'processing', 'complete', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** `error.code` of a failed job (contract §7.6, §7.7, §7.13). */
export const JOB_FAILURE_CODES = ['generation_failed', 'job_expired', 'job_cancelled'] as const;
export type JobFailureCode = (typeof JOB_FAILURE_CODES)[number];

const jobBase = {
  api_version: apiVersion,
  job_id: z.string(),
  platform,
  external_ref: z
    .string()
    .optional()
    .meta({ description: 'Present if you sent one when you created the job.' }),
};

const creationFields = {
  brand_id: z.string().nullable().optional(),
  poll_url: z.string().optional(),
  unchanged: z.literal(true).optional().meta({
    description: 'Present if `if_changed` returned an earlier job. This uses no listing.',
  }),
  usage: UsageSchema.optional(),
};

const pendingJob = {
  ...jobBase,
  poll_after_ms: z.int().meta({ description: 'Milliseconds to wait before polling again.' }),
  ...creationFields,
};

/**
 * The job envelope (contract §7.3), one shape per status. `brand_id` and `poll_url` are only in
 * responses to `POST /jobs`, and `usage` only if that created a new job.
 */
export const JobEnvelopeSchema = z
  .discriminatedUnion('status', [
    z.object({ ...pendingJob, status: z.literal('queued') }).meta({ id: 'QueuedJob' }),
    z.object({ ...pendingJob, status: z.literal('processing') }).meta({ id: 'ProcessingJob' }),
    z
      .object({
        ...jobBase,
        status: z.literal('complete'),
        listing: ListingSchema,
        listing_id: z.string(),
        ...inclusions,
        writer,
        ...edits,
        ...creationFields,
      })
      .meta({ id: 'CompleteJob' }),
    z
      .object({
        ...jobBase,
        status: z.literal('failed'),
        error: z.object({ code: open(z.enum(JOB_FAILURE_CODES)), message: z.string() }),
        ...creationFields,
      })
      .meta({ id: 'FailedJob' }),
  ])
  .meta({ id: 'Job' });
export type JobEnvelope = z.infer<typeof JobEnvelopeSchema>;
/** A job with its listing. */
export type CompleteJob = Extract<JobEnvelope, { status: 'complete' }>;

/**
 * The types of tokens, of which each token has one; v1 calls it scope (contract §2.7). Those of agents
 * reach the MCP server alone (contract §21.8).
 */
export const SCOPES = ['api', 'plugin', 'agent'] as const;
export type Scope = (typeof SCOPES)[number];

/** Response of `GET /me` (contract §10.1). */
export const AccountSnapshotSchema = z
  .object({
    api_version: apiVersion,
    account: z.object({
      email: z.string(),
      plan: z.string(),
      is_member: z.boolean(),
    }),
    usage: UsageWithRemainingSchema,
    token: z.object({
      scope: open(z.enum(SCOPES)),
      name: z.string(),
      site_url: z.string().optional(),
      platform: z.string().optional(),
    }),
    brands: z.array(z.object({ id: z.string(), name: z.string(), locked: z.boolean() })),
    capabilities: z.object({
      generate: z.boolean(),
      async_jobs: z.boolean(),
      bulk: z.boolean(),
    }),
    upgrade_url: z.string(),
  })
  .meta({ id: 'AccountSnapshot' });
export type AccountSnapshot = z.infer<typeof AccountSnapshotSchema>;

/** Platforms of stores that can be connected (contract §11.1). */
export const STORE_PLATFORMS = ['shopify', 'woocommerce'] as const;
export type StorePlatform = (typeof STORE_PLATFORMS)[number];

/** Response of `POST /connect/exchange`. `token` is only shown this once. */
export const ConnectExchangeResponseSchema = z
  .object({
    token: z.string(),
    token_prefix: z.string(),
    site_url: z.string(),
    platform: z.string(),
    account: z.object({ plan: z.string() }),
    usage: UsageWithRemainingSchema,
  })
  .meta({ id: 'ConnectExchangeResponse' });
export type ConnectExchangeResponse = z.infer<typeof ConnectExchangeResponseSchema>;

/** Body of every non-2xx response (contract §3.3). */
export const ErrorEnvelopeSchema = z
  .object({ error: z.object({ code: z.string(), message: z.string() }) })
  .meta({ id: 'Error', description: 'Branch on `code`; `message` can change.' });
export type ErrorEnvelope = z.infer<typeof ErrorEnvelopeSchema>;
