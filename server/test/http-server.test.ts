import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { close, listen } from '@wareword/security/http';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from '../src/http/index.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: a.example\r\n\r\n';
const RESPONSE = /HTTP\/1\.1 200 OK/g;

async function serve(listener: RequestListener): Promise<{ port: number; socket: Socket }> {
  const server = createHttpServer(listener, {
    headers: new Map(),
    refuse: () => ({ status: 400, headers: {}, body: '' }),
  });
  onTestFinished(() => close(server));
  const port = await listen(server, 0);
  return { port, socket: await connectTo(port) };
}

async function connectTo(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket.setEncoding('latin1');
}

async function open(listener: RequestListener): Promise<Socket> {
  return (await serve(listener)).socket;
}

/** Waits for that many responses, and returns how many arrived. */
async function responses(socket: Socket, count: number): Promise<number> {
  let text = '';
  for await (const part of socket.iterator({ destroyOnReturn: false })) {
    text += String(part);
    const received = text.match(RESPONSE)?.length ?? 0;
    if (received >= count) return received;
  }
  throw new Error(`The connection was closed after ${text}`);
}

test('a connection that pipelines too many requests is closed', async () => {
  let handled = 0;
  const socket = await open(() => (handled += 1));
  const ended = once(socket, 'close');
  socket.on('error', () => undefined).resume();
  socket.write(REQUEST.repeat(1_000));
  await ended;
  expect(handled).toBe(1);
});

test('pipelined requests are handled one at a time, in order', async () => {
  const [handled, inProgress]: [string[], Set<string>] = [[], new Set()];
  let atOnce = 0;
  const socket = await open(({ url = '' }, response) => {
    handled.push(url);
    inProgress.add(url);
    atOnce = Math.max(atOnce, inProgress.size);
    response.once('close', () => inProgress.delete(url));
    setImmediate(() => response.end());
  });
  const paths = Array.from({ length: 20 }, (_, at) => `/${at}`);
  socket.write(paths.map((path) => REQUEST.replace('/', path)).join(''));
  expect(await responses(socket, 20)).toBe(20);
  expect(handled).toEqual(paths);
  expect(atOnce).toBe(1);
});

test('a burst of requests on many connections is spread over several turns', async () => {
  const CONNECTIONS = 50;
  let [handled, inThisTurn, atOnce] = [0, 0, 0];
  const { port } = await serve((_request, response) => {
    handled += 1;
    inThisTurn += 1;
    block(2);
    response.end();
  });
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => connectTo(port)));
  // Each connection is accepted and idle.
  for (const socket of sockets) {
    socket.write(REQUEST);
    await responses(socket, 1);
  }
  handled = inThisTurn = 0;
  for (const socket of sockets) socket.resume().write(REQUEST);
  // Until all of them have arrived.
  block(20);
  while (handled < CONNECTIONS) {
    await new Promise((nextTurn) => setImmediate(nextTurn));
    atOnce = Math.max(atOnce, inThisTurn);
    inThisTurn = 0;
  }
  expect(atOnce).toBeLessThan(10);
});

function block(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('a connection that waits for each response can send any number of requests', async () => {
  const socket = await open((_request, response) => response.end());
  for (let count = 0; count < 100; count++) {
    socket.write(REQUEST);
    expect(await responses(socket, 1)).toBe(1);
  }
});

test('a body in single-byte chunks arrives in a few parts', async () => {
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
