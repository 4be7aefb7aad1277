import { gzipSync } from 'node:zlib';
import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { createWooStore, findStore } from '../../src/woocommerce/index.ts';
import { parseBounded } from '../../src/woocommerce/bounded-json.ts';
import { longestTurn } from '@wareword/event-loop/testing';
import { startServer, type HostileServer } from './hostile-server.ts';

const policy = { allowPrivate: true };
const opened: HostileServer[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

async function server(listener: RequestListener): Promise<HostileServer> {
  const started = await startServer(listener);
  opened.push(started);
  return started;
}

const index = (more: object) => JSON.stringify({ name: 'Shop', namespaces: ['wc/v3'], ...more });

describe('an index from anyone', () => {
  test.each([
    ['a name of 30 MB', index({ name: 'x'.repeat(30_000_000) })],
    ['namespaces without end', index({ namespaces: new Array(3_000_000).fill('wc/v3') })],
    ['a page of 30 MB', `<!DOCTYPE html>${'<p>'.repeat(10_000_000)}`],
  ])('that is %s is cut off after 256 KB, and the connection is closed', async (_what, body) => {
    const bytes = Buffer.from(body);
    const closed = Promise.withResolvers<number>();
    const hostile = await server((request, response) => {
      let sent = 0;
      request.socket.once('close', () => closed.resolve(sent));
      const pour = (): void => {
        while (sent < bytes.length) {
          const chunk = bytes.subarray(sent, sent + 65_536);
          sent += chunk.length;
          if (!response.write(chunk)) return;
        }
        response.end();
      };
      response.on('drain', pour);
      pour();
    });
    await expect(findStore(hostile.url, { policy })).rejects.toMatchObject({
      code: 'response_too_large',
    });
    // The system's buffers took some on top of the 256 KB, and that was far from all of it.
    expect(await closed.promise).toBeLessThan(15_000_000);
  });

  test('that is small on the wire and large after decompression is cut off too', async () => {
    const bomb = gzipSync(index({ name: 'x'.repeat(100_000_000) }));
    const hostile = await server((_request, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb);
    });
    const stall = await longestTurn(
      () =>
        expect(findStore(hostile.url, { policy })).rejects.toMatchObject({
          code: 'response_too_large',
        }),
      100,
    );
    expect(stall).toBeLessThan(100);
  });

  test('with thousands of headers blocks nobody', async () => {
    const headers = Array.from({ length: 1_900 }, (_one, at) => `${at.toString(36)}:\r\n`).join('');
    const hostile = await server((_request, response) => {
      response.socket?.end(`HTTP/1.1 404 Not Found\r\n${headers}Content-Length: 0\r\n\r\n`);
    });
    const find = () => expect(findStore(hostile.url, { policy })).rejects.toThrow();
    expect(await longestTurn(find, 50)).toBeLessThan(50);
  });

  test('has its fields bounded', async () => {
    const hostile = await server((_request, response) =>
      response.end(
        index({
          name: 'n'.repeat(100_000),
          namespaces: [7, null, ...Array.from({ length: 400 }, () => 'x'), 'wc/v3', 'yoast/v1'],
          home: 8,
        }),
      ),
    );
    const found = await findStore(hostile.url, { policy });
    expect(found.name).toHaveLength(200);
    expect(found.seoPlugin).toBe('yoast');
  });

  test('is requested with three fields only, since a real one is over a megabyte', async () => {
    const hostile = await server((_request, response) => response.end(index({})));
    await findStore(hostile.url, { policy });
    expect(hostile.requestedPaths[0]).toBe('/wp-json/?_fields=name,namespaces,home');
  });
});

const product = (more: object) => ({ id: 1, name: 'x', ...more });

/** Every shape that takes a parser or a schema longest, a megabyte or more of each. */
const SHAPES: readonly (readonly [string, string])[] = [
  ['zeros', `[${'0,'.repeat(2_000_000)}0]`],
  ['objects', `[${'{},'.repeat(1_500_000)}0]`],
  ['lists in lists', '['.repeat(4_000_000)],
  ['keys', `{${Array.from({ length: 300_000 }, (_one, at) => `"k${at}":1`).join(',')}}`],
  ['pictures', JSON.stringify([product({ images: new Array(500_000).fill(0) })])],
  [
    'products of lists',
    JSON.stringify(
      new Array(100).fill(
        product({ images: new Array(600).fill(0), categories: new Array(600).fill(0) }),
      ),
    ),
  ],
  ['one long text', JSON.stringify([product({ name: '"\\ é\n'.repeat(1_500_000) })])],
  ['half of a text', `["${'x'.repeat(8_000_000)}`],
  ['a page', '<p>'.repeat(2_000_000)],
];

describe('a list of products that is hostile', () => {
  test.each(SHAPES)('in the shape of %s does not block anyone else', async (_what, body) => {
    const bytes = Buffer.from(body);
    const hostile = await server((_request, response) => response.end(bytes));
    const keys = { consumerKey: 'ck_1', consumerSecret: 'cs_1' };
    const store = createWooStore({ url: hostile.url, ...keys, policy });
    try {
      const stall = await longestTurn(
        () =>
          store.listProducts().then(
            () => undefined,
            () => undefined,
          ),
        100,
      );
      expect(stall).toBeLessThan(100);
    } finally {
      store.close();
    }
  });
});

test('the response of a store with many long products is read', async () => {
  const many = Array.from({ length: 100 }, (_one, at) =>
    product({
      id: at + 1,
      description: 'é "quoted" \\ '.repeat(5_000),
      meta_data: Array.from({ length: 150 }, (_none, id) => ({ id, key: `k${id}`, value: 'v' })),
    }),
  );
  const text = JSON.stringify(many);
  expect(await parseBounded(text)).toEqual({ json: many });
  expect(text.length).toBeGreaterThan(6_000_000);
});

test.each(['', '{', '{"a":1', 'null', '"}]"', '{"a":"\\"]}"}', '[[[]]]'])(
  '%j is JSON or not, as JSON.parse says',
  async (text) => {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      json = undefined;
    }
    const parsed = await parseBounded(text);
    expect('json' in parsed ? parsed.json : undefined).toEqual(json);
  },
);

test('a page is recognized without being parsed completely', async () => {
  const page = `\n<!DOCTYPE html>${'<p>'.repeat(2_000_000)}`;
  let read: unknown;
  const stall = await longestTurn(async () => {
    read = await parseBounded(page);
  }, 5);
  expect(read).toEqual({ problem: 'not JSON' });
  expect(stall).toBeLessThan(5);
});
