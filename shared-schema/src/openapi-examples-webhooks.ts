import type { EndpointExamples } from './endpoint.ts';
import { API_VERSION } from './service.ts';
import type {
  CreateWebhookRequestInput,
  DeletedWebhook,
  DeliveryList,
  DeliveryResponse,
  UpdateWebhookRequestInput,
  Webhook,
  WebhookDelivery,
  WebhookList,
  WebhookResponse,
  WebhookSecretResponse,
  WebhookTest,
  WebhookType,
} from './webhooks.ts';

export const EXAMPLE_ENDPOINT_ID = 'whk_01jz8m2c7hf3rta5e6v0b4n9wq';
export const EXAMPLE_DELIVERY_ID = 'dlv_01jz8m5t0kg8y2p4s6d1f3h7jx';
const EXAMPLE_JOB_ID = 'job_01jz8k3v5nf2qtw0c4x9m7b6ha';

const webhook: Webhook = {
  endpoint_id: EXAMPLE_ENDPOINT_ID,
  url: 'https://app.example/webhooks/wareword',
  events: ['job.completed', 'job.failed'],
  enabled: true,
  created_at: '2026-11-20T08:15:00.000Z',
};
const reply: WebhookResponse = { api_version: API_VERSION, ...webhook };
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwAxq5r3Cc1Bk=';

const failed: WebhookDelivery = {
  delivery_id: EXAMPLE_DELIVERY_ID,
  endpoint_id: EXAMPLE_ENDPOINT_ID,
  type: 'job.completed',
  job_id: EXAMPLE_JOB_ID,
  status: 'failed',
  attempts: 8,
  attempted_at: '2026-11-22T13:01:12.000Z',
  response_status: 503,
  error: 'The response was 503, not 2xx.',
  created_at: '2026-11-21T09:30:24.000Z',
};

/** Examples of the endpoints of webhooks. */
export const WEBHOOK_EXAMPLES = {
  listWebhooks: {
    body: {},
    reply: { webhooks: { api_version: API_VERSION, webhooks: [webhook] } satisfies WebhookList },
  },
  createWebhook: {
    body: {
      webhook: {
        url: webhook.url,
        events: ['job.completed', 'job.failed'],
      } satisfies CreateWebhookRequestInput,
    },
    reply: { created: { ...reply, secret } satisfies WebhookSecretResponse },
  },
  getWebhook: {
    body: {},
    reply: {
      enabled: reply,
      disabled: {
        ...reply,
        enabled: false,
        disabled_reason: 'failing',
        failing_since: '2026-11-21T09:30:24.000Z',
      } satisfies WebhookResponse,
    },
  },
  updateWebhook: {
    body: { enable: { enabled: true } satisfies UpdateWebhookRequestInput },
    reply: { enabled: reply },
  },
  deleteWebhook: {
    body: {},
    reply: {
      deleted: {
        api_version: API_VERSION,
        endpoint_id: EXAMPLE_ENDPOINT_ID,
      } satisfies DeletedWebhook,
    },
  },
  rotateWebhookSecret: {
    body: {},
    reply: {
      rotated: {
        ...reply,
        previous_secret_expires_at: '2026-11-24T08:15:00.000Z',
        secret,
      } satisfies WebhookSecretResponse,
    },
  },
  testWebhook: {
    body: {},
    reply: {
      delivered: {
        api_version: API_VERSION,
        delivered: true,
        response_status: 204,
        duration_ms: 86,
      } satisfies WebhookTest,
      failed: {
        api_version: API_VERSION,
        delivered: false,
        response_status: 401,
        error: 'The response was 401, not 2xx.',
        duration_ms: 112,
      } satisfies WebhookTest,
    },
  },
  listWebhookDeliveries: {
    body: {},
    reply: {
      deliveries: {
        api_version: API_VERSION,
        deliveries: [failed],
        next_cursor: null,
      } satisfies DeliveryList,
    },
  },
  resendWebhookDelivery: {
    body: {},
    reply: {
      pending: {
        api_version: API_VERSION,
        delivery_id: EXAMPLE_DELIVERY_ID,
        endpoint_id: EXAMPLE_ENDPOINT_ID,
        type: 'job.completed',
        job_id: EXAMPLE_JOB_ID,
        status: 'pending',
        attempts: 0,
        attempted_at: '2026-11-22T13:01:12.000Z',
        next_attempt_at: '2026-11-23T08:00:00.000Z',
        created_at: '2026-11-21T09:30:24.000Z',
      } satisfies DeliveryResponse,
    },
  },
} satisfies Record<string, EndpointExamples>;

/** Descriptions of the events, for the reference. */
export const EVENT_DESCRIPTIONS: Readonly<Record<WebhookType, string>> = {
  'job.completed': 'A job from `POST /jobs` or a batch is complete; `data` has its listing.',
  'job.failed': 'A job from `POST /jobs` or a batch failed, expired or was canceled.',
  'batch.completed': 'Every job of a batch has ended.',
  'usage.threshold': "80% or 100% of the month's listings are used. Sent once a month for each.",
  'store.disconnected': 'A store is no longer connected to the workspace.',
  'webhook.test': "A test event that you sent. Endpoints can't subscribe to it.",
};
