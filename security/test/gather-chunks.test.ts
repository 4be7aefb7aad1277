import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { close, gatherChunks, listen } from '../src/http/index.ts';
import { closeAgents, openAgents } from '../src/outbound/index.ts';

const BYTES = 100_000;
const TEXT = 'abcdefghij'.repeat(BYTES / 10);

/** A body in chunks of these lengths, one after the other. */
function chunked(text: string, ...lengths: readonly number[]): string {
  let body = '';
  let at = 0;
  for (let turn = 0; at < text.length; turn++) {
    const chunk = text.slice(at, at + (lengths[turn % lengths.length] ?? 1));
    body += `${chunk.length.toString(16)}\r\n${chunk}\r\n`;
    at += chunk.length;
  }
  return `${body}0\r\n\r\n`;
}

async function start(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  const port = await listen(server, 0);
  onTestFinished(() => close(server));
  return port;
}

async function post(port: number, body: string): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => {
    socket.destroy();
  });
  await once(socket, 'connect');
  socket.write(`POST / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\n${body}`);
}

/** What arrives, and in how many parts. */
async function read(message: IncomingMessage): Promise<{ text: string; parts: number }> {
  let text = '';
  let parts = 0;
  message.on('data', (part: Buffer) => {
    text += part.toString('latin1');
    parts += 1;
  });
  await once(message, 'end');
  return { text, parts };
}

test.each([
  ['single bytes', [1]],
  ['small chunks and large ones', [1, 5_000, 3, 1_023, 1_024, 2]],
])('a request in %s arrives complete, in far fewer parts', async (_what, lengths) => {
  const arrived = Promise.withResolvers<{ text: string; parts: number }>();
  const port = await start((request, response) => {
    gatherChunks(request);
    read(request).then(arrived.resolve, arrived.reject);
    response.end();
  });
  await post(port, chunked(TEXT, ...lengths));
  const { text, parts } = await arrived.promise;
  expect(text).toBe(TEXT);
  expect(parts).toBeLessThan(BYTES / 500);
});

test('a request that is not read is not buffered', async () => {
  const arriving = Promise.withResolvers<IncomingMessage>();
  const port = await start((request, response) => {
    if (request.method === 'GET') response.end();
    else {
      gatherChunks(request);
      arriving.resolve(request);
    }
  });
  const sent = post(port, chunked(TEXT.repeat(50), 1));
  const request = await arriving.promise;
  await sent;
  for (let call = 0; call < 50; call++) await (await fetch(`http://127.0.0.1:${port}`)).text();
  expect(request.readableLength).toBeLessThan(100_000);
  request.destroy();
});

test('a response in single bytes arrives complete, in far fewer parts', async () => {
  const port = await start((_request, response) => {
    response.socket?.end(
      `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${chunked(TEXT, 1)}`,
    );
  });
  const { httpAgent, httpsAgent } = openAgents({ allowPrivate: true });
  onTestFinished(() => closeAgents({ httpAgent, httpsAgent }));
  const request = get({ port, host: '127.0.0.1', agent: httpAgent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { text, parts } = await read(response);
  expect(text).toBe(TEXT);
  expect(parts).toBeLessThan(BYTES / 500);
});
