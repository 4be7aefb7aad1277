import { z } from 'zod';
import { BatchSchema } from './batches.ts';
import { open } from './open.ts';
import { JobEnvelopeSchema, STORE_PLATFORMS } from './responses.ts';
import { TEST_EVENT, type WebhookType } from './webhooks.ts';

const timestamp = z.string().meta({ description: 'When it happened. ISO 8601, in UTC.' });
const job = JobEnvelopeSchema.meta({ description: 'The job, as `GET /jobs/{id}` returns it.' });

/** The body of each event (contract §20.2), by type. */
export const WEBHOOK_PAYLOADS = {
  'job.completed': z
    .object({ type: z.literal('job.completed'), timestamp, data: job })
    .meta({ id: 'JobCompletedEvent' }),
  'job.failed': z
    .object({ type: z.literal('job.failed'), timestamp, data: job })
    .meta({ id: 'JobFailedEvent' }),
  'batch.completed': z
    .object({
      type: z.literal('batch.completed'),
      timestamp,
      data: BatchSchema.meta({
        description: 'The batch, as `GET /batches/{id}` returns it, without items.',
      }),
    })
    .meta({ id: 'BatchCompletedEvent' }),
  'usage.threshold': z
    .object({
      type: z.literal('usage.threshold'),
      timestamp,
      data: z.object({
        percent: z.int().meta({ description: '80 or 100.' }),
        used: z.int(),
        limit: z.int(),
        month: z.string().meta({ description: 'Such as `2026-11`, in UTC.' }),
      }),
    })
    .meta({ id: 'UsageThresholdEvent' }),
  'store.disconnected': z
    .object({
      type: z.literal('store.disconnected'),
      timestamp,
      data: z.object({
        name: z.string(),
        site_url: z.string(),
        platform: open(z.enum(STORE_PLATFORMS)),
      }),
    })
    .meta({ id: 'StoreDisconnectedEvent' }),
  [TEST_EVENT]: z
    .object({
      type: z.literal(TEST_EVENT),
      timestamp,
      data: z.object({ endpoint_id: z.string() }),
    })
    .meta({ id: 'WebhookTestEvent' }),
} as const satisfies Record<WebhookType, z.ZodType>;

/**
 * The body of a webhook, by its `type`. Verify the signature of the raw body before you parse it. New
 * types may be added: ignore those that you don't know.
 */
export const WebhookPayloadSchema = z.discriminatedUnion('type', [
  WEBHOOK_PAYLOADS['job.completed'],
  WEBHOOK_PAYLOADS['job.failed'],
  WEBHOOK_PAYLOADS['batch.completed'],
  WEBHOOK_PAYLOADS['usage.threshold'],
  WEBHOOK_PAYLOADS['store.disconnected'],
  WEBHOOK_PAYLOADS[TEST_EVENT],
]);
export type WebhookPayload = z.infer<typeof WebhookPayloadSchema>;
