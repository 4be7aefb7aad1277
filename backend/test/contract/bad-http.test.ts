import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { createHttpServer, SERVER_TIMEOUTS } from '@wareword/server/http';
import { startOpenAiStandIn } from '../../../e2e/stand-ins/openai/index.ts';
import { listen } from '@wareword/security/http';
import { rejectionResponse } from '../../src/http/rejection.ts';
import { createAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { startTestService, useService } from '../service.ts';
import { expectRefusal } from './call.ts';
import { openRaw, sendRaw } from './raw-http.ts';
import { readUsed } from './workspace-state.ts';

const model = await startOpenAiStandIn();
const openai = { GENERATOR: 'openai', OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.url };
const service = useService({ ...openai, RATE_LIMIT_PER_MINUTE: '1000' });
const shortTimeouts = useService(
  { ROLE: 'web' },
  { timeouts: { ...SERVER_TIMEOUTS, headers: 150, request: 300, checkInterval: 25 } },
);

const BODY = JSON.stringify(PRODUCT);
const START = 'POST /api/v1/generate HTTP/1.1\r\nHost: a\r\n';

function me(token: string, version = '1.1', headers = ''): string {
  return `GET /api/v1/me HTTP/${version}\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n${headers}\r\n`;
}

function generate(token: string): string {
  return `${START}Authorization: Bearer ${token}\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`;
}

async function makeToken(): Promise<string> {
  return (await createAccount(service().database)).token;
}

/** Number of finished requests to POST /generate, whatever their outcome. */
async function countEnded(): Promise<number> {
  const metrics = await (await fetch(`${service().baseUrl}/metrics`)).text();
  const counts = metrics.matchAll(/_count\{method="POST",route="\/generate",status="\d+"\} (\d+)/g);
  return Array.from(counts, ([, count]) => Number(count)).reduce((sum, count) => sum + count, 0);
}

describe('anything that is not HTTP is 400 malformed_request, and the connection closes', () => {
  it.each([
    ['no request line', 'nonsense\r\n\r\n'],
    ['a request line cut short', 'GET\r\n\r\n'],
    ['a version that is none', 'GET /api/v1/me HTTP/9.9\r\nHost: a\r\n\r\n'],
    ['a method in lowercase', 'get /api/v1/me HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a method that is none', 'BREW /api/v1/me HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a space in the path', 'GET /api/v1/me x HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a header without a colon', 'GET /api/v1/me HTTP/1.1\r\nHost a\r\n\r\n'],
    ['a header with a NUL', 'GET /api/v1/me HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n'],
    ['a folded header', 'GET /api/v1/me HTTP/1.1\r\n Host: a\r\n\r\n'],
    ['a length below zero', `${START}Content-Length: -1\r\n\r\n`],
    ['a length that is no number', `${START}Content-Length: 1e3\r\n\r\n`],
    ['two lengths', `${START}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    ['a length and chunks', `${START}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`],
    ['an encoding that is none', `${START}Transfer-Encoding: xchunked\r\n\r\n{}`],
    ['a chunk size that is none', `${START}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
    ['a TLS greeting', Buffer.from('160301020001000001fc0303', 'hex')],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
  ])('%s', async (_, bytes) => {
    const connection = await openRaw(service());
    connection.write(bytes);
    expectRefusal(await connection.response(), 'malformed_request');
    expect(await connection.closed()).toBe('');
    connection.destroy();
  });

  it('HTTP/1.1 without a Host header', async () => {
    const response = await sendRaw(service(), 'GET /api/v1/me HTTP/1.1\r\n\r\n');
    expectRefusal(response, 'malformed_request');
  });

  it('an empty connection does no harm', async () => {
    const silent = await openRaw(service());
    silent.destroy();
    expect((await sendRaw(service(), '\r\n\r\n', me(await makeToken()))).status).toBe(200);
  });
});

describe('unusual but valid HTTP', () => {
  it('HTTP/1.0 is answered, and the connection closes', async () => {
    const connection = await openRaw(service());
    const token = await makeToken();
    connection.write(`GET /api/v1/me HTTP/1.0\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    expect((await connection.response()).status).toBe(200);
    expect(await connection.closed()).toBe('');
    connection.destroy();
  });

  it('pipelined requests are answered in order', async () => {
    const connection = await openRaw(service());
    const token = await makeToken();
    const nothing = 'GET /api/v1/nothing HTTP/1.1\r\nHost: a\r\n\r\n';
    connection.write(generate(token) + me('x') + me(token) + nothing + generate(token));
    const statuses = [];
    for (let count = 0; count < 5; count++) statuses.push((await connection.response()).status);
    expect(statuses).toEqual([200, 401, 200, 404, 200]);
    connection.destroy();
    expect(await readUsed(service(), token)).toBe(2);
  });

  it.each(['Expect: 100-continue', 'Expect: 200-ok', 'Upgrade: websocket\r\nConnection: Upgrade'])(
    '%s is accepted',
    async (header) => {
      const token = await makeToken();
      const request = generate(token).replace('Host: a', `Host: a\r\n${header}`);
      expect((await sendRaw(service(), request)).status).toBe(200);
    },
  );

  it('an absolute URL in the request line and an unexpected body are accepted', async () => {
    const token = await makeToken();
    const request = me(token).replace('/api', 'http://a/api');
    expect((await sendRaw(service(), request)).status).toBe(200);
    const body = me(token, '1.1', 'Content-Length: 4\r\n');
    expect((await sendRaw(service(), `${body}null`)).status).toBe(200);
  });

  it.each([
    'OPTIONS *',
    'TRACE /',
    'TRACE /trpc/account.read',
    'PUT /trpc/account.read',
    'OPTIONS /nowhere',
    'GET /..%2f..%2fetc/passwd',
    'GET /.env',
  ])('%s is not found', async (line) => {
    const response = await sendRaw(service(), `${line} HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(response).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  });
});

describe('slow clients', () => {
  it('slow headers are 408 request_timeout', async () => {
    const connection = await openRaw(shortTimeouts());
    connection.write('GET /api/v1/me HTTP/1.1\r\nHost: a\r\nX-Slow:');
    expectRefusal(await connection.response(), 'request_timeout');
    connection.destroy();
  });

  it('a slow body is 408 request_timeout, and costs nothing', async () => {
    const { database } = shortTimeouts();
    const { token, workspaceId } = await createAccount(database);
    const connection = await openRaw(shortTimeouts());
    connection.write(generate(token).slice(0, -5));
    expectRefusal(await connection.response(), 'request_timeout');
    connection.destroy();
    // Not tested on the service, whose timeouts are too short for a stalled machine.
    const credits = await database.sql`select from credits where workspace_id = ${workspaceId}`;
    expect(credits).toHaveLength(0);
  });

  it('a client that neither sends nor disconnects after a rejection is disconnected', async () => {
    const timeouts = { ...SERVER_TIMEOUTS, closing: 50 };
    const server = createHttpServer(() => undefined, {
      headers: new Map(),
      refuse: rejectionResponse,
      timeouts,
    });
    const port = await listen(server, 0);
    const connection = await openRaw({ baseUrl: `http://127.0.0.1:${port}` });
    connection.write('nonsense\r\n\r\n');
    expectRefusal(await connection.response(), 'malformed_request');
    // Resolves once the last connection has closed.
    await new Promise((resolve) => server.close(resolve));
    connection.destroy();
  });

  it('a client that does not read its response is disconnected', async () => {
    const closed = Promise.withResolvers<undefined>();
    const server = createHttpServer(
      (_request, response) => {
        response.once('close', () => closed.resolve(undefined));
        response.end(Buffer.alloc(64 * 1024 * 1024));
      },
      {
        headers: new Map(),
        refuse: rejectionResponse,
        timeouts: { ...SERVER_TIMEOUTS, idle: 100 },
      },
    );
    const client = connect(await listen(server, 0), '127.0.0.1');
    client.write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n');
    await closed.promise;
    client.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
});

// contract §6.4
describe('clients that disconnect', () => {
  it('are not charged for a request that breaks off in its body', async () => {
    const token = await makeToken();
    const before = await countEnded();
    const connection = await openRaw(service());
    connection.write(generate(token).slice(0, -5));
    connection.destroy();
    await expect.poll(countEnded).toBe(before + 1);
    expect(await readUsed(service(), token)).toBe(0);
  });

  it('in the middle of a generation end it, and the credit is refunded', async () => {
    const token = await makeToken();
    const index = model.requests.length;
    model.setScript([{ do: 'hang' }]);
    const connection = await openRaw(service());
    connection.write(generate(token));
    await model.received(index + 1);
    expect(await readUsed(service(), token)).toBe(1);
    connection.destroy();
    expect(await model.requests[index]?.ended).toBe('abandoned');
    await expect.poll(() => readUsed(service(), token)).toBe(0);
  });

  it('after the last byte, only pay for saved listings', async () => {
    const { token, workspaceId } = await createAccount(service().database);
    const before = await countEnded();
    for (let count = 0; count < 20; count++) {
      const connection = await openRaw(service());
      connection.write(generate(token));
      await new Promise((resolve) => setImmediate(resolve));
      connection.destroy();
    }
    await expect.poll(countEnded).toBe(before + 20);
    const { sql } = service().database;
    await vi.waitFor(async () => {
      const states = await sql<{ state: string }[]>`
        select state from credits where workspace_id = ${workspaceId}
      `;
      expect(states.filter(({ state }) => state === 'reserved')).toEqual([]);
      const saved = await sql`select from listings where workspace_id = ${workspaceId}`;
      expect(await readUsed(service(), token)).toBe(saved.length);
    }, 20_000);
  });

  it('garbage after a request ends it, and nothing undeliverable is charged', async () => {
    const token = await makeToken();
    const index = model.requests.length;
    model.setScript([{ do: 'hang' }]);
    const connection = await openRaw(service());
    connection.write(generate(token));
    await model.received(index + 1);
    connection.write('nonsense\r\n\r\n');
    expectRefusal(await connection.response(), 'malformed_request');
    connection.destroy();
    await expect.poll(() => readUsed(service(), token)).toBe(0);
  });
});

describe('while the service is stopping', () => {
  it('accepted requests are answered, even on a busy connection', async () => {
    const finish = Promise.withResolvers<unknown>();
    const stopping = await startTestService({ ...openai, ROLE: 'web' });
    const { token } = await createAccount(stopping.database);
    const index = model.requests.length;
    model.setScript([{ do: 'answer', until: finish.promise }]);
    const connection = await openRaw(stopping);
    connection.write(generate(token));
    await model.received(index + 1);
    const stopped = stopping.stop({ now: false });
    connection.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    finish.resolve(undefined);
    expect((await connection.response()).status).toBe(200);
    expect((await connection.response()).status).toBe(200);
    await connection.closed();
    connection.destroy();
    await stopped;
  });
});
