import { ENDPOINTS, ERROR_CODES, type Endpoint, type EndpointName } from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { PRODUCT, type Answer } from '../http.ts';
import { useService, type TestService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { makeConnectCode } from './connect-code.ts';
import { provocations } from './provocations.ts';
import { jobIdOf, readUsed } from './shop.ts';

const service = useService();
const NAMES = Object.keys(ENDPOINTS) as EndpointName[];

/** Refused before the token is known: nothing of its rate may be told. */
const BEFORE_RATE = [
  'missing_authorization',
  'invalid_api_key',
  'plan_required',
  'scope_forbidden',
];

/** Codes of the transport, which belong to no endpoint: see transport.test.ts and http.test.ts. */
const OF_NO_ENDPOINT = [
  'https_required',
  'malformed_request',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'headers_too_large',
  // See stopping.test.ts.
  'service_unavailable',
];

/** One good call of each endpoint. */
const SUCCESSES: Readonly<Record<EndpointName, (service: TestService) => Promise<Answer>>> = {
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
  listJobs: async (at) => {
    const { token } = await createAccount(at.database);
    await call(at, 'createJob', { token, body: PRODUCT });
    return call(at, 'listJobs', { token });
  },
  me: async (at) => call(at, 'me', { token: (await createAccount(at.database)).token }),
  connectExchange: async (at) => {
    const body = await makeConnectCode(at.database, await createAccount(at.database));
    return call(at, 'connectExchange', { body });
  },
};

describe.each(NAMES)('endpoint table: %s', (name) => {
  const endpoint: Endpoint = ENDPOINTS[name];

  it(`answers ${endpoint.reply.status} with the reply of the table and no other key`, async () => {
    const answer = await SUCCESSES[name](service());
    expect(answer.status).toBe(endpoint.reply.status);
    expect(answer.headers.has('ratelimit')).toBe(endpoint.rateLimited);
  });

  it.each(endpoint.errors)('answers %s with its status, envelope and headers', async (code) => {
    const provoke = provocations(name)[code];
    if (provoke === undefined) throw new Error(`Nothing provokes ${code} at ${name}.`);
    const answer = await provoke(service());
    expectRefusal(answer, code);
    const counted =
      endpoint.rateLimited && !BEFORE_RATE.includes(code) && code !== 'internal_error';
    expect(answer.headers.has('ratelimit')).toBe(counted);
  });
});

describe('endpoint table: completeness', () => {
  it.each(NAMES)('%s: each code that it names has a provocation', (name) => {
    const provoked = Object.keys(provocations(name));
    expect(ENDPOINTS[name].errors.filter((code) => !provoked.includes(code))).toEqual([]);
  });

  it('leaves out no code: each is an endpoint’s or the transport’s', () => {
    const ofEndpoints = NAMES.flatMap((name): string[] => [...ENDPOINTS[name].errors]);
    expect([...new Set([...ofEndpoints, ...OF_NO_ENDPOINT])].sort()).toEqual(
      Object.keys(ERROR_CODES).sort(),
    );
  });
});

describe('Errors: what a refusal costs', () => {
  it.each(['generate', 'createJob'] as const)('a refused %s costs no credit', async (name) => {
    const { token } = await createAccount(service().database);
    await call(service(), name, { token, body: '{' });
    await call(service(), name, { token, body: {} });
    await call(service(), name, { token, body: { ...PRODUCT, brand_id: 'brd_none' } });
    expect(await readUsed(service(), token)).toBe(0);
  });
});
