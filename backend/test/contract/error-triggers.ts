import { randomUUID } from 'node:crypto';
import { BatchSchema, ENDPOINTS, type EndpointName, type ErrorCode } from '@wareword/shared-schema';
import { archiveBrand } from '../../src/brands/index.ts';
import { STREAM_LIMITS } from '../../src/http/v1/event-streams.ts';
import { recordUnchargedGeneration } from '../../src/jobs/record-uncharged-generation.ts';
import { makeToken } from '../../src/tokens/token-format.ts';
import { connectStore, createAccount, createKey } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import type { TestService } from '../service.ts';
import { call, type ErrorTrigger } from './call.ts';
import { makeConnectCode } from './connect-code.ts';
import { fullWindow, setAddressPasses, setChangeTimes, setRequestTimes } from './rate-window.ts';
import { brandRequest, brandTriggers, isAboutBrands } from './brand-triggers.ts';
import { addBrand, setUsed, waitForEnd } from './workspace-state.ts';
import { withScopes } from './token-scopes.ts';
import { isAboutWebhooks, webhookRequest, webhookTriggers } from './webhook-triggers.ts';

/** How to trigger each error code that an endpoint documents. */
export function errorTriggers(name: EndpointName): Partial<Record<ErrorCode, ErrorTrigger>> {
  if (name === 'connectExchange') return EXCHANGE;
  const codes = { ...tokenProvocations(name), ...generationProvocations(name) };
  if (name === 'generate') return { ...codes, ...GENERATE };
  if (isAboutBatch(name)) {
    return {
      ...codes,
      ...(name === 'batchEvents' && { rate_limited: tooManyStreams(name) }),
      ...(name === 'cancelBatch' && CANCEL_BATCH),
      batch_not_found: async (service) => {
        const { token } = await createAccount(service.database);
        return call(service, name, { token, ...request(name) });
      },
    };
  }
  if (name === 'listJobs' || name === 'listListings') return { ...codes, ...LISTS[name] };
  if (isAboutListing(name)) return { ...codes, ...aboutListing(name) };
  if (isAboutBrands(name)) return { ...codes, ...brandTriggers(name) };
  if (isAboutWebhooks(name)) return { ...codes, ...webhookTriggers(name) };
  if (!isAboutJob(name)) return codes;
  return {
    ...codes,
    ...(name === 'cancelJob' && CANCEL),
    ...(name === 'jobEvents' && { rate_limited: tooManyStreams(name) }),
    job_not_found: async (service) => {
      const { token } = await createAccount(service.database);
      return call(service, name, { token, id: 'job_01jz8k3v5nf2qtw0c4x9m7b6ha' });
    },
  };
}

const ABOUT_JOB = ['getJob', 'jobEvents', 'cancelJob'] as const;
const ABOUT_BATCH = ['getBatch', 'batchEvents', 'cancelBatch'] as const;

function isAboutJob(name: EndpointName): boolean {
  return ABOUT_JOB.some((about) => about === name);
}

function isAboutBatch(name: EndpointName): boolean {
  return ABOUT_BATCH.some((about) => about === name);
}

/** Opens as many streams as a workspace can have, and one more with another of its keys. */
function tooManyStreams(name: 'jobEvents' | 'batchEvents'): ErrorTrigger {
  return async (service) => {
    const account = await createAccount(service.database);
    const { token, workspaceId } = account;
    const batch = await call(service, 'createBatch', { token, body: { requests: [PRODUCT] } });
    const batchId = String(batch.body['batch_id']);
    await call(service, 'batchEvents', { token, id: batchId });
    const items = (await call(service, 'getBatch', { token, id: batchId })).body['items'];
    const [item] = items as { job: { job_id: string } }[];
    await unfinish(service, workspaceId);
    const id = name === 'batchEvents' ? batchId : (item?.job.job_id ?? '');
    const path = ENDPOINTS[name].path.replace('{id}', id);
    const headers = { Authorization: `Bearer ${token}` };
    const closing = new AbortController();
    try {
      await Promise.all(
        Array.from({ length: STREAM_LIMITS.perWorkspace }, () =>
          fetch(service.apiUrl + path, { headers, signal: closing.signal }),
        ),
      );
      const another = await createKey(service.database, account);
      return await call(service, name, { token: another, id });
    } finally {
      closing.abort();
    }
  };
}

const LISTS = {
  listJobs: badQuery('listJobs'),
  listListings: badQuery('listListings'),
};

function badQuery(name: 'listJobs' | 'listListings'): Partial<Record<ErrorCode, ErrorTrigger>> {
  return {
    validation_error: async (service) => {
      const { token } = await createAccount(service.database);
      return call(service, name, { token, query: 'platform=etsy' });
    },
  };
}

