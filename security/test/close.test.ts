import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { close, listen } from '../src/http/index.ts';

const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function startServer(listener: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(listener);
  return { server, port: await listen(server, 0) };
}

/** An accepted connection on which `text` was sent. */
async function send(server: Server, port: number, text: string): Promise<Socket> {
  const accepted = once(server, 'connection');
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await accepted;
  socket.on('error', () => undefined);
  if (text !== '') socket.write(text);
  return socket;
}

test.each([
  ['nothing', ''],
  ['half a request head', 'GET / HTTP/1.1\r\nHost: a.example\r\n'],
])('closes even if a client that sent %s keeps its connection open', async (_name, text) => {
  const { server, port } = await startServer((_request, response) => response.end());
  const socket = await send(server, port, text);
  const ended = once(socket, 'close');
  await close(server);
  await ended;
});

test('closes even if a client never sends the rest of a body', async () => {
  const { server, port } = await startServer((request, response) => {
    request.resume().once('end', () => response.end());
    request.once('error', () => undefined);
  });
  const asked = once(server, 'request');
  await send(server, port, 'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 9\r\n\r\nabc');
  await asked;
  await close(server);
});

test('responds to requests in progress before it closes, however long that takes', async () => {
  let finish = (): void => undefined;
  const { server, port } = await startServer((_request, response) => {
    finish = () => response.end('done');
  });
  const asked = once(server, 'request');
  const socket = await send(server, port, 'GET / HTTP/1.1\r\nHost: a.example\r\n\r\n');
  await asked;
  const closed = close(server);
  // Past the time that a client has to send a whole request.
  setTimeout(() => finish(), 1_500);
  const received: unknown[] = await once(socket, 'data');
  expect(String(received[0])).toMatch(/^HTTP\/1\.1 200[\s\S]*done$/);
  await closed;
});
