import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { PRODUCT, type ApiResponse } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { readUsed } from './workspace-state.ts';
import { sendBytes } from './send-bytes.ts';

const service = useService({ ROLE: 'web', RATE_LIMIT_PER_MINUTE: '1000' });

const PATHS = ['/generate', '/jobs'] as const;
const GOOD = JSON.stringify(PRODUCT);
const LIMIT = 64 * 1024;
const MEGABYTE = Buffer.alloc(1024 * 1024, 'x');

type Body = string | Uint8Array | readonly Uint8Array[];

/**
 * Sends a body to each endpoint that writes listings, and checks that none of them charges for it.
 */
async function refuseAll(
  body: Body,
  code: 'invalid_json' | 'validation_error',
  { status, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Promise<void> {
  const { token } = await createAccount(service().database);
  for (const path of PATHS) {
    const response = await sendBytes(service(), path, { token, body, headers });
    expectRefusal(response, code, status);
  }
  expect(await readUsed(service(), token)).toBe(0);
}

async function accept(body: Body, headers: Record<string, string> = {}): Promise<ApiResponse> {
  const { token } = await createAccount(service().database);
  const response = await sendBytes(service(), '/jobs', { token, body, headers });
  expect(response.status).toBe(202);
  expect(await readUsed(service(), token)).toBe(1);
  return response;
}

describe('characters in a body', () => {
  it.each(['\\u0000', '\\u0001', '\\u001b[31m', '\\ud800', '\\udc00x', '\\ud83d\\ud83d'])(
    'an invalid escape is validation_error in every field: %s',
    async (escape) => {
      const fields = ['product_name', 'features', 'category', 'price', 'customer', 'competitors'];
      for (const field of [...fields, 'brand_id']) {
        const body = JSON.stringify({ ...PRODUCT, [field]: 'Desk @' }).replace('@', escape);
        await refuseAll(body, 'validation_error');
      }
    },
  );

  it('external_ref and the fields of the exchange are validated the same way', async () => {
    const { token } = await createAccount(service().database);
    for (const external_ref of ['a\u0000b', '\ud800']) {
      const body = { ...PRODUCT, external_ref };
      expectRefusal(await call(service(), 'createJob', { token, body }), 'validation_error');
    }
    for (const bad of ['a\u0000b', '\ud800']) {
      for (const body of [
        { code: bad, site: 'https://a.example' },
        { code: 'x', site: `https://${bad}.example` },
        { code: 'x', site: 'https://a.example', code_verifier: bad },
      ]) {
        const response = await call(service(), 'connectExchange', { body });
        expectRefusal(response, 'validation_error');
      }
    }
  });

  it('raw control characters are invalid JSON', async () => {
    for (const raw of ['\u0000', '\u0001', '\n', '\u001f']) {
      await refuseAll(GOOD.replace('Walnut', `Wal${raw}nut`), 'invalid_json');
    }
  });

  it.each([[0x80], [0xc3], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80]])(
    'invalid UTF-8 is invalid_json: %i',
    async (...bytes) => {
      const [before = '', after = ''] = GOOD.split('Walnut');
      const body = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
      await refuseAll(body, 'invalid_json');
    },
  );

  it('other encodings are invalid_json, and a UTF-8 byte order mark is ignored', async () => {
    await refuseAll(Buffer.from(GOOD, 'utf16le'), 'invalid_json');
    await accept(`\ufeff${GOOD}`);
  });
});

// contract §1.6
describe('size of a body', () => {
  it('64 KB are accepted; one byte more is 413, with or without chunks', async () => {
    await accept(GOOD.padEnd(LIMIT));
    await accept([Buffer.from(GOOD), Buffer.alloc(LIMIT - GOOD.length, ' ')]);
    const over = { status: 413 };
    await refuseAll(GOOD.padEnd(LIMIT + 1), 'validation_error', over);
    const chunks = [Buffer.from(GOOD), Buffer.alloc(LIMIT + 1 - GOOD.length, ' ')];
    await refuseAll(chunks, 'validation_error', over);
  });

  it('5 MB are 413 with a token, with or without chunks', async () => {
    await refuseAll(Buffer.concat(Array<Buffer>(5).fill(MEGABYTE)), 'validation_error', {
      status: 413,
    });
    await refuseAll(Array<Buffer>(5).fill(MEGABYTE), 'validation_error', { status: 413 });
  });

  it('5 MB without a valid token are 401', async () => {
    for (const body of [Array<Buffer>(5).fill(MEGABYTE), Buffer.alloc(5e6, 'x')]) {
      const noToken = await sendBytes(service(), '/jobs', { body });
      expectRefusal(noToken, 'missing_authorization');
      const badToken = await sendBytes(service(), '/generate', { token: 'nonsense', body });
      expectRefusal(badToken, 'invalid_api_key');
    }
  });

  it('rejects a 5 MB body to the exchange with 413', async () => {
    const body = Array<Buffer>(5).fill(MEGABYTE);
    const response = await sendBytes(service(), '/connect/exchange', { body });
    expectRefusal(response, 'validation_error', 413);
  });

  it('ignores a 5 MB body on an endpoint without one', async () => {
    const { token } = await createAccount(service().database);
    const body = Array<Buffer>(5).fill(MEGABYTE);
    const headers = { 'Transfer-Encoding': 'chunked' };
    const read = await sendBytes(service(), '/me', { method: 'GET', token, body, headers });
    expect(read.status).toBe(200);
    expectRefusal(await sendBytes(service(), '/me', { token, body }), 'method_not_allowed');
    expectRefusal(await sendBytes(service(), '/nothing', { token, body }), 'not_found');
  });
});

// contract §1.6
describe('Content-Encoding', () => {
  const bomb = Buffer.alloc(50_000_000, ' ');

  it('gzip, deflate and br are accepted', async () => {
    await accept(gzipSync(GOOD), { 'Content-Encoding': 'gzip' });
    await accept(deflateSync(GOOD), { 'Content-Encoding': 'deflate' });
    await accept(brotliCompressSync(GOOD), { 'Content-Encoding': 'br' });
    await accept(GOOD, { 'Content-Encoding': 'identity' });
  });

  it.each([
    ['gzip', gzipSync(bomb)],
    ['deflate', deflateSync(bomb)],
    ['br', brotliCompressSync(bomb)],
  ])('50 MB in a few KB are 413: %s', async (encoding, body) => {
    const headers = { 'Content-Encoding': encoding };
    await refuseAll(body, 'validation_error', { status: 413, headers });
  });

  it('the limit of 64 KB applies after decoding', async () => {
    await accept(gzipSync(GOOD.padEnd(LIMIT)), { 'Content-Encoding': 'gzip' });
    const headers = { 'Content-Encoding': 'gzip' };
    const over = gzipSync(GOOD.padEnd(LIMIT + 1));
    await refuseAll(over, 'validation_error', { status: 413, headers });
  });

  it.each([
    ['gzip', GOOD],
    ['gzip', gzipSync(GOOD).subarray(0, 40)],
    ['gzip', ''],
    ['br', Buffer.alloc(100, 0xff)],
    ['rot13', GOOD],
    ['gzip, gzip', gzipSync(gzipSync(GOOD))],
    ['', '{'],
    ['\u00e9', GOOD],
  ])('unsupported encodings are invalid_json: "%s"', async (encoding, body) => {
    await refuseAll(body, 'invalid_json', { headers: { 'Content-Encoding': encoding } });
  });
});

describe('unusual JSON', () => {
  it('may be nested 60 KB deep', async () => {
    const depth = 30_000;
    const array = '['.repeat(depth) + ']'.repeat(depth);
    const object = '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000);
    await refuseAll('['.repeat(60_000), 'invalid_json');
    await refuseAll('{"a":'.repeat(12_000), 'invalid_json');
    await refuseAll(array, 'validation_error');
    await refuseAll(object, 'validation_error');
    for (const field of ['product_name', 'category', 'brand_id']) {
      await refuseAll(`${GOOD.slice(0, -1)},"${field}":${array}}`, 'validation_error');
      await refuseAll(`${GOOD.slice(0, -1)},"${field}":${object}}`, 'validation_error');
    }
    for (const field of ['platform', 'tone', 'unknown', '__proto__']) {
      await accept(`${GOOD.slice(0, -1)},"${field}":${object}}`);
    }
  });

  it.each([
    ['1e999', '1e999'],
    ['-1e999', '-1e999'],
    ['30,000 digits', '9'.repeat(30_000)],
    ['-0', '-0'],
    ['1e-999', '1e-999'],
  ])('may contain a huge number: %s', async (_, number) => {
    await refuseAll(`${GOOD.slice(0, -1)},"price":${number}}`, 'validation_error');
    await accept(`${GOOD.slice(0, -1)},"platform":${number},"x":${number}}`);
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', '$where'])(
    'may contain a key that is special in JavaScript: "%s"',
    async (key) => {
      const poison = '{"platform":"shopify","is_member":true,"toString":1}';
      const response = await accept(`${GOOD.slice(0, -1)},"${key}":${poison}}`);
      expect(response.body['platform']).toBe('amazon');
      expect({}).not.toHaveProperty('is_member');
      await refuseAll(`{"${key}":${GOOD}}`, 'validation_error');
    },
  );

  it('may repeat a key: the last one counts', async () => {
    const twice = `{"platform":"shopify",${GOOD.slice(1, -1)},"platform":"woocommerce"}`;
    expect((await accept(twice)).body['platform']).toBe('woocommerce');
  });

  it('may contain 6,000 unknown keys', async () => {
    const extra = Array.from({ length: 6000 }, (_, index) => `"k${index}":0`).join(',');
    await accept(`${GOOD.slice(0, -1)},${extra}}`);
  });
});
