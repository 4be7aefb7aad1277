import { afterEach, describe, expect, test } from 'vitest';
import { storeProducts } from '../../src/catalog/store-product.ts';
import { wooMediaIn } from '../../src/catalog/media.ts';
import { createWooStore } from '../../src/woocommerce/index.ts';
import { longestTurn } from '@wareword/event-loop/testing';
import { startServer, type HostileServer } from '../woocommerce/hostile-server.ts';

const opened: HostileServer[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

const PRODUCT = {
  ...{ id: 1, name: 'Oak', description: '', short_description: '', tags: [], meta_data: [] },
  ...{ date_modified_gmt: '2026-01-01T00:00:00', status: 'publish', type: 'simple' },
};

/** A store that answers every call with that product, read as a run reads it. */
async function read(product: object) {
  const body = Buffer.from(JSON.stringify([{ ...PRODUCT, ...product }]));
  const hostile = await startServer((_request, response) => response.end(body));
  opened.push(hostile);
  const keys = { consumerKey: 'ck_1', consumerSecret: 'cs_1' };
  const store = createWooStore({ url: hostile.url, ...keys, policy: { allowPrivate: true } });
  try {
    const [one] = await storeProducts(await store.getProducts([1]), undefined);
    return one;
  } finally {
    store.close();
  }
}

const UNITS = ['<p>', '<a><b>', '<img>', '<p style="a:b;a:b">', '[a b=', '&amp;', '<!--wp:a/-->'];
const [MEGABYTES, KILOBYTES] = [5_500_000, 190_000];
const of = (unit: string, length: number) => unit.repeat(length / JSON.stringify(unit).length);

describe('a product that consists of nothing but', () => {
  test.each(UNITS)(
    '%s, up to the size limit of a response, does not block anyone else',
    async (unit) => {
      const product = { description: of(unit, MEGABYTES) };
      expect(await longestTurn(() => read(product), 100)).toBeLessThan(100);
    },
  );

  test.each(UNITS)('%s, in every text that is scanned, does not either', async (unit) => {
    const text = of(unit, KILOBYTES);
    const product = { name: text, description: text, short_description: text };
    expect(await longestTurn(() => read(product), 100)).toBeLessThan(100);
  });

  test('one tag with thousands of attributes does not either', async () => {
    const product = { description: `<p${' a=b'.repeat(49_000)}>` };
    expect(await longestTurn(() => read(product), 100)).toBeLessThan(100);
  });

  test('tags with long names does not either', async () => {
    const name = '&amp;'.repeat(500);
    const tags = Array.from({ length: 2_000 }, (_, id) => ({ id: id + 1, name }));
    expect(await longestTurn(() => read({ tags }), 100)).toBeLessThan(100);
  });
});

test.each([...UNITS, '[a_b]', '[gallery]', '<p ', 'a&'])(
  'the media in a text of nothing but %s are counted in a moment',
  async (unit) => {
    for (const length of [KILOBYTES, MEGABYTES]) {
      const text = unit.repeat(length / unit.length);
      const work = () => Promise.resolve(wooMediaIn(text));
      expect(await longestTurn(work, 100)).toBeLessThan(100);
    }
  },
);

test('a text that is too long to be scanned is not replaced unless its owner selects it', async () => {
  const product = await read({ description: 'Oak. '.repeat(50_000) });
  expect(product?.unsuited).toBeNull();
  expect(product?.unrestorable).toMatchObject([{ field: 'description', visible: true }]);
  expect(product?.values.description).toHaveLength(250_000);
  expect(wooMediaIn(product?.values.description ?? '').others).toBe(1);
});

test('no listing is written for a product of over a million characters, and the owner reads why', async () => {
  const product = await read({ description: 'Oak. '.repeat(500_000) });
  expect(product?.unsuited).toMatchObject({ code: 'text_too_long' });
  expect(product?.unsuited?.message).toMatch(/more than 1,000,000 characters/);
});

test('a product of over a million characters is never written, since its texts are cut here', async () => {
  const product = { ...PRODUCT, description: '\\'.repeat(1_500_000) };
  const posted: string[] = [];
  const hostile = await startServer((request, response) => {
    if (request.method === 'POST') posted.push(request.url ?? '');
    response.end(JSON.stringify([product]));
  });
  opened.push(hostile);
  const keys = { consumerKey: 'ck_1', consumerSecret: 'cs_1' };
  const store = createWooStore({ url: hostile.url, ...keys, policy: { allowPrivate: true } });
  const [outcome] = await store.updateProducts([{ id: 1, name: 'Ash' }]);
  store.close();
  expect(outcome).toMatchObject({ ok: false, error: { code: 'text_too_long' } });
  expect(posted).toEqual([]);
});
