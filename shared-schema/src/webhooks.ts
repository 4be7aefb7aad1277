import { z } from 'zod';
import { WEBHOOK_EVENTS } from './choices.ts';
import { WEBHOOK_LIMITS } from './limits.ts';
import { filter, nextCursor, oneOf, pageOf } from './lists.ts';
import { open } from './open.ts';
import { cleanText } from './texts.ts';
import { API_VERSION } from './service.ts';

/** The event that a test sends (contract §20.14); no endpoint subscribes to it. */
export const TEST_EVENT = 'webhook.test';
/** Everything that an endpoint can be sent. */
export const WEBHOOK_TYPES = [...WEBHOOK_EVENTS, TEST_EVENT] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** Why no events are sent to an endpoint (contract §20.9). */
export const WEBHOOK_DISABLED_REASONS = ['paused', 'gone', 'failing'] as const;
export type WebhookDisabledReason = (typeof WEBHOOK_DISABLED_REASONS)[number];

/** The state of a delivery (contract §20.10). */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

const url = cleanText
  .refine((text) => text.length <= WEBHOOK_LIMITS.url, {
    message: `must be at most ${WEBHOOK_LIMITS.url} characters`,
  })
  .meta({
    format: 'uri',
    maxLength: WEBHOOK_LIMITS.url,
    description: 'Where events are sent: an https URL on the public internet.',
    examples: ['https://app.example/webhooks/wareword'],
  });

const events = z
  .array(z.enum(WEBHOOK_EVENTS, { error: `must be one of ${WEBHOOK_EVENTS.join(', ')}` }), {
    error: 'must be an array of events',
  })
  .min(1, 'must have at least one event')
  .max(100, 'must have at most 100 entries')
  .transform((list) => WEBHOOK_EVENTS.filter((event) => list.includes(event)))
  .meta({ description: 'The events to send.', examples: [['job.completed']] });

const BODY = { error: 'must be a JSON object' };

/** Body of `POST /webhooks` (contract §20.3). */
export const CreateWebhookRequestSchema = z
  .object({ url, events }, BODY)
  .meta({ id: 'CreateWebhookRequest' });
export type CreateWebhookRequestInput = z.input<typeof CreateWebhookRequestSchema>;

/** Body of `PATCH /webhooks/{id}` (contract §20.4). */
export const UpdateWebhookRequestSchema = z
  .object(
    {
      url: url.optional(),
      events: events.optional(),
      enabled: z.boolean('must be true or false').optional().meta({
        description:
          '`false`: nothing is sent until you enable it again, and events that happen in the meantime are not sent later.',
      }),
    },
    BODY,
  )
  .refine((given) => Object.values(given).some((value) => value !== undefined), {
    message: 'must have at least one of url, events, enabled',
  })
  .meta({ id: 'UpdateWebhookRequest' });
export type UpdateWebhookRequestInput = z.input<typeof UpdateWebhookRequestSchema>;

const time = (description: string) => z.string().meta({ description });

const endpoint = {
  endpoint_id: z.string(),
  url: z.string(),
  events: z.array(open(z.enum(WEBHOOK_EVENTS))),
  enabled: z.boolean(),
  disabled_reason: open(z.enum(WEBHOOK_DISABLED_REASONS)).optional().meta({
    description:
      'Present if it is not enabled: `paused` by you, `gone` after a 410 response, `failing` after a day without a success.',
  }),
  failing_since: time(
    'Present if the last attempt failed: when the attempts began to fail.',
  ).optional(),
  previous_secret_expires_at: time(
    'Present after a rotation: until then, webhooks are also signed with the previous secret.',
  ).optional(),
  created_at: time('ISO 8601, in UTC.'),
};

const WebhookSchema = z.object(endpoint).meta({ id: 'Webhook' });
/** An address that events are sent to, without its secret (contract §20.3). */
export type Webhook = z.infer<typeof WebhookSchema>;

/** Response of `GET /webhooks`. */
export const WebhookListSchema = z
  .object({ api_version: z.literal(API_VERSION), webhooks: z.array(WebhookSchema) })
  .meta({ id: 'WebhookList' });
