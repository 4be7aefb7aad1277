import { gzipSync } from 'node:zlib';
import {
  API_BASE_PATH,
  EDIT_LIMITS,
  ENDPOINTS,
  FIELDS_BY_PLATFORM,
  MAX_BATCH_BODY_BYTES,
  REQUEST_LIMITS,
  type Endpoint,
  type ListingTextField,
} from '@wareword/shared-schema';
import { z } from 'zod';
import { dashboardRouter } from '../../backend/src/trpc/router.ts';
import { agentEntryPoints } from './agent-entry-points.ts';
import type { Attacker } from './attacker.ts';
import { filledBody } from './filled-body.ts';
import { MAX_HEADER_CHARACTERS, type EntryPoint, type HostileRequest } from './entry-point.ts';
import { batchEntryPoints, procedureEntryPoints, structureEntryPoints } from './procedures.ts';

const JSON_BODY = { 'Content-Type': 'application/json' };

let addresses = 0;

/** Each request comes from another IP address, so that limits do not hide the cost of a request. */
function anyAddress(): Record<string, string> {
  addresses += 1;
  const [a, b] = [Math.floor(addresses / 65_536) % 200, Math.floor(addresses / 256) % 256];
  return { 'X-Forwarded-For': `10.${a}.${b}.${addresses % 256}` };
}

/** A text encoded for a URL. */
function inAddress(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, MAX_HEADER_CHARACTERS);
}

/** A text reduced to what a header can hold. */
function inHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '~').slice(0, MAX_HEADER_CHARACTERS);
}

/** The public endpoints of v1, from the endpoint table. */
function apiEntryPoints({ token, listingId, brandId }: Attacker, generates: boolean): EntryPoint[] {
  const authorized = { Authorization: `Bearer ${token}` };
  return Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, endpoint]) => {
    const { method, path, body } = endpoint;
    const at = (parameter: string) => API_BASE_PATH + path.replace(/\{\w+\}/, parameter);
    const headers = () => ({ ...authorized, ...anyAddress() });
    const own = path.startsWith('/brands') ? brandId : listingId;
    const entryPoints: EntryPoint[] = [
      {
        name: `${name}: path, query, authorization and key`,
        send: (text) => ({
          method,
          path: `${at(inAddress(text).slice(0, 3000))}?limit=${inAddress(text).slice(0, 3000)}`,
          headers: {
            ...anyAddress(),
            Authorization: inHeader(text).slice(0, 3000),
            'Idempotency-Key': inHeader(text).slice(0, 3000),
          },
          ...(body === null ? {} : { body: '{}' }),
        }),
      },
    ];
    if (body === null) return entryPoints;
    entryPoints.push({
      name: `${name}: body`,
      send: (text) => ({ method, path: at(own), headers: headers(), body: text }),
    });
    if (name !== 'generate' || generates) {
      entryPoints.push({
        name: `${name}: every field`,
        send: (text) => ({
          method,
          path: at(own),
          headers: headers(),
          body: name === 'editListing' ? filledEdit(text) : filledBody(body, text),
        }),
      });
    }
    return entryPoints;
  });
}

/** Maximum bullets of an Amazon listing. */
const MAX_BULLETS = 5;

/** A change of every field that the listing has, from whatever revision it is at. */
function filledEdit(text: string): string {
  const item = `x${text.replaceAll(/[\r\n]/g, ' ')}`.slice(0, EDIT_LIMITS.item).toWellFormed();
  const values: Partial<Record<ListingTextField, string | readonly string[]>> = {
    description: `x${text}`.slice(0, EDIT_LIMITS.description).toWellFormed(),
    bullets: Array<string>(MAX_BULLETS).fill(item),
    keywords: [item],
  };
  const line = `x${text}`.slice(0, EDIT_LIMITS.text).toWellFormed();
  return JSON.stringify({
    listing: Object.fromEntries(
      FIELDS_BY_PLATFORM.amazon.map((field) => [field, values[field] ?? line]),
    ),
  });
}

/** A batch of as many requests as fit, with the text in every field of each. */
function batchEntryPoint({ token }: Attacker): EntryPoint {
  const { path, body } = ENDPOINTS.createBatch;
  // Two requests with one reference are refused.
  const requestSchema = z.object(body.shape.requests.element.shape).omit({ external_ref: true });
  return {
    name: 'createBatch: every field of every request',
    send: (text) => {
      const request = filledBody(requestSchema, text);
      const count = Math.min(200, Math.floor(MAX_BATCH_BODY_BYTES / (request.length * 3)));
      return {
        method: 'POST',
        path: `${API_BASE_PATH}${path}?partial=true`,
        headers: { Authorization: `Bearer ${token}`, ...anyAddress() },
        body: `{"requests":[${Array<string>(count).fill(request).join(',')}]}`,
      };
    },
  };
}

const AUTHENTICATION = [
  'sign-in/email',
  'sign-up/email',
  'request-password-reset',
  'reset-password',
  'send-verification-email',
];

function authenticationEntryPoints(): EntryPoint[] {
  const fields = 'email password name token newPassword callbackURL redirectTo'.split(' ');
  return [
    ...AUTHENTICATION.map((path) => ({
      name: `POST /api/auth/${path}`,
      send: (text: string): HostileRequest => ({
        method: 'POST',
        path: `/api/auth/${path}`,
        headers: { ...JSON_BODY, ...anyAddress() },
        body: JSON.stringify(
          Object.fromEntries(fields.map((field) => [field, text.slice(0, 4000)])),
        ),
      }),
    })),
    {
      name: 'GET /api/auth/verify-email',
      send: (text) => ({
        method: 'GET',
        path: `/api/auth/verify-email?token=${inAddress(text)}`,
        headers: anyAddress(),
      }),
    },
  ];
}