const ABOUT_LISTING = [
  'getListing',
  'editListing',
  'deleteListing',
  'restoreListing',
  'takeListing',
] as const;
type AboutListing = (typeof ABOUT_LISTING)[number];

function isAboutListing(name: EndpointName): name is AboutListing {
  return ABOUT_LISTING.some((about) => about === name);
}

function aboutListing(name: AboutListing): Partial<Record<ErrorCode, ErrorTrigger>> {
  return {
    listing_not_found: async (service) => {
      const { token } = await createAccount(service.database);
      return call(service, name, { token, ...request(name) });
    },
    ...(name === 'editListing' && {
      rate_limited: async (service) => {
        const { token, userId } = await createAccount(service.database);
        await setChangeTimes(service.database, userId, fullWindow(120));
        const change = { listing: { title: 'Walnut Organizer' }, revision: 1 };
        return call(service, name, { token, ...request(name), body: change });
      },
      listing_changed: async (service) => {
        const { token } = await createAccount(service.database);
        const { body } = await call(service, 'generate', { token, body: PRODUCT });
        const change = { listing: { title: 'Walnut Organizer' }, revision: 7 };
        return call(service, name, { token, id: String(body['listing_id']), body: change });
      },
      invalid_json: async (service) => {
        const { token } = await createAccount(service.database);
        return call(service, name, { token, ...request(name), body: '{"listing": ' });
      },
      validation_error: async (service) => {
        const { token } = await createAccount(service.database);
        return call(service, name, { token, ...request(name), body: { listing: {} } });
      },
    }),
  };
}

const GENERATE: Partial<Record<ErrorCode, ErrorTrigger>> = {
  request_in_progress: async (service) => {
    const { token, workspaceId } = await createAccount(service.database);
    const headers = { 'Idempotency-Key': randomUUID() };
    await call(service, 'generate', { token, body: PRODUCT, headers });
    await unfinish(service, workspaceId);
    return call(service, 'generate', { token, body: PRODUCT, headers });
  },
};

const CANCEL: Partial<Record<ErrorCode, ErrorTrigger>> = {
  job_in_progress: async (service) => {
    const { token, workspaceId } = await createAccount(service.database);
    for (let count = 0; count < 10; count++) {
      await recordUnchargedGeneration({
        ctx: service,
        input: { workspaceId, reason: 'cancellation' },
      });
    }
    const { body } = await call(service, 'createJob', { token, body: PRODUCT });
    const id = String(body['job_id']);
    await waitForEnd(service, token, id);
    await unfinish(service, workspaceId);
    return call(service, 'cancelJob', { token, id });
  },
};

const CANCEL_BATCH: Partial<Record<ErrorCode, ErrorTrigger>> = {
  job_in_progress: async (service) => {
    const { token, workspaceId } = await createAccount(service.database);
    const earlier = Array.from({ length: 1_000 }, () => 3600);
    await setChangeTimes(service.database, workspaceId, earlier, 'canceled-waiting');
    const { body } = await call(service, 'createBatch', { token, body: { requests: [PRODUCT] } });
    const batch = BatchSchema.parse(body);
    await waitForEnd(service, token, batch.items[0]?.job?.job_id ?? '');
    await unfinish(service, workspaceId);
    await service.database.sql`
      update jobs set
        status = 'queued', attempts = 0, run_at = now() + interval '1 hour',
        lease_holder = null, lease_expires_at = null
      where workspace_id = ${workspaceId}
    `;
    return call(service, 'cancelBatch', { token, id: batch.batch_id });
  },
};

/** Makes the workspace's jobs look as if a process were still writing them. */
async function unfinish({ database: { sql } }: TestService, workspaceId: string): Promise<void> {
  await sql`
    with reserved as (
      update credits set state = 'reserved', settled_at = null where workspace_id = ${workspaceId}
    )
    update jobs set
      status = 'processing', finished_at = null, listing_id = null, lease_holder = 'another',
      lease_expires_at = now() + interval '1 hour'
    where workspace_id = ${workspaceId}
  `;
}

/** A request for one product, as the endpoint takes it. */
function bodyFor(name: EndpointName, product: object): object | undefined {
  if (name === 'createBatch') return { requests: [product] };
  if (name === 'createAudit') return { ...product, listing: { title: 'Walnut Desk Organizer' } };
  return name === 'generate' || name === 'createJob' ? product : undefined;
}