export type WebhookList = z.infer<typeof WebhookListSchema>;

/** Response of what reads or changes one endpoint. */
export const WebhookResponseSchema = z
  .object({ api_version: z.literal(API_VERSION), ...endpoint })
  .meta({ id: 'WebhookResponse' });
export type WebhookResponse = z.infer<typeof WebhookResponseSchema>;

/** Response of what makes a secret: the only one that has it (contract §20.3, §20.5). */
export const WebhookSecretResponseSchema = z
  .object({
    api_version: z.literal(API_VERSION),
    ...endpoint,
    secret: z.string().meta({
      description: 'The key that verifies signatures. It is not shown again.',
      examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    }),
  })
  .meta({ id: 'WebhookSecretResponse' });
export type WebhookSecretResponse = z.infer<typeof WebhookSecretResponseSchema>;

/** Response of `DELETE /webhooks/{id}`. */
export const DeletedWebhookSchema = z
  .object({ api_version: z.literal(API_VERSION), endpoint_id: z.string() })
  .meta({ id: 'DeletedWebhook' });
export type DeletedWebhook = z.infer<typeof DeletedWebhookSchema>;

/** Query of `GET /webhooks/{id}/deliveries`. */
export const ListDeliveriesQuerySchema = z
  .object({
    ...pageOf('deliveries'),
    status: filter(oneOf(DELIVERY_STATUSES), {
      enum: [...DELIVERY_STATUSES],
      description: 'Only deliveries with this status.',
    }),
  })
  .meta({ id: 'ListDeliveriesQuery' });

const delivery = {
  delivery_id: z.string().meta({ description: 'The `webhook-id` header of each attempt.' }),
  endpoint_id: z.string(),
  type: open(z.enum(WEBHOOK_EVENTS)),
  job_id: z.string().optional(),
  batch_id: z.string().optional(),
  status: open(z.enum(DELIVERY_STATUSES)),
  attempts: z.int().meta({ description: 'Attempts since the event, or since you resent it.' }),
  attempted_at: time('When the last attempt began. Absent before the first.').optional(),
  next_attempt_at: time('Present while it is pending.').optional(),
  response_status: z
    .int()
    .optional()
    .meta({ description: 'HTTP status of the last response, if there was one.' }),
  error: z.string().optional().meta({ description: 'Why the last attempt failed.' }),
  created_at: time('When it happened. ISO 8601, in UTC.'),
};

const DeliverySchema = z.object(delivery).meta({ id: 'WebhookDelivery' });
/** An event for one endpoint, and the state of its delivery (contract §20.10). */
export type WebhookDelivery = z.infer<typeof DeliverySchema>;

/** Response of `GET /webhooks/{id}/deliveries`. */
export const DeliveryListSchema = z
  .object({
    api_version: z.literal(API_VERSION),
    deliveries: z.array(DeliverySchema),
    next_cursor: nextCursor,
  })
  .meta({ id: 'WebhookDeliveryList' });
export type DeliveryList = z.infer<typeof DeliveryListSchema>;

/** Response of `POST /webhook-deliveries/{id}/resend`. */
export const DeliveryResponseSchema = z
  .object({ api_version: z.literal(API_VERSION), ...delivery })
  .meta({ id: 'WebhookDeliveryResponse' });
export type DeliveryResponse = z.infer<typeof DeliveryResponseSchema>;

/** Response of `POST /webhooks/{id}/test` (contract §20.14). */
export const WebhookTestSchema = z
  .object({
    api_version: z.literal(API_VERSION),
    delivered: z.boolean().meta({ description: 'Whether the response was 2xx.' }),
    response_status: z
      .int()
      .optional()
      .meta({ description: 'HTTP status of the response, if there was one.' }),
    error: z
      .string()
      .optional()
      .meta({ description: 'Why it was not delivered. Absent if it was.' }),
    duration_ms: z.int().meta({ description: 'Milliseconds until the response.' }),
  })
  .meta({ id: 'WebhookTest' });
export type WebhookTest = z.infer<typeof WebhookTestSchema>;
