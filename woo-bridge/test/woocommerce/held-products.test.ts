import { expect, onTestFinished, test } from 'vitest';
import { createWooStore } from '../../src/woocommerce/index.ts';
import { startServer, type HostileServer } from './hostile-server.ts';

/** A store that lists nothing, and answers for each product with texts of this length. */
async function startSecretive(characters: number): Promise<HostileServer> {
  const text = 'x'.repeat(characters);
  const server = await startServer((request, response) => {
    const id = /products\/(\d+)/.exec(request.url ?? '')?.[1];
    const product = {
      ...{ id: Number(id), name: 'Rack', type: 'simple', status: 'trash', sku: '', price: '' },
      ...{ permalink: '', images: [], categories: [], date_modified_gmt: '2026-01-01T00:00:00' },
      ...{ slug: '', description: text, short_description: text, regular_price: '', tags: [] },
      ...{ attributes: [], meta_data: [{ key: '_yoast_wpseo_metadesc', value: text }] },
    };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(id === undefined ? [] : product));
  });
  onTestFinished(() => server.close());
  return server;
}

function open({ url }: HostileServer) {
  const keys = { consumerKey: `ck_${'a'.repeat(40)}`, consumerSecret: `cs_${'a'.repeat(40)}` };
  const store = createWooStore({ url, ...keys, policy: { allowPrivate: true } });
  onTestFinished(() => store.close());
  return store;
}

const HUNDRED = Array.from({ length: 100 }, (_, at) => at + 1);

test('a store that responds with megabytes for each of many products is given up', async () => {
  const server = await startSecretive(900_000);
  await expect(open(server).getProducts(HUNDRED)).rejects.toMatchObject({
    code: 'response_too_large',
    message: expect.stringContaining('far more data than expected') as string,
  });
  // The list, and the first four of what it left out.
  expect(server.requestedPaths).toHaveLength(5);
});

test('a hundred products in the trash are read one by one', async () => {
  const products = await open(await startSecretive(2_000)).getProducts(HUNDRED);
  expect(products.map(({ id }) => id)).toEqual(HUNDRED);
});
