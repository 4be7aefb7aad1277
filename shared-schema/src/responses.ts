import { z } from 'zod';
import { ListingSchema, PlatformSchema, ToneSchema } from './listing.ts';
import { API_VERSION } from './service.ts';

const apiVersion = z.literal(API_VERSION);

/**
 * A list of values that v1 may add to (document, "Versioning" 2): a client of today must read
 * tomorrow's answers, such as a list in which another client's job is for a new platform.
 */
function open<Known extends z.ZodEnum>(known: Known) {
  return z.union([known, z.string()]);
}

const platform = open(PlatformSchema);

/** Generations of the current calendar month in UTC (document, "Usage"; decisions 17). */
export const UsageSchema = z
  .object({
    used: z.int().meta({ description: 'Generations used this month.' }),
    limit: z.int().meta({ description: 'Monthly limit of the plan.' }),
    plan: z.string().meta({ description: 'Plan name, lower case.' }),
  })
  .meta({ id: 'Usage' });
export type Usage = z.infer<typeof UsageSchema>;

export const UsageWithRemainingSchema = UsageSchema.extend({
  remaining: z.int().meta({ description: 'Generations left this month.' }),
}).meta({ id: 'UsageWithRemaining' });
export type UsageWithRemaining = z.infer<typeof UsageWithRemainingSchema>;

/** Answer of `POST /generate`. */
export const GenerateResponseSchema = z
  .object({
    api_version: apiVersion,
    listing: ListingSchema,
    listing_id: z.string(),
    platform,
    tone: open(ToneSchema),
    brand_id: z.string().nullable(),
    usage: UsageSchema,
  })
  .meta({ id: 'GenerateResponse' });
export type GenerateResponse = z.infer<typeof GenerateResponseSchema>;

export const JOB_STATUSES = ['queued', 'processing', 'complete', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** `error.code` of a failed job (document, "Job envelope"). */
export const JOB_FAILURE_CODES = ['generation_failed', 'job_expired'] as const;
export type JobFailureCode = (typeof JOB_FAILURE_CODES)[number];

const jobBase = {
  api_version: apiVersion,
  job_id: z.string(),
  platform,
  external_ref: z.string().optional().meta({ description: 'Present when given at creation.' }),
};

const creationFields = {
  brand_id: z.string().nullable().optional(),
  poll_url: z.string().optional(),
  usage: UsageSchema.optional(),
};

const pendingJob = {
  ...jobBase,
  poll_after_ms: z.int().meta({ description: 'Milliseconds to wait before polling again.' }),
  ...creationFields,
};

/**
 * The job envelope (document, "Job envelope"), one shape a status. `brand_id` and `poll_url` are
 * there in answers to `POST /jobs`, `usage` only where that made a new job.
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
/** A job whose listing is there. */
export type CompleteJob = Extract<JobEnvelope, { status: 'complete' }>;

/** Answer of `GET /jobs` (decisions 8). */
export const JobListSchema = z
  .object({ api_version: apiVersion, jobs: z.array(JobEnvelopeSchema) })
  .meta({ id: 'JobList' });
export type JobList = z.infer<typeof JobListSchema>;

/** Who may reach an endpoint (document, "Authentication" 2). */
export const SCOPES = ['api', 'plugin'] as const;
export type Scope = (typeof SCOPES)[number];

/** Answer of `GET /me` (document, "Account snapshot"). */
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

/** Platforms of a store that can be connected (decisions 22). */
export const STORE_PLATFORMS = ['shopify', 'woocommerce'] as const;
export type StorePlatform = (typeof STORE_PLATFORMS)[number];

/** Answer of `POST /connect/exchange`. `token` is shown this once. */
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

/** Body of every answer that is not 2xx (document, "Error envelope"). */
export const ErrorEnvelopeSchema = z
  .object({ error: z.object({ code: z.string(), message: z.string() }) })
  .meta({ id: 'Error', description: 'Branch on `code`; `message` may change.' });
export type ErrorEnvelope = z.infer<typeof ErrorEnvelopeSchema>;
