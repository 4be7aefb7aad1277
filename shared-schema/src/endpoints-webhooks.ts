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
  WebhookTestSchema,
} from './webhooks.ts';

const COMMON = {
  tag: 'Webhooks',
  scopes: ['api'],
  rateLimited: false,
  idempotent: false,
  timeoutMs: 15_000,
} as const;

const ENDPOINT_ERRORS = [...TOKEN_ERRORS, 'webhook_not_found', 'internal_error'] as const;

/** The endpoints of webhooks (contract §20). */
export const WEBHOOK_ENDPOINTS = {
  listWebhooks: {
    ...COMMON,
    method: 'GET',
    path: '/webhooks',
    summary: 'List webhook endpoints',
    description: 'The URLs that events are sent to, oldest first.',
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
      'Sends the events you choose to a URL, signed according to the Standard Webhooks specification. Save the ' +
      "`secret`: it is not shown again. While an endpoint is subscribed to `job.completed`, you don't need to poll jobs.",
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
    description: 'An endpoint, and whether its deliveries are failing.',
    query: null,
    body: null,
    reply: { status: 200, description: 'The endpoint.', schema: WebhookResponseSchema },
    errors: ENDPOINT_ERRORS,
  },
  updateWebhook: {
    ...COMMON,
    method: 'PATCH',
    path: '/webhooks/{id}',
    summary: 'Update a webhook endpoint',
    description:
      'Changes the URL or the events, pauses the endpoint with `enabled: false`, or enables it again. Events that ' +
      'happen while it is not enabled are never sent.',
    query: null,
    body: UpdateWebhookRequestSchema,
    reply: { status: 200, description: 'The endpoint.', schema: WebhookResponseSchema },
    errors: [...ENDPOINT_ERRORS, 'invalid_json', 'validation_error', 'webhook_exists'],
  },
  deleteWebhook: {
    ...COMMON,
    method: 'DELETE',
    path: '/webhooks/{id}',
    summary: 'Delete a webhook endpoint',
    description: 'Nothing more is sent to it, and its deliveries are no longer listed.',
    query: null,
    body: null,
    reply: { status: 200, description: 'The deleted endpoint.', schema: DeletedWebhookSchema },
    errors: ENDPOINT_ERRORS,
  },
  rotateWebhookSecret: {
    ...COMMON,
    method: 'POST',
    path: '/webhooks/{id}/rotate-secret',
    summary: 'Rotate a webhook secret',
    description:
      'Creates a new secret. For 24 hours, webhooks are signed with both, so that you can switch. If the old secret ' +
      'was leaked, rotate twice: only the last two secrets are used.',
    query: null,
    body: null,
    reply: {
      status: 200,
      description: 'The endpoint, with its new secret.',
      schema: WebhookSecretResponseSchema,
    },
    errors: ENDPOINT_ERRORS,
  },
  testWebhook: {
    ...COMMON,
    method: 'POST',
    path: '/webhooks/{id}/test',
    summary: 'Send a test event',
    description:
      'Sends a signed `webhook.test` event once, even if the endpoint is not enabled, and returns the outcome. ' +
      'It is not retried and not listed with the deliveries.',
    query: null,
    body: null,
    reply: { status: 200, description: 'The outcome.', schema: WebhookTestSchema },
    errors: [...ENDPOINT_ERRORS, 'rate_limited'],
    timeoutMs: 30_000,
  },
  listWebhookDeliveries: {
    ...COMMON,
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    summary: 'List deliveries',
    description: 'Deliveries of an endpoint in the last 30 days and their outcomes, newest first.',
    query: ListDeliveriesQuerySchema,
    body: null,
    reply: { status: 200, description: 'The deliveries.', schema: DeliveryListSchema },
    errors: [...ENDPOINT_ERRORS, 'validation_error'],
  },
  resendWebhookDelivery: {
    ...COMMON,
    method: 'POST',
    path: '/webhook-deliveries/{id}/resend',
    summary: 'Resend a delivery',
    description:
      'Sends an event again immediately with the same `webhook-id`, and retries it like a new one. A pending delivery ' +
      'stays as it is.',
    query: null,
    body: null,
    reply: { status: 200, description: 'The delivery.', schema: DeliveryResponseSchema },
    errors: [...TOKEN_ERRORS, 'delivery_not_found', 'webhook_disabled', 'internal_error'],
  },
} as const satisfies Record<string, Endpoint>;
