import { longestTurn } from '@wareword/event-loop/testing';
import { expect, onTestFinished, test } from 'vitest';
import {
  createWooStore,
  type WooProductChange,
  type WooStore,
} from '../../src/woocommerce/index.ts';
import { startServer } from './hostile-server.ts';

interface Sent {
  readonly id: number;
  readonly name?: string;
  readonly description?: string;
  readonly short_description?: string;
}

const EMPTY = {
  ...{ type: 'simple', status: 'publish', sku: '', price: '', permalink: '', images: [] },
  ...{ categories: [], date_modified_gmt: '2026-01-01T00:00:00', slug: '', regular_price: '' },
  ...{ name: '', description: '', short_description: '', tags: [], attributes: [], meta_data: [] },
};

/** A store that keeps what is sent as WordPress does, and how many products each request had. */
async function openStore(): Promise<{ store: WooStore; requests: number[] }> {
  const products = new Map<number, object>();
  const requests: number[] = [];
  const server = await startServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://a.example');
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const ids = searchParams.get('include')?.split(',').map(Number) ?? [];
      let answer: unknown = ids.map((id) => ({ id, ...EMPTY, ...products.get(id) }));
      if (request.method === 'POST') {
        const { update } = JSON.parse(Buffer.concat(parts).toString('utf8')) as { update: Sent[] };
        requests.push(update.length);
        for (const { id, ...texts } of update) {
          const kept = Object.entries(texts).map(([name, text]) => [
            name,
            text.replaceAll('\\\\', '\\'),
          ]);
          products.set(id, Object.fromEntries(kept) as object);
        }
        answer = { update: update.map(({ id }) => ({ id })) };
      }
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(answer));
    });
  });
  const keys = { consumerKey: 'ck_1', consumerSecret: 'cs_1' };
  const store = createWooStore({ url: server.url, ...keys, policy: { allowPrivate: true } });
  onTestFinished(async () => {
    store.close();
    await server.close();
  });
  return { store, requests };
}

const slashes = (length: number) => '\\'.repeat(length);

test('texts that are too long to be sent are refused, and block nobody', async () => {
  const { store, requests } = await openStore();
  const texts = { name: slashes(1_000_000), description: slashes(1_000_000) };
  const change: WooProductChange = { id: 1, ...texts, shortDescription: slashes(1_000_000) };
  const [current] = await store.getProducts([1]);
  let outcomes: unknown;
  const stall = await longestTurn(async () => {
    outcomes = await store.updateProducts([{ ...change, ...(current && { current }) }]);
  }, 100);
  expect(outcomes).toMatchObject([{ id: 1, ok: false, error: { code: 'text_too_long' } }]);
  expect(requests).toEqual([]);
  expect(stall).toBeLessThan(100);
});

test('long texts of many products are written in several requests', async () => {
  const { store, requests } = await openStore();
  const changes = Array.from({ length: 100 }, (_, at) => ({
    id: at + 1,
    description: slashes(20_000),
  }));
  const outcomes = await store.updateProducts(changes);
  expect(outcomes.every((outcome) => outcome.ok && outcome.changedByStore.length === 0)).toBe(true);
  expect(requests).toEqual([75, 25]);
});

test('a write whose response is too long to read may have succeeded, so it is checked later', async () => {
  const product = {
    ...{ id: 1, name: 'Oak', description: '', short_description: '', tags: [], meta_data: [] },
    ...{ date_modified_gmt: '2026-01-01T00:00:00', status: 'publish', type: 'simple' },
  };
  const server = await startServer(({ method }, response) => {
    const update = [{ id: 1, price_html: 'x'.repeat(7_000_000) }];
    response.end(JSON.stringify(method === 'POST' ? { update } : [product]));
  });
  const keys = { consumerKey: 'ck_1', consumerSecret: 'cs_1' };
  const store = createWooStore({ url: server.url, ...keys, policy: { allowPrivate: true } });
  onTestFinished(async () => {
    store.close();
    await server.close();
  });
  await expect(store.updateProducts([{ id: 1, name: 'Ash' }])).rejects.toMatchObject({
    code: 'store_failed',
    transient: true,
    message: expect.stringContaining('too long to read') as string,
  });
});
