import type { LookupFunction } from 'node:net';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AddressPolicy } from '@wareword/security/outbound';
import { createPost, type DeliveryResult } from '../../src/webhooks/index.ts';

let answer: (response: ServerResponse) => void;
const server = createServer((_request, response) => answer(response));
let url: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const LOCAL = { allowPrivate: true };

async function post(
  to: string,
  policy: AddressPolicy,
  { timeoutMs = 5000, times = 1 } = {},
): Promise<DeliveryResult | undefined> {
  const { post: send, close } = createPost(policy, { timeoutMs });
  const { signal } = new AbortController();
  try {
    let last: DeliveryResult | undefined;
    for (let count = 0; count < times; count++) {
      last = await send({ url: to, headers: {}, body: '{}', signal });
    }
    return last;
  } finally {
    close();
  }
}

function resolvingTo(address: string): LookupFunction {
  return (_hostname, options, callback) => {
    if (options.all === true) callback(null, [{ address, family: 4 }]);
    else callback(null, address, 4);
  };
}

const REFUSED = { failure: { code: 'private_address' } };

// contract §20.11
test.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://192.168.0.1/',
  'https://100.100.100.200/',
  'https://app.example:5432/',
  'http://app.example/',
])('nothing is sent to %s in production', async (address) => {
  expect(await post(address, { allowPrivate: false })).toEqual(REFUSED);
});

// contract §20.11
test('nothing is sent to a name that resolves to a private address, or to cloud metadata', async () => {
  const inward = { allowPrivate: false, lookup: resolvingTo('10.0.0.1') };
  expect(await post('https://app.example/', inward)).toEqual(REFUSED);
  const metadata = { allowPrivate: true, lookup: resolvingTo('169.254.169.254') };
  expect(await post('http://app.example/', metadata)).toEqual(REFUSED);
});

// contract §20.6
test('a receiver that hangs, or responds slowly, has a limited time', async () => {
  answer = () => undefined;
  const begun = Date.now();
  expect(await post(url, LOCAL, { timeoutMs: 200 })).toEqual({
    failure: { code: 'timeout', seconds: 0.2 },
  });
  answer = (response) => {
    response.writeHead(200).write('.');
  };
  // Enough for a busy machine to send the head of its response.
  expect(await post(url, LOCAL, { timeoutMs: 2000 })).toEqual({ status: 200 });
  expect(Date.now() - begun).toBeLessThan(10_000);
});

// contract §20.7
test('a message waits for no other to the same host', async () => {
  const waiting: ServerResponse[] = [];
  answer = (response) => waiting.push(response);
  const { post: send, close } = createPost(LOCAL);
  const { signal } = new AbortController();
  const sent = Array.from({ length: 500 }, () => send({ url, headers: {}, body: '{}', signal }));
  await expect.poll(() => waiting.length).toBe(sent.length);
  for (const response of waiting) response.end();
  expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([200]));
  close();
});

test('only the beginning of a large response is read', async () => {
  let sent = 0;
  const closed = new Promise<void>((resolve) => {
    answer = (response) => {
      response.writeHead(200);
      response.on('close', resolve);
      const write = (): void => {
        while (sent < 2 * 1024 * 1024) {
          sent += 65_536;
          if (!response.write('x'.repeat(65_536))) {
            response.once('drain', write);
            return;
          }
        }
        response.end();
      };
      write();
    };
  });
  expect(await post(url, LOCAL)).toEqual({ status: 200 });
  await closed;
});

test('a kept-alive connection that was closed is replaced', async () => {
  let messages = 0;
  answer = (response) => {
    messages += 1;
    if (messages === 2) response.socket?.resetAndDestroy();
    else response.writeHead(200).end();
  };
  expect(await post(url, LOCAL, { times: 2 })).toEqual({ status: 200 });
  expect(messages).toBe(3);
});

test('an unreachable receiver is reported with the reason', async () => {
  expect(await post('http://127.0.0.1:9/', LOCAL)).toEqual({
    failure: { code: 'connection_refused' },
  });
  answer = (response) => response.socket?.destroy();
  expect(await post(url, LOCAL)).toEqual({
    failure: { code: 'connection_closed' },
  });
  const unknown = 'http://app.invalid/';
  expect(await post(unknown, LOCAL)).toHaveProperty('failure');
});
