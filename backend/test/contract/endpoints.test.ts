import { ENDPOINTS, ERROR_CODES, type Endpoint, type EndpointName } from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { PRODUCT, type ApiResponse } from '../http.ts';
import { useService, type TestService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { VOICE_TEXT } from './brand-triggers.ts';
import { makeConnectCode } from './connect-code.ts';
import { errorTriggers } from './error-triggers.ts';
import { WEBHOOK_SUCCESSES } from './webhook-triggers.ts';
import { addBrand, jobIdOf, readUsed } from './workspace-state.ts';

const service = useService();
const NAMES = Object.keys(ENDPOINTS) as EndpointName[];

/** Codes of rejections that come before the rate limit, so they reveal nothing about it. */
const BEFORE_RATE_LIMIT = [
  'missing_authorization',
  'invalid_api_key',
  'plan_required',
  'scope_forbidden',
];

/** Transport codes, which belong to no endpoint: see transport.test.ts and http.test.ts. */
const TRANSPORT_CODES = [
  'https_required',
  'malformed_request',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'headers_too_large',
  // See stopping.test.ts.
  'service_unavailable',
];

/** One valid call of each endpoint. */
const SUCCESSES: Readonly<Record<EndpointName, (service: TestService) => Promise<ApiResponse>>> = {
  generate: async (at) => {
    const { token } = await createAccount(at.database);
    return call(at, 'generate', { token, body: PRODUCT });
  },
  createJob: async (at) => {
    const { token } = await createAccount(at.database);
    return call(at, 'createJob', { token, body: PRODUCT });
  },
  getJob: async (at) => {
    const { token } = await createAccount(at.database);
    const id = jobIdOf(await call(at, 'createJob', { token, body: PRODUCT }));
    return call(at, 'getJob', { token, id });
  },
  jobEvents: async (at) => {
    const { token } = await createAccount(at.database);
    const id = jobIdOf(await call(at, 'createJob', { token, body: PRODUCT }));
    return call(at, 'jobEvents', { token, id });
  },
  cancelJob: async (at) => {
    const { token } = await createAccount(at.database);
    const id = jobIdOf(await call(at, 'createJob', { token, body: PRODUCT }));
    return call(at, 'cancelJob', { token, id });
  },
  createBatch: async (at) => {
    const { token } = await createAccount(at.database);
    return call(at, 'createBatch', { token, body: { requests: [PRODUCT] } });
  },
  getBatch: async (at) => {
    const { token } = await createAccount(at.database);
    const { body } = await call(at, 'createBatch', { token, body: { requests: [PRODUCT] } });
    return call(at, 'getBatch', { token, id: String(body['batch_id']) });
  },
  batchEvents: async (at) => {
    const { token } = await createAccount(at.database);
    const { body } = await call(at, 'createBatch', { token, body: { requests: [PRODUCT] } });
    return call(at, 'batchEvents', { token, id: String(body['batch_id']) });
  },
  cancelBatch: async (at) => {
    const { token } = await createAccount(at.database);
    const { body } = await call(at, 'createBatch', { token, body: { requests: [PRODUCT] } });
    return call(at, 'cancelBatch', { token, id: String(body['batch_id']) });
  },
  listJobs: async (at) => {
    const { token } = await createAccount(at.database);
    await call(at, 'createJob', { token, body: PRODUCT });
    return call(at, 'listJobs', { token });
  },
  listListings: async (at) => {
    const { token } = await createAccount(at.database);
    await call(at, 'generate', { token, body: PRODUCT });
    return call(at, 'listListings', { token });
  },
  getListing: async (at) => call(at, 'getListing', await withListing(at)),
  editListing: async (at) =>
    call(at, 'editListing', {
      ...(await withListing(at)),
      body: { listing: { title: 'Walnut Organizer' } },
    }),
  deleteListing: async (at) => call(at, 'deleteListing', await withListing(at)),
  restoreListing: async (at) => call(at, 'restoreListing', await withListing(at)),
  takeListing: async (at) => call(at, 'takeListing', await withListing(at)),
  createAudit: async (at) => {
    const { token } = await createAccount(at.database);
    const body = { ...PRODUCT, listing: { title: 'Walnut Desk Organizer' } };
    return call(at, 'createAudit', { token, body });
  },
  listBrands: async (at) => call(at, 'listBrands', await withBrand(at)),
  createBrand: async (at) => {
    const { token } = await createAccount(at.database);
    return call(at, 'createBrand', { token, body: { name: 'Northwood' } });
  },
  learnVoice: async (at) => {
    const { token } = await createAccount(at.database);
    return call(at, 'learnVoice', { token, body: { texts: [VOICE_TEXT] } });
  },
  getBrand: async (at) => call(at, 'getBrand', await withBrand(at)),
  updateBrand: async (at) =>
    call(at, 'updateBrand', { ...(await withBrand(at)), body: { voice: 'Calm.' } }),
  activateBrand: async (at) => call(at, 'activateBrand', await withBrand(at)),
  archiveBrand: async (at) => call(at, 'archiveBrand', await withBrand(at)),
  restoreBrand: async (at) => call(at, 'restoreBrand', await withBrand(at)),
  ...WEBHOOK_SUCCESSES,
  me: async (at) => call(at, 'me', { token: (await createAccount(at.database)).token }),
  connectExchange: async (at) => {
    const body = await makeConnectCode(at.database, await createAccount(at.database));
    return call(at, 'connectExchange', { body });
  },
};

async function withListing(at: TestService): Promise<{ token: string; id: string }> {
  const { token } = await createAccount(at.database);
  const { body } = await call(at, 'generate', { token, body: PRODUCT });
  return { token, id: String(body['listing_id']) };
}

async function withBrand(at: TestService): Promise<{ token: string; id: string }> {
  const account = await createAccount(at.database);
  return { token: account.token, id: await addBrand(at.database, account) };
}

// contract §13.1
describe.each(NAMES)('endpoint table: %s', (name) => {
  const endpoint: Endpoint = ENDPOINTS[name];

  it(`answers ${endpoint.reply.status} with the reply of the table and no other key`, async () => {
    const response = await SUCCESSES[name](service());
    expect(response.status).toBe(endpoint.reply.status);
    expect(response.headers.has('ratelimit')).toBe(endpoint.rateLimited);
  });

  // contract §3.3, §13.1
  it.each(endpoint.errors)('answers %s with its status, envelope and headers', async (code) => {
    const trigger = errorTriggers(name)[code];
    if (trigger === undefined) throw new Error(`No trigger for ${code} at ${name}.`);
    const response = await trigger(service());
    expectRefusal(response, code);
    const counted =
      endpoint.rateLimited && !BEFORE_RATE_LIMIT.includes(code) && code !== 'internal_error';
    expect(response.headers.has('ratelimit')).toBe(counted);
  });
});

describe('the endpoint table is complete', () => {
  it.each(NAMES)('%s: each documented error code has a test', (name) => {
    const triggered = Object.keys(errorTriggers(name));
    expect(ENDPOINTS[name].errors.filter((code) => !triggered.includes(code))).toEqual([]);
  });

  it('every code belongs to an endpoint or to the transport', () => {
    const ofEndpoints = NAMES.flatMap((name): string[] => [...ENDPOINTS[name].errors]);
    expect([...new Set([...ofEndpoints, ...TRANSPORT_CODES])].sort()).toEqual(
      Object.keys(ERROR_CODES).sort(),
    );
  });
});

// contract §3.2
describe('errors', () => {
  it.each(['generate', 'createJob'] as const)(
    '%s does not cost a credit when it is rejected',
    async (name) => {
      const { token } = await createAccount(service().database);
      await call(service(), name, { token, body: '{' });
      await call(service(), name, { token, body: {} });
      await call(service(), name, { token, body: { ...PRODUCT, brand_id: 'brd_none' } });
      expect(await readUsed(service(), token)).toBe(0);
    },
  );
});
