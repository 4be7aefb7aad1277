import { describe, expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { PRODUCT, type ApiResponse } from '../http.ts';
import { useService } from '../service.ts';
import { expectRefusal } from './call.ts';
import { sendRaw } from './raw-http.ts';
import { jobIdOf, readUsed } from './workspace-state.ts';

const service = useService({ ROLE: 'web', RATE_LIMIT_PER_MINUTE: '1000' });

const BODY = JSON.stringify(PRODUCT);

/** A request whose headers are sent byte by byte as written here, in UTF-8. */
function post(...headers: (string | Uint8Array)[]): Promise<ApiResponse> {
  const lines = headers.flatMap((header) => [Buffer.from(header), Buffer.from('\r\n')]);
  const start = `POST /api/v1/jobs HTTP/1.1\r\nHost: a\r\nContent-Length: ${BODY.length}\r\n`;
  return sendRaw(service(), Buffer.concat([Buffer.from(start), ...lines]), `\r\n${BODY}`);
}

function get(...headers: string[]): Promise<ApiResponse> {
  const lines = headers.map((header) => `${header}\r\n`).join('');
  return sendRaw(service(), `GET /api/v1/me HTTP/1.1\r\nHost: a\r\n${lines}\r\n`);
}

async function makeToken(): Promise<string> {
  return (await createAccount(service().database)).token;
}

describe('Authorization', () => {
  const REFUSED = [
    ['Basic dXNlcjpwYXNz', 'missing_authorization'],
    ['Bearer', 'missing_authorization'],
    ['Bearer        ', 'missing_authorization'],
    ['Bearer a b c', 'missing_authorization'],
    ['Bearer "quoted token"', 'missing_authorization'],
    ['Bearer{}', 'missing_authorization'],
    [`Bearer ${' '.repeat(10_000)}`, 'missing_authorization'],
    [`Bearer ${'x'.repeat(10_000)}`, 'invalid_api_key'],
    [`Bearer ${' '.repeat(5000)}x`, 'invalid_api_key'],
    ['Bearer ключ', 'invalid_api_key'],
    ['Bearer 🔑', 'invalid_api_key'],
    ["Bearer ' or 1=1", 'missing_authorization'],
    ["Bearer 'or'1'='1", 'invalid_api_key'],
    ['Bearer undefined', 'invalid_api_key'],
  ] as const;

  it.each(REFUSED.map(([header, code]) => [header.slice(0, 30), code, header] as const))(
    '%s is %s',
    async (_, code, header) => {
      expectRefusal(await get(`Authorization: ${header}`), code);
      expectRefusal(await post(`Authorization: ${header}`), code);
    },
  );

  it('several spaces count as one', async () => {
    const token = await makeToken();
    expect((await get(`Authorization:    Bearer     ${token}   `)).status).toBe(200);
  });

  it('only the first of two headers counts', async () => {
    const token = await makeToken();
    const good = `Authorization: Bearer ${token}`;
    expect((await get(good, 'Authorization: Bearer x')).status).toBe(200);
    expectRefusal(await get('Authorization: Bearer x', good), 'invalid_api_key');
  });
});

describe('Idempotency-Key', () => {
  const keyed = (token: string, key: string | Uint8Array) =>
    post(
      `Authorization: Bearer ${token}`,
      Buffer.concat([Buffer.from('Idempotency-Key: '), Buffer.from(key)]),
    );

  it.each([
    ['ASCII', 'k'],
    ['two bytes', 'é'],
    ['emoji', '🪑'],
  ])('max 200 chars, as code points: %s', async (_, character) => {
    const token = await makeToken();
    const first = await keyed(token, character.repeat(200));
    expect(first.status).toBe(202);
    const replay = await keyed(token, character.repeat(200));
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
    expect(jobIdOf(replay)).toBe(jobIdOf(first));
    expectRefusal(await keyed(token, character.repeat(201)), 'validation_error');
    expect(await readUsed(service(), token)).toBe(1);
  });

  it('a key that is not valid UTF-8 works like any other', async () => {
    const token = await makeToken();
    const first = await keyed(token, Uint8Array.of(0xff, 0xfe, 0xe9));
    const other = await keyed(token, Uint8Array.of(0xff, 0xfe, 0xea));
    const replay = await keyed(token, Uint8Array.of(0xff, 0xfe, 0xe9));
    expect(jobIdOf(replay)).toBe(jobIdOf(first));
    expect(jobIdOf(other)).not.toBe(jobIdOf(first));
  });

  it.each(["'; drop table jobs --", '../../x', '%00', '{}', '\t tab\tin it', 'a,b', '"quoted"'])(
    'a key is never interpreted: %s',
    async (key) => {
      const token = await makeToken();
      const first = await keyed(token, key);
      expect(first.status).toBe(202);
      expect(jobIdOf(await keyed(token, key))).toBe(jobIdOf(first));
    },
  );

  it('whitespace counts as no key', async () => {
    const token = await makeToken();
    const jobs = [await keyed(token, '   '), await keyed(token, '   ')];
    expect(new Set(jobs.map(jobIdOf)).size).toBe(2);
  });
});

describe('duplicate headers', () => {
  it.each([
    ['Content-Type: text/plain', 'Content-Type: application/xml'],
    ['X-Request-Id: mine', 'X-Request-Id: yours'],
    ['Accept: text/html', 'Accept: image/png'],
    ['X-Forwarded-For: 1.2.3.4', 'X-Forwarded-For: x'],
    ['Cookie: a=b', 'Cookie: c=d'],
  ])('are harmless: %s', async (...headers) => {
    const token = await makeToken();
    const response = await post(`Authorization: Bearer ${token}`, ...headers);
    expect(response.status).toBe(202);
    expect(response.headers.get('x-request-id')).not.toMatch(/mine|yours/);
  });
});

describe('too many headers', () => {
  it('a header of 20 KB is 431 headers_too_large', async () => {
    const response = await get(`X-Flood: ${'x'.repeat(20_000)}`);
    expectRefusal(response, 'headers_too_large');
    expectRefusal(await post(`X-Flood: ${'x'.repeat(20_000)}`), 'headers_too_large');
  });

  it('so is a path of 20 KB', async () => {
    const path = `/api/v1/jobs/${'x'.repeat(20_000)}`;
    const response = await sendRaw(service(), `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    expectRefusal(response, 'headers_too_large');
  });

  it('3,000 headers that are too large in total are 431', async () => {
    const flood = Array.from({ length: 3000 }, (_, index) => `X-Flood-${index}: x`);
    expectRefusal(await get(...flood), 'headers_too_large');
  });

  it('3,000 small headers do not hide those after them', async () => {
    const flood = Array<string>(3000).fill('a:');
    expect((await get(...flood, `Authorization: Bearer ${await makeToken()}`)).status).toBe(200);
  });
});