/** Every page and probe, with hostile text in the path, query and browser headers. */
function pageEntryPoints(cookie: string): EntryPoint[] {
  const get = (name: string, path: (text: string) => string): EntryPoint => ({
    name: `GET ${name}`,
    send: (text) => ({ method: 'GET', path: path(text), headers: anyAddress() }),
  });
  const connect = 'site platform return_url state code_challenge code_challenge_method'.split(' ');
  const header = (name: string, path = '/connect?site=x'): EntryPoint => ({
    name: `the header ${name}`,
    send: (text) => ({
      method: 'GET',
      path,
      headers: { ...anyAddress(), [name]: inHeader(text) },
    }),
  });
  return [
    get('any path', (text) => `/${inAddress(text)}`),
    get('any path, unescaped', (text) => `/${inHeader(text).replaceAll(' ', '+')}`),
    get('/docs/errors/:code', (text) => `/docs/errors/${inAddress(text)}`),
    get('/invitations/:token', (text) => `/invitations/${inAddress(text)}`),
    get('/connect', (text) => `/connect?${inHeader(text).replaceAll(' ', '+')}`),
    get('/connect, every parameter', (text) => {
      const value = inAddress(text.slice(0, 300)).slice(0, 1900);
      return `/connect?${connect.map((name) => `${name}=${value}`).join('&')}`;
    }),
    get('/connect, an address of a store', (text) => {
      const site = encodeURIComponent(`https://${text.slice(0, 1900).toWellFormed()}`).slice(
        0,
        5000,
      );
      return `/connect?site=${site}&platform=shopify&state=x&return_url=${site}`;
    }),
    get('/bulk/:id/export', (text) => `/bulk/${inAddress(text).slice(0, 5000)}/export?format=csv`),
    ...'cookie accept accept-encoding user-agent x-forwarded-for host origin content-type if-none-match range'
      .split(' ')
      .map((name) => header(name, name === 'accept' ? '/nothing' : undefined)),
    {
      name: 'many cookies beside a session',
      send: (text) => ({
        method: 'GET',
        path: '/trpc/account.read',
        headers: { cookie: `${inHeader(text)}; ${cookie}`, ...anyAddress() },
      }),
    },
    {
      name: 'POST /try',
      send: (text) => ({
        method: 'POST',
        path: '/try',
        headers: { ...anyAddress(), 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          product_name: text.slice(0, REQUEST_LIMITS.product_name).toWellFormed(),
          features: text.slice(0, REQUEST_LIMITS.features).toWellFormed(),
          category: text.slice(0, REQUEST_LIMITS.category).toWellFormed(),
        }).toString(),
      }),
    },
    {
      name: 'POST /billing/stripe/webhook',
      send: (text) => ({
        method: 'POST',
        path: '/billing/stripe/webhook',
        headers: { ...anyAddress(), 'stripe-signature': inHeader(text) },
        body: text,
      }),
    },
  ];
}

const CSV_HEADINGS: Readonly<Record<string, string>> = {
  template: 'product_name,features,category,brand,price,customer,competitors,reference',
  shopify: 'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant Price,Vendor',
  woocommerce:
    'ID,Name,Description,Short description,Categories,Tags,Attribute 1 name,Attribute 1 value(s)',
};

function uploadEntryPoints(cookie: string): EntryPoint[] {
  const upload = (file: string | Buffer, text: string): HostileRequest => ({
    method: 'POST',
    path: '/bulk/upload',
    headers: {
      ...anyAddress(),
      cookie,
      'Content-Encoding': 'gzip',
      'X-File-Name': inAddress(text).slice(0, 3000),
    },
    body: gzipSync(file),
  });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return [
    { name: 'a file', send: (text) => upload(text, text) },
    { name: 'a heading', send: (text) => upload(`product_name,features,${text}\nA,B`, text) },
    ...Object.entries(CSV_HEADINGS).flatMap(([name, heading]): EntryPoint[] => {
      const cells = (text: string) =>
        heading
          .split(',')
          .map(() => quoted(text))
          .join(',');
      return [
        {
          name: `cells of ${name}`,
          send: (text) => upload(`${heading}\n1,A,${cells(text)}\n${cells(text)}`, text),
        },
        { name: `lines of ${name}`, send: (text) => upload(`${heading}\n${text}`, text) },
      ];
    }),
  ];
}

/** Every entry point of the service for untrusted text, except bulk files. */
export function serviceEntryPoints(
  attacker: Attacker,
  { generates = true }: { generates?: boolean } = {},
): EntryPoint[] {
  const { procedures } = dashboardRouter._def;
  const signedIn = () => ({ cookie: attacker.cookie, ...anyAddress() });
  return [
    ...apiEntryPoints(attacker, generates),
    batchEntryPoint(attacker),
    ...procedureEntryPoints({ procedures, headers: signedIn, batched: true }),
    // Public procedures, in the largest batch.
    ...batchEntryPoints(
      Object.fromEntries(
        Object.entries(procedures).filter(([name]) => /^connect\.(?:review|cancel)$/.test(name)),
      ),
      anyAddress,
    ),
    ...authenticationEntryPoints(),
    ...agentEntryPoints(attacker, anyAddress),
    ...pageEntryPoints(attacker.cookie),
  ];
}

/** The dashboard's procedures, for structures in place of texts. */
export function dashboardStructures({ cookie }: Attacker): EntryPoint[] {
  const { procedures } = dashboardRouter._def;
  return structureEntryPoints({
    procedures,
    headers: () => ({ cookie, ...anyAddress() }),
    batched: true,
  });
}

export { uploadEntryPoints };