/** A call that is valid except for what a test changes. */
function request(name: EndpointName) {
  if (isAboutJob(name)) return { id: 'job_01jz8k3v5nf2qtw0c4x9m7b6ha' };
  if (isAboutBatch(name)) return { id: 'bat_01jz8k3v5nf2qtw0c4x9m7b6ha' };
  if (isAboutBrands(name)) return brandRequest(name);
  if (isAboutWebhooks(name)) return webhookRequest(name);
  if (isAboutListing(name)) {
    const body = name === 'editListing' ? { listing: { title: 'Walnut Organizer' } } : undefined;
    return { id: 'lst_01jz8k4c1pf7w9x2b5n8m0q3ra', ...(body && { body }) };
  }
  return { body: bodyFor(name, PRODUCT) };
}

function tokenProvocations(name: EndpointName): Partial<Record<ErrorCode, ErrorTrigger>> {
  return {
    missing_authorization: (service) => call(service, name, request(name)),
    invalid_api_key: (service) =>
      call(service, name, { ...request(name), token: makeToken('api') }),
    plan_required: async (service) => {
      const { token } = await createAccount(service.database, { plan: 'pro' });
      return call(service, name, { ...request(name), token });
    },
    scope_forbidden: async (service) => {
      const { token } = await createAccount(service.database);
      return withScopes(name, ['plugin'], () => call(service, name, { ...request(name), token }));
    },
    internal_error: async (service) => {
      const { token } = await createAccount(service.database);
      const { sql } = service.database;
      await sql`alter function identify rename to identify_gone`;
      try {
        return await call(service, name, { ...request(name), token });
      } finally {
        await sql`alter function identify_gone rename to identify`;
      }
    },
  };
}

function generationProvocations(name: EndpointName): Partial<Record<ErrorCode, ErrorTrigger>> {
  return {
    rate_limited: async (service) => {
      const { token } = await createAccount(service.database);
      await setRequestTimes(service.database, token, fullWindow());
      return call(service, name, { token, body: bodyFor(name, PRODUCT) });
    },
    invalid_json: async (service) => {
      const { token } = await createAccount(service.database);
      return call(service, name, { token, body: '{"product_name": "Desk' });
    },
    validation_error: async (service) => {
      const { token } = await createAccount(service.database);
      return call(service, name, { token, body: bodyFor(name, { product_name: 'Desk' }) });
    },
    brand_forbidden: async (service) => {
      const { token } = await createAccount(service.database);
      const brand_id = await addBrand(service.database, await createAccount(service.database));
      return call(service, name, { token, body: bodyFor(name, { ...PRODUCT, brand_id }) });
    },
    brand_archived: async (service) => {
      const account = await createAccount(service.database);
      const brandId = await addBrand(service.database, account);
      await archiveBrand({ ctx: service.database, input: { brandId } });
      const { token } = account;
      return call(service, name, { token, body: bodyFor(name, { ...PRODUCT, brand_id: brandId }) });
    },
    usage_limit_reached: async (service) => {
      const account = await createAccount(service.database);
      await setUsed(service.database, account, 1000);
      return call(service, name, { token: account.token, body: bodyFor(name, PRODUCT) });
    },
  };
}

const UNKNOWN_CODE = { code: 'never-issued', site: 'https://store.example' };

const EXCHANGE: Partial<Record<ErrorCode, ErrorTrigger>> = {
  invalid_json: (service) => call(service, 'connectExchange', { body: 'code=x' }),
  validation_error: (service) => call(service, 'connectExchange', { body: { code: 'x' } }),
  invalid_code: (service) => call(service, 'connectExchange', { body: UNKNOWN_CODE }),
  site_mismatch: async (service) => {
    const account = await createAccount(service.database);
    const { code } = await makeConnectCode(service.database, account);
    const site = `https://${randomUUID()}.example`;
    return call(service, 'connectExchange', { body: { code, site } });
  },
  store_taken: async (service) => {
    const { database } = service;
    const [owner, other] = [await createAccount(database), await createAccount(database)];
    const { code, site } = await makeConnectCode(database, other);
    await connectStore(database, owner, site);
    return call(service, 'connectExchange', { body: { code, site } });
  },
  rate_limited: async (service) => {
    await setAddressPasses(service.database, fullWindow(60));
    try {
      return await call(service, 'connectExchange', { body: UNKNOWN_CODE });
    } finally {
      await setAddressPasses(service.database, []);
    }
  },
  internal_error: async (service) => {
    const { sql } = service.database;
    await sql`alter table connect_codes rename to connect_codes_gone`;
    try {
      return await call(service, 'connectExchange', { body: UNKNOWN_CODE });
    } finally {
      await sql`alter table connect_codes_gone rename to connect_codes`;
    }
  },
};
