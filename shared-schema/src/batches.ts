import { z } from 'zod';
import { open } from './open.ts';
import { CreateJobRequestSchema, pageLimit } from './requests.ts';
import { JobEnvelopeSchema, UsageSchema } from './responses.ts';
import { API_VERSION } from './service.ts';

/** Maximum requests in a batch (contract §14.1). */
export const MAX_BATCH_ITEMS = 1000;

/** Maximum size of the body of `POST /batches` in bytes (contract §14.1). */
export const MAX_BATCH_BODY_BYTES = 2 * 1024 * 1024;

/** Body of `POST /batches`; as JSON Lines, one of the requests per line. */
export const CreateBatchRequestSchema = z
  .object(
    {
      requests: z
        .array(CreateJobRequestSchema, { error: 'must be an array of requests' })
        .min(1, 'must have at least one request')
        .max(MAX_BATCH_ITEMS, `must have at most ${MAX_BATCH_ITEMS} requests`)
        .meta({ description: 'Each one is the body of a `POST /jobs` request.' }),
    },
    { error: 'must be a JSON object' },
  )
  .meta({ id: 'CreateBatchRequest' });
export type CreateBatchRequestInput = z.input<typeof CreateBatchRequestSchema>;

/** Query of `POST /batches`. */
export const CreateBatchQuerySchema = z
  .object({
    partial: z
      .unknown()
      .optional()
      .transform((value) => value === 'true')
      .meta({
        type: 'boolean',
        default: false,
        description:
          '`true`: reject only the requests that are invalid or exceed the monthly limit, and accept the others. Otherwise, a single such request causes the whole batch to be rejected.',
      }),
  })
  .meta({ id: 'CreateBatchQuery' });

/** Query of `GET /batches/{id}`. */
export const GetBatchQuerySchema = z
  .object({
    cursor: z
      .unknown()
      .optional()
      .transform((value) =>
        typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : 0,
      )
      .meta({
        type: 'string',
        description: "The previous page's `next_cursor`. Omit it for the first page.",
      }),
    limit: pageLimit({ default: 50, max: 100 }, 'items'),
  })
  .meta({ id: 'GetBatchQuery' });

/** Why a request in a batch has no job (contract §14.4). */
export const BATCH_ITEM_ERRORS = [
  'validation_error',
  'brand_forbidden',
  'brand_archived',
  'usage_limit_reached',
] as const;
export type BatchItemError = (typeof BATCH_ITEM_ERRORS)[number];

const BatchItemSchema = z
  .object({
    index: z.int().meta({ description: 'Position of the request in the batch, from 0.' }),
    external_ref: z.string().optional(),
    job: JobEnvelopeSchema.optional().meta({ description: 'Absent if the request was rejected.' }),
    unchanged: z
      .literal(true)
      .optional()
      .meta({ description: 'Present if `if_changed` found an earlier job. This uses no listing.' }),
    error: z
      .object({ code: open(z.enum(BATCH_ITEM_ERRORS)), message: z.string() })
      .optional()
      .meta({
        description:
          'Present if the request was rejected, or with `job_not_found` if its listing has since been deleted.',
      }),
  })
  .meta({ id: 'BatchItem' });
export type BatchItem = z.infer<typeof BatchItemSchema>;

const count = z.int().nonnegative();

/** A batch with a page of its items (contract §14.3). */
export const BatchSchema = z
  .object({
    api_version: z.literal(API_VERSION),
    batch_id: z.string(),
    status: open(z.enum(['processing', 'complete'])).meta({
      description: '`complete` when every job is complete or failed.',
    }),
    created_at: z.string().meta({ description: 'ISO 8601, in UTC.' }),
    canceled_at: z.string().optional().meta({ description: 'Present if the batch was canceled.' }),
    counts: z.object({
      total: count,
      queued: count,
      processing: count,
      complete: count,
      failed: count,
      rejected: count,
    }),
    poll_after_ms: z.int().optional().meta({
      description: 'Milliseconds to wait before polling again. Present while processing.',
    }),
    usage: UsageSchema.optional().meta({
      description: 'Present in the response that created the batch.',
    }),
    items: z.array(BatchItemSchema),
    next_cursor: z
      .string()
      .nullable()
      .meta({ description: '`cursor` of the next page; `null` on the last one.' }),
  })
  .meta({ id: 'Batch' });
export type Batch = z.infer<typeof BatchSchema>;
