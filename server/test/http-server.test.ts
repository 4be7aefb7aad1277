import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { close, listen } from '@wareword/security/http';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from '../src/http/index.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: a.example\r\n\r\n';
const RESPONSE = /HTTP\/1\.1 200 OK/g;

async function open(listener: RequestListener): Promise<Socket> {
  const server = createHttpServer(listener, {
    headers: new Map(),
    refuse: () => ({ status: 400, headers: {}, body: '' }),
  });
  const socket = connect(await listen(server, 0), '127.0.0.1');
  onTestFinished(async () => {
    socket.destroy();
    await close(server);
  });
  await once(socket, 'connect');
  return socket.setEncoding('latin1');
}

/** What was received once there are that many responses. */
async function responses(socket: Socket, count: number): Promise<number> {
  let text = '';
  for await (const part of socket.iterator({ destroyOnReturn: false })) {
    text += String(part);
    const received = text.match(RESPONSE)?.length ?? 0;
    if (received >= count) return received;
  }
  throw new Error(`The connection was closed after ${text}`);
}

test('a packet of requests is not handled at once, and its connection ends', async () => {
  let handled = 0;
  const socket = await open((request) => {
    handled += 1;
    if (handled === 1_000) request.socket.destroy();
  });
  const ended = once(socket, 'close');
  socket.on('error', () => undefined).resume();
  socket.write(REQUEST.repeat(1_000));
  await ended;
  expect(handled).toBe(20);
});

test('a few requests ahead of their responses are all answered', async () => {
  const waiting: (() => void)[] = [];
  const socket = await open((_request, response) => {
    waiting.push(() => response.end());
    if (waiting.length === 20) for (const answer of waiting) answer();
  });
  socket.write(REQUEST.repeat(20));
  expect(await responses(socket, 20)).toBe(20);
});

test('a connection that waits for its responses can be used for long', async () => {
  const socket = await open((_request, response) => response.end());
  for (let count = 0; count < 100; count++) {
    socket.write(REQUEST);
    expect(await responses(socket, 1)).toBe(1);
  }
});

test('a body of single bytes arrives in a few parts', async () => {
  let parts = 0;
  const socket = await open((request, response) => {
    request.on('data', () => (parts += 1)).on('end', () => response.end());
  });
  const chunks = '1\r\na\r\n'.repeat(50_000);
  socket.write(
    `POST / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`,
  );
  expect(await responses(socket, 1)).toBe(1);
  expect(parts).toBeLessThan(200);
});
