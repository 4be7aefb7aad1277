import { createServer, type IncomingMessage, type Server } from 'node:http';
import { close, listen } from '@wareword/security/http';
import type { Listing } from '@wareword/shared-schema';

/** A stand-in for the service, with what the app calls. It writes listings immediately. */
export interface Wareword {
  readonly url: string;
  /** Bodies of the exchanges, in order. */
  readonly exchanges: Record<string, unknown>[];
  /** Tokens that were revoked. */
  readonly revocations: unknown[];
  /** Bodies of the requested jobs, by id. */
  readonly jobs: Map<string, Record<string, unknown>>;
  plan: 'free' | 'pro';
  remaining: number;
  /** If set, the response to every call. */
  fault: { readonly status: number; readonly code: string } | undefined;
  /** If set, the response to requests for jobs. With `lost`, the job is created nevertheless. */
  jobFault: { readonly status: number; readonly code: string; readonly lost: boolean } | undefined;
  /** The result of every job that is polled. */
  jobOutcome: 'complete' | 'queued' | 'job_expired';
  /** How many times jobs were requested, whatever the response. */
  asked: number;
  close(): Promise<void>;
}

/** The token that every exchange returns. */
export const TOKEN = `ww_${'a'.repeat(40)}`;

export async function startWareword(): Promise<Wareword> {
  const wareword: Wareword = {
    url: '',
    exchanges: [],
    revocations: [],
    jobs: new Map(),
    plan: 'pro',
    remaining: 90,
    fault: undefined,
    jobFault: undefined,
    jobOutcome: 'complete',
    asked: 0,
    close: () => Promise.resolve(),
  };
  const server: Server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { status, json } = respond(wareword, request, body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  const port = await listen(server, 0);
  return Object.assign(wareword, { url: `http://127.0.0.1:${port}`, close: () => close(server) });
}

type Body = Record<string, unknown>;

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  const text = Buffer.concat(chunks).toString('utf8');
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  return text === '' ? {} : (JSON.parse(text) as Body);
}

function respond(
  wareword: Wareword,
  { method, url = '', headers }: IncomingMessage,
  body: Body,
): { status: number; json: object } {
  const { fault } = wareword;
  if (fault !== undefined) return refuse(fault.status, fault.code);
  const path = url.replace('/api/v1', '').replace(/\?.*/, '');
  if (path === '/connect/exchange') {
    wareword.exchanges.push(body);
    const used = wareword.exchanges.filter(({ code }) => code === body['code']).length > 1;
    return used ? refuse(400, 'invalid_code') : { status: 200, json: exchanged(wareword, body) };
  }
  if (method === 'POST' && path === '/oauth/revoke') {
    wareword.revocations.push(body['token']);
    return { status: 200, json: {} };
  }
  if (headers.authorization !== `Bearer ${TOKEN}`) return refuse(401, 'invalid_api_key');
  if (path === '/me') return { status: 200, json: account(wareword) };
  if (method === 'GET' && path === '/jobs') {
    const ref = new URL(url, wareword.url).searchParams.get('external_ref');
    const jobs = [...wareword.jobs]
      .filter(([, job]) => ref === null || job['external_ref'] === ref)
      .map(([id, job]) => outcome(wareword, id, job));
    return { status: 200, json: { api_version: 'v1', jobs } };
  }
  if (method === 'POST' && path === '/jobs') {
    const { jobFault } = wareword;
    wareword.asked += 1;
    if (jobFault?.lost === false) return refuse(jobFault.status, jobFault.code);
    const key = String(headers['idempotency-key']);
    const id = `job_${key.replace(/\W/g, '')}`;
    if (!wareword.jobs.has(id)) wareword.remaining -= 1;
    wareword.jobs.set(id, body);
    if (jobFault !== undefined) return refuse(jobFault.status, jobFault.code);
    return { status: 202, json: { ...envelope(id, body, 'queued'), usage: usage(wareword) } };
  }
  const id = path.replace('/jobs/', '');
  const job = wareword.jobs.get(id);
  return job === undefined
    ? refuse(404, 'job_not_found')
    : { status: 200, json: outcome(wareword, id, job) };
}

function outcome({ jobOutcome }: Wareword, id: string, job: Body): object {
  switch (jobOutcome) {
    case 'complete':
      return { ...envelope(id, job, 'complete'), ...written(job) };
    case 'queued':
      return envelope(id, job, 'queued');
    case 'job_expired': {
      const error = { code: 'job_expired', message: 'The job was not polled in time.' };
      return { ...envelope(id, job, 'failed'), error };
    }
  }
}

function refuse(status: number, code: string) {
  return { status, json: { error: { code, message: `The service refused: ${code}.` } } };
}

function usage({ plan, remaining }: Wareword) {
  return { used: 100 - remaining, limit: 100, plan, remaining };
}

function exchanged(wareword: Wareword, body: Body) {
  return {
    token: TOKEN,
    token_prefix: TOKEN.slice(0, 10),
    site_url: body['site'],
    platform: 'shopify',
    account: { plan: wareword.plan },
    usage: usage(wareword),
  };
}

function account(wareword: Wareword) {
  const bulk = wareword.plan === 'pro';
  return {
    api_version: 'v1',
    account: { email: 'owner@example.com', plan: wareword.plan, is_member: false },
    usage: usage(wareword),
    token: { scope: 'plugin', name: 'oak-and-linen.myshopify.com' },
    brands: [{ id: 'brd_1', name: 'Oak & Linen', locked: false }],
    capabilities: { generate: true, async_jobs: true, bulk },
    upgrade_url: 'https://www.wareword.example/pricing',
  };
}

function envelope(id: string, body: Body, status: string) {
  return {
    api_version: 'v1',
    job_id: id,
    status,
    platform: 'shopify',
    external_ref: body['external_ref'],
    poll_url: `/api/v1/jobs/${id}`,
    poll_after_ms: 50,
  };
}

function written({ product_name: name }: Body): { listing_id: string; listing: Listing } {
  return {
    listing_id: 'lst_1',
    listing: {
      title: `${String(name)}, written`,
      bullets: [],
      description: `<p>${String(name)} &amp; more.</p>`,
      keywords: ['linen shirt', 'summer shirt'],
      backend_terms: '',
      item_highlights: '',
      focus_keyphrase: '',
      meta_description: `About ${String(name)}.`,
      product_tags: [],
      seo_scores: {
        keyword_density: 80,
        readability: 80,
        conversion_potential: 80,
        platform_compliance: 100,
      },
      pro_tip: 'Add a picture.',
    },
  };
}
