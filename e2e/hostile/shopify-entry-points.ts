import { MAX_HEADER_CHARACTERS, type EntryPoint, type HostileRequest } from './entry-point.ts';

export const RUN_ID = 'run_0123456789abcdefghijklmnop';
export const ITEM_ID = 'itm_0123456789abcdefghijklmnop';

interface Callers {
  /** The headers of a call from the app's own pages. */
  readonly signedIn: () => Record<string, string>;
}

/** Shopify's libraries refuse what calls itself a robot. */
export const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0' };
export const SHOP = 'oak-and-linen.myshopify.com';

function inAddress(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, MAX_HEADER_CHARACTERS);
}

function inHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '~').slice(0, MAX_HEADER_CHARACTERS);
}

let addresses = 0;

/** Each request comes from another IP address, so that limits do not hide the cost of a request. */
function anyAddress(): Record<string, string> {
  addresses += 1;
  const host = `10.${addresses >> 16}.${(addresses >> 8) % 256}.${addresses % 256}`;
  return { ...BROWSER, 'X-Forwarded-For': host };
}

/** A query that is the text itself, with its own marks. */
function asQuery(text: string): string {
  return inHeader(text).replaceAll(' ', '+');
}

/** The routes that pages send forms and clicks to. */
const CALLS: readonly (readonly [method: 'POST' | 'PATCH' | 'DELETE', path: string])[] = [
  ['POST', '/app/write.data'],
  ['POST', '/app/sent.data'],
  ['DELETE', '/app/sent.data'],
  ['POST', `/app/runs/${RUN_ID}.data?index`],
  ['POST', `/app/runs/${RUN_ID}/${ITEM_ID}.data`],
  ['PATCH', `/app/runs/${RUN_ID}/${ITEM_ID}.data`],
  ['POST', '/app/connect.data?index'],
  ['DELETE', '/app/connect.data?index'],
];

/** Every entry point for text from strangers and merchants. */
export function shopifyEntryPoints({
  signedIn,
  signatureOf,
}: Callers & { readonly signatureOf: (body: string) => string }): EntryPoint[] {
  const visit = (name: string, path: (text: string) => string): EntryPoint => ({
    name: `GET ${name}`,
    send: (text) => ({ method: 'GET', path: path(text), headers: anyAddress() }),
  });
  const call = (name: string, path: (text: string) => string): EntryPoint => ({
    name: `GET ${name}, signed in`,
    send: (text) => ({ method: 'GET', path: path(text), headers: { ...BROWSER, ...signedIn() } }),
  });
  const header = (name: string, path = '/app.data'): EntryPoint => ({
    name: `the header ${name}`,
    send: (text) => ({
      method: 'GET',
      path,
      headers: { ...BROWSER, ...signedIn(), [name]: inHeader(text) },
    }),
  });
  const post = (name: string, request: (text: string) => Partial<HostileRequest>): EntryPoint => ({
    name,
    send: (text) => ({ method: 'POST', path: '/', headers: BROWSER, ...request(text) }),
  });
  const sent = (method: HostileRequest['method'], path: string, body: (text: string) => object) =>
    post(`${method} ${path}: ${Object.keys(body('')).join(', ')}`, (text) => ({
      ...{ method, path, body: JSON.stringify(body(text)) },
      headers: { ...BROWSER, 'Content-Type': 'application/json', ...signedIn() },
    }));
  return [
    visit('any path', (text) => `/${inAddress(text)}`),
    visit('any query', (text) => `/?${asQuery(text)}`),
    visit('an asset', (text) => `/assets/${inAddress(text)}`),
    ...['shop', 'host', 'id_token', 'locale'].map((name) =>
      visit(`/app?${name}`, (text) => `/app?embedded=1&shop=${SHOP}&${name}=${inAddress(text)}`),
    ),
    visit('/auth/session-token', (text) => `/auth/session-token?shopify-reload=${inAddress(text)}`),
    visit('/auth/login', (text) => `/auth/login?${asQuery(text)}`),
    ...['search', 'vendor', 'after', 'status'].flatMap((name) => [
      call(`/app/products.data?${name}`, (text) => `/app/products.data?${name}=${inAddress(text)}`),
      call(`/app/products?${name}`, (text) => `/app/products?${name}=${inAddress(text)}`),
    ]),
    call('/app/write.data', (text) => `/app/write.data?ids[]=${inAddress(text)}`),
    call('/app/write.data, any query', (text) => `/app/write.data?id=1&${asQuery(text)}`),
    call('/app/runs.data', (text) => `/app/runs.data?before=${inAddress(text)}`),
    call('a run', (text) => `/app/runs/${inAddress(text)}.data`),
    call('a product of a run', (text) => `/app/runs/${RUN_ID}/${inAddress(text)}.data`),
    call('/app/connect/return', (text) => `/app/connect/return.data?state=${inAddress(text)}`),
    call('/app/connect/return, any query', (text) => `/app/connect/return.data?${asQuery(text)}`),
    ...['authorization', 'accept', 'accept-language', 'cookie', 'host', 'content-type'].map(
      (name) => header(name),
    ),
    header('x-forwarded-for'),
    header('accept-encoding', '/assets/none.js'),
    ...CALLS.map(([method, path]) =>
      post(`${method} ${path}: any body`, (text) => ({
        ...{ method, path, body: text },
        headers: { ...BROWSER, 'Content-Type': 'application/json', ...signedIn() },
      })),
    ),
    sent('POST', '/app/write.data', (text) => ({
      requestId: text,
      selection: { ids: [text] },
      settings: { tone: text, brandId: text, audience: text, fields: [text], onlyEmpty: text },
    })),
    sent('POST', `/app/runs/${RUN_ID}.data?index`, (text) => ({ action: text, items: [text] })),
    sent('PATCH', `/app/runs/${RUN_ID}/${ITEM_ID}.data`, (text) => ({
      values: {
        ...{ title: text, description: text, metaTitle: text, metaDescription: text },
        tags: [text],
      },
      chosen: [text],
    })),
    post('POST /auth/login', (text) => ({ path: '/auth/login', body: text })),
    post('a webhook that is not signed', (text) => ({ path: '/webhooks/x', body: text })),
    ...['app/uninstalled', 'app/scopes_update', 'shop/redact'].map((topic) =>
      post(`a signed webhook, ${topic}`, (text) => ({
        path: `/webhooks/${topic}`,
        body: text,
        headers: {
          ...BROWSER,
          'x-shopify-topic': topic,
          'x-shopify-shop-domain': 'unknown.myshopify.com',
          'x-shopify-api-version': '2026-10',
          'x-shopify-webhook-id': inHeader(text).slice(0, 4_000),
          'x-shopify-hmac-sha256': signatureOf(text),
        },
      })),
    ),
  ];
}

/** The routes that take JSON, for hostile structures rather than texts. */
export function structureEntryPoints({ signedIn }: Callers): EntryPoint[] {
  return CALLS.flatMap(([method, path]) => {
    const entryPoint = (what: string, body: (json: string) => string): EntryPoint => ({
      name: `${method} ${path}: ${what}`,
      send: (json) => ({
        ...{ method, path, body: body(json) },
        headers: { ...BROWSER, 'Content-Type': 'application/json', ...signedIn() },
      }),
    });
    return [
      entryPoint('a structure for a body', (json) => json),
      entryPoint(
        'a structure for what is selected',
        (json) =>
          `{"requestId":"${crypto.randomUUID()}","selection":{"ids":${json}},"items":${json}}`,
      ),
    ];
  });
}
