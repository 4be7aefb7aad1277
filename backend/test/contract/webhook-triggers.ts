import {
  ENDPOINTS,
  WEBHOOK_LIMITS,
  type EndpointName,
  type ErrorCode,
} from '@wareword/shared-schema';
import { newId } from '../../src/identifiers.ts';
import { createAccount } from '../accounts.ts';
import type { ApiResponse } from '../http.ts';
import type { TestService } from '../service.ts';
import { call, type ErrorTrigger } from './call.ts';

const ABOUT_WEBHOOKS = [
  'listWebhooks',
  'createWebhook',
  'getWebhook',
  'updateWebhook',
  'deleteWebhook',
  'rotateWebhookSecret',
  'testWebhook',
  'listWebhookDeliveries',
  'resendWebhookDelivery',
] as const;
type AboutWebhooks = (typeof ABOUT_WEBHOOKS)[number];

/** Nothing listens there. */
const URL = 'https://127.0.0.1:9/webhooks';

export function isAboutWebhooks(name: EndpointName): name is AboutWebhooks {
  return ABOUT_WEBHOOKS.some((about) => about === name);
}

/** A call that is valid except for what a test changes. */
export function webhookRequest(name: AboutWebhooks): { id: string; body?: object } {
  const prefix = name === 'resendWebhookDelivery' ? 'dlv' : 'whk';
  const id = `${prefix}_01jz8k4c1pf7w9x2b5n8m0q3ra`;
  return { id, ...(ENDPOINTS[name].body && { body: { url: URL, events: ['job.completed'] } }) };
}

/** An account with an endpoint. */
async function withEndpoint(service: TestService, path = '') {
  const account = await createAccount(service.database);
  const body = { url: URL + path, events: ['job.completed'] };
  const created = await call(service, 'createWebhook', { token: account.token, body });
  return { ...account, id: String(created.body['endpoint_id']) };
}

/** An account with a delivery that failed. */
async function withDelivery(service: TestService) {
  const { id: endpointId, ...account } = await withEndpoint(service);
  const id = newId('dlv');
  const subject = newId('job');
  await service.database.sql`
    insert into webhook_deliveries (id, workspace_id, endpoint_id, type, subject, state)
    values (${id}, ${account.workspaceId}, ${endpointId}, 'job.completed', ${subject}, 'failed')
  `;
  return { ...account, id, endpointId };
}

type Success = (service: TestService) => Promise<ApiResponse>;

/** One valid call of each endpoint. */
export const WEBHOOK_SUCCESSES = {
  listWebhooks: async (at) => call(at, 'listWebhooks', await withEndpoint(at)),
  createWebhook: async (at) => {
    const { token } = await createAccount(at.database);
    return call(at, 'createWebhook', { token, ...webhookRequest('createWebhook') });
  },
  getWebhook: async (at) => call(at, 'getWebhook', await withEndpoint(at)),
  updateWebhook: async (at) =>
    call(at, 'updateWebhook', { ...(await withEndpoint(at)), body: { enabled: false } }),
  deleteWebhook: async (at) => call(at, 'deleteWebhook', await withEndpoint(at)),
  rotateWebhookSecret: async (at) => call(at, 'rotateWebhookSecret', await withEndpoint(at)),
  testWebhook: async (at) => call(at, 'testWebhook', await withEndpoint(at)),
  listWebhookDeliveries: async (at) => {
    const { token, endpointId: id } = await withDelivery(at);
    return call(at, 'listWebhookDeliveries', { token, id });
  },
  resendWebhookDelivery: async (at) => call(at, 'resendWebhookDelivery', await withDelivery(at)),
} satisfies Record<AboutWebhooks, Success>;

/** How to trigger the error codes of an endpoint of webhooks. */
export function webhookTriggers(name: AboutWebhooks): Partial<Record<ErrorCode, ErrorTrigger>> {
  const request = webhookRequest(name);
  return {
    webhook_not_found: async (service) => {
      const { token } = await createAccount(service.database);
      return call(service, name, { token, ...request });
    },
    delivery_not_found: async (service) => {
      const { token } = await createAccount(service.database);
      return call(service, name, { token, ...request });
    },
    rate_limited: async (service) => {
      const { token, id } = await withEndpoint(service);
      for (let count = 0; count < 20; count++) await call(service, name, { token, id });
      return call(service, name, { token, id });
    },
    webhook_disabled: async (service) => {
      const { token, id, endpointId } = await withDelivery(service);
      const body = { enabled: false };
      await call(service, 'updateWebhook', { token, id: endpointId, body });
      return call(service, name, { token, id });
    },
    invalid_json: async (service) => {
      const { token, id } = await withEndpoint(service);
      return call(service, name, { token, id, body: '{"url": ' });
    },
    validation_error: async (service) => {
      const { token, id } = await withEndpoint(service);
      const body = { url: 'ftp://app.example/' };
      const query = 'status=lost';
      return call(service, name, { token, id, ...(ENDPOINTS[name].body ? { body } : { query }) });
    },
    webhook_exists: async (service) => {
      const { token, id } = await withEndpoint(service, '/first');
      await call(service, 'createWebhook', { token, ...request });
      return call(service, name, { token, ...request, id });
    },
    webhook_limit_reached: async (service) => {
      const { token } = await createAccount(service.database);
      for (let count = 0; count < WEBHOOK_LIMITS.endpoints; count++) {
        const body = { url: `${URL}/${count}`, events: ['job.completed'] };
        await call(service, 'createWebhook', { token, body });
      }
      return call(service, name, { token, ...request });
    },
  };
}
