import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { useService } from '../service.ts';
import { BulkClient } from './bulk-client.ts';

const service = useService();

const NOT_A_SHEET = 'Tray,Oak\nBowl,Ash\n';

const connections: Socket[] = [];
afterEach(() => {
  for (const connection of connections.splice(0)) connection.destroy();
});

/** A connection that a test writes to byte by byte, and what has come back over it. */
async function open(): Promise<{ connection: Socket; until: (text: string) => Promise<string> }> {
  const connection = connect(Number(new URL(service().baseUrl).port), '127.0.0.1');
  connections.push(connection);
  await once(connection, 'connect');
  let received = '';
  connection.setEncoding('utf8').on('data', (text: string) => (received += text));
  const until = async (text: string) => {
    while (!received.includes(text)) await once(connection, 'data');
    return received;
  };
  return { connection, until };
}

function head(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST /bulk/upload HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: text/csv\r\n${lines.join('')}\r\n`;
}

describe('an upload is refused before the rest of it has arrived', () => {
  const length = { 'Content-Length': String(1024 * 1024) };
  test.each([
    ['by its first lines', length, Buffer.from(NOT_A_SHEET.repeat(10_000)), 400, 'file_headings'],
    [
      'by its first lines, when compressed',
      { ...length, 'Content-Encoding': 'gzip' },
      gzipSync(NOT_A_SHEET.repeat(10_000)),
      400,
      'file_headings',
    ],
    [
      'by its size',
      { 'Content-Length': String(65 * 1024 * 1024) },
      Buffer.from('a,b\n'),
      400,
      'file_large',
    ],
    [
      'without a session',
      { ...length, cookie: '' },
      Buffer.from(NOT_A_SHEET),
      401,
      'token_missing',
    ],
  ])('%s', async (_how, headers, start, status, problem) => {
    const { cookie } = await BulkClient.signIn(service());
    const { connection, until } = await open();
    connection.write(head({ cookie, ...headers }));
    connection.write(start);
    const response = await until('"message"');
    expect(response).toContain(`HTTP/1.1 ${status} `);
    expect(response).toContain(`X-Problem: ${problem}\r\n`);
    // A server that had timed out waiting for the rest would say this.
    expect(response).not.toContain('Connection: close');
  });
});

test('a client that sends the rest after the refusal keeps its connection', async () => {
  const { cookie } = await BulkClient.signIn(service());
  const { connection, until } = await open();
  const file = Buffer.from(NOT_A_SHEET.repeat(100_000));
  connection.write(head({ cookie, 'Content-Length': String(file.length) }));
  connection.write(file.subarray(0, 200_000));
  await until('"message"');
  connection.write(file.subarray(200_000));
  connection.write('GET /bulk/template.csv HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  expect(await until('HTTP/1.1 200 ')).toContain('wareword-products.csv');
});

test('a client that never stops sending is disconnected', async () => {
  const { cookie } = await BulkClient.signIn(service());
  const { connection, until } = await open();
  connection.write(head({ cookie, 'Content-Length': String(2 ** 40) }));
  const piece = Buffer.alloc(1024 * 1024, NOT_A_SHEET);
  connection.write(piece);
  const closed = new Promise<void>((resolve) => {
    connection.on('error', () => undefined).once('close', () => resolve());
  });
  // By its size, this one is refused at once.
  await until('"message"');
  const send = () => {
    // Once the other end has closed, every write fails at once.
    connection.write(piece, (error) => {
      if (!error) send();
    });
  };
  send();
  await closed;
  expect(connection.bytesWritten).toBeGreaterThan(64 * 1024 * 1024);
});
