import { TOKEN_ERRORS, type Endpoint } from './endpoint.ts';
import {
  CreateWebhookRequestSchema,
  DeletedWebhookSchema,
  DeliveryListSchema,
  DeliveryResponseSchema,
  ListDeliveriesQuerySchema,
  UpdateWebhookRequestSchema,
  WebhookListSchema,
  WebhookResponseSchema,
  WebhookSecretResponseSchema,
} from './webhooks.ts';

const COMMON = {
  tag: 'Webhooks',
  scopes: ['api'],
  rateLimited: false,
  idempotent: false,
  timeoutMs: 15_000,
} as const;

const ONE = [...TOKEN_ERRORS, 'webhook_not_found', 'internal_error'] as const;

/** The endpoints of webhooks (contract §20). */
export const WEBHOOK_ENDPOINTS = {
  listWebhooks: {
    ...COMMON,
    method: 'GET',
    path: '/webhooks',
    summary: 'List webhook endpoints',
    description: 'The addresses that events are sent to, oldest first.',
    query: null,
    body: null,
    reply: { status: 200, description: 'The endpoints.', schema: WebhookListSchema },
    errors: [...TOKEN_ERRORS, 'internal_error'],
  },
  createWebhook: {
    ...COMMON,
    method: 'POST',
    path: '/webhooks',
    summary: 'Create a webhook endpoint',
    description:
      'Sends the events you choose to an address, from now on, signed by the Standard Webhooks specification. Keep the ' +
      "`secret`: it is not shown again. Jobs don't have to be polled while an endpoint takes `job.completed`.",
    query: null,
    body: CreateWebhookRequestSchema,
    reply: {
      status: 201,
      description: 'The new endpoint, with its secret.',
      schema: WebhookSecretResponseSchema,
    },
    errors: [
      ...TOKEN_ERRORS,
      'invalid_json',
      'validation_error',
      'webhook_exists',
      'webhook_limit_reached',
      'internal_error',
    ],
  },
  getWebhook: {
    ...COMMON,
    method: 'GET',
    path: '/webhooks/{id}',
    summary: 'Get a webhook endpoint',
    description: 'An endpoint, and whether its deliveries fail.',
    query: null,
    body: null,
    reply: { status: 200, description: 'The endpoint.', schema: WebhookResponseSchema },
    errors: ONE,
  },
  updateWebhook: {
    ...COMMON,
    method: 'PATCH',
    path: '/webhooks/{id}',
    summary: 'Update a webhook endpoint',
    description:
      'Changes the address or the events, pauses it with `enabled: false`, or enables it again. What happened while ' +
      'it was not enabled is not sent.',
    query: null,
    body: UpdateWebhookRequestSchema,
    reply: { status: 200, description: 'The endpoint.', schema: WebhookResponseSchema },
    errors: [...ONE, 'invalid_json', 'validation_error', 'webhook_exists'],
  },
  deleteWebhook: {
    ...COMMON,
    method: 'DELETE',
    path: '/webhooks/{id}',
    summary: 'Delete a webhook endpoint',
    description: 'Nothing more is sent to it, and its deliveries are no longer listed.',
    query: null,
    body: null,
    reply: { status: 200, description: 'It is deleted.', schema: DeletedWebhookSchema },
    errors: ONE,
  },
  rotateWebhookSecret: {
    ...COMMON,
    method: 'POST',
    path: '/webhooks/{id}/rotate-secret',
    summary: 'Rotate a webhook secret',
    description:
      'Makes a new secret. For 24 hours, what is sent is signed with both, so that you can change over. If the secret ' +
      'was leaked, rotate twice: the one before the last rotation never signs again.',
    query: null,
    body: null,
    reply: {
      status: 200,
      description: 'The endpoint, with its new secret.',
      schema: WebhookSecretResponseSchema,
    },
    errors: ONE,
  },
  listWebhookDeliveries: {
    ...COMMON,
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    summary: 'List deliveries',
    description: 'What was sent to an endpoint in the last 30 days, and how it went, newest first.',
    query: ListDeliveriesQuerySchema,
    body: null,
    reply: { status: 200, description: 'The deliveries.', schema: DeliveryListSchema },
    errors: [...ONE, 'validation_error'],
  },
  resendWebhookDelivery: {
    ...COMMON,
    method: 'POST',
    path: '/webhook-deliveries/{id}/resend',
    summary: 'Send a delivery again',
    description:
      'Sends an event again, with the same `webhook-id`, now and as often as a new one if it fails. One that is pending ' +
      'stays as it is.',
    query: null,
    body: null,
    reply: { status: 200, description: 'The delivery.', schema: DeliveryResponseSchema },
    errors: [...TOKEN_ERRORS, 'delivery_not_found', 'webhook_disabled', 'internal_error'],
  },
} as const satisfies Record<string, Endpoint>;
