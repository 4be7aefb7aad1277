import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startWooStore, type WooStandIn } from '../../../e2e/stand-ins/woocommerce/index.ts';
import {
  createWooStore,
  mergeTags,
  notRestorable,
  seoMeta,
  type WooProduct,
  type WooProductChange,
  type WooStore,
} from '../../src/woocommerce/index.ts';

let standIn: WooStandIn;
let store: WooStore;
beforeEach(async () => {
  standIn = await startWooStore({ products: 130 });
  store = createWooStore({ ...standIn, url: standIn.url, policy: { allowPrivate: true } });
});
afterEach(async () => {
  store.close();
  await standIn.close();
});

async function productNamed(word: string): Promise<WooProduct> {
  for (const record of standIn.shop.products.values()) {
    if (record.name.includes(word)) return store.getProduct(record.id);
  }
  throw new Error(`no product ${word}`);
}

/** Writes to one product, and returns the outcome. */
async function write(change: WooProductChange) {
  const [outcome] = await store.updateProducts([change]);
  if (outcome?.ok !== true) throw new Error(outcome?.error.message ?? 'no outcome');
  return outcome;
}

/** Everything of a product that publishing writes, as an undo restores it. */
function undoOf(product: WooProduct): WooProductChange {
  const { id, name, description, shortDescription, tags } = product;
  const keys = ['_yoast_wpseo_focuskw', '_yoast_wpseo_metadesc'] as const;
  return {
    id,
    name,
    description,
    shortDescription,
    tags,
    seoMeta: Object.fromEntries(keys.map((key) => [key, product.seoMeta[key] ?? null])),
  };
}

describe('publishing', () => {
  test('writes all fields, keeps tags that were there, and reads back what was sent', async () => {
    const before = await productNamed('Walnut Desk Organizer');
    const outcome = await write({
      id: before.id,
      name: 'Walnut Desk Organizer with Six Compartments',
      description: '<p>Solid <strong>walnut</strong>.</p>',
      shortDescription: '<ul><li>Cork base</li></ul>',
      tags: mergeTags(before.tags, ['desk', 'organizer', 'Organizer']),
      seoMeta: seoMeta('yoast', { keyphrase: 'walnut desk', metaDescription: 'Walnut & cork.' }),
    });
    expect(outcome.changedByStore).toEqual([]);
    expect(outcome.product).toMatchObject({
      name: 'Walnut Desk Organizer with Six Compartments',
      shortDescription: '<ul><li>Cork base</li></ul>',
      seoMeta: { _yoast_wpseo_focuskw: 'walnut desk', _yoast_wpseo_metadesc: 'Walnut & cork.' },
    });
    expect(outcome.product.tags.map(({ name }) => name)).toEqual(['walnut', 'Desk', 'organizer']);
    expect(outcome.product.modifiedAt > before.modifiedAt).toBe(true);
  });

  test('reports what the store changed on saving', async () => {
    const { id } = await productNamed('Beeswax Candle');
    const outcome = await write({
      id,
      name: 'Wax & Wick',
      description: '<p>Safe</p><iframe src="https://v.example"></iframe>',
      shortDescription: 'Kept as it is 🕯️ "quoted" it\'s',
    });
    expect([...outcome.changedByStore].sort()).toEqual(['description', 'name']);
    expect(outcome.product.name).toBe('Wax &amp; Wick');
  });

  test("a hundred products takes one write call, and one product's failure affects no other", async () => {
    const changes = [...standIn.shop.products.values()]
      .filter(({ status }) => status === 'publish')
      .slice(0, 99)
      .map(({ id }) => ({ id, name: `Renamed ${id}` }));
    standIn.trash(changes[0]?.id ?? 0);
    const outcomes = await store.updateProducts([...changes, { id: 999_999, name: 'Nobody' }]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([...changes.map(() => true), false]);
    expect(outcomes.at(-1)).toMatchObject({ id: 999_999, error: { code: 'not_found' } });
    const writes = standIn.requests.filter(({ method }) => method === 'POST');
    expect(writes.map(({ url }) => url.split('?')[0])).toEqual(['/wp-json/wc/v3/products/batch']);
  });

  test('more than a hundred products, or one product twice, is rejected before anything is sent', async () => {
    const changes = Array.from({ length: 101 }, (_, index) => ({ id: index + 1, name: 'x' }));
    await expect(store.updateProducts(changes)).rejects.toMatchObject({ code: 'too_many' });
    await expect(store.updateProducts([{ id: 11 }, { id: 11 }])).rejects.toThrow(TypeError);
    expect(standIn.count).toBe(0);
  });

  test('only a product that was deleted between reading and writing fails', async () => {
    const current = await productNamed('Notebook A5');
    standIn.remove(current.id);
    const [outcome] = await store.updateProducts([{ id: current.id, current, name: 'x' }]);
    expect(outcome).toMatchObject({ ok: false, error: { code: 'not_found' } });
  });

  test('counts as written if only the second attempt, for one tag, is refused', async () => {
    const before = await productNamed('Merino Hiking Socks');
    const [lost] = before.tags;
    standIn.shop.tags.delete(lost?.id ?? 0);
    const data = { status: 400 };
    const error = { code: 'woocommerce_rest_invalid_term', message: 'No.', data };
    const body = JSON.stringify({ update: [{ id: before.id, error }] });
    const fault = { do: 'respond', status: 200, body } as const;
    standIn.fail({ fault, method: 'POST', path: 'products/batch', every: 2, times: 1 });
    const outcome = await write({ id: before.id, name: 'Socks', tags: before.tags });
    expect(outcome.product.name).toBe('Socks');
    expect(outcome.changedByStore).toEqual(['tags']);
  });

  test('with a lost response is reported as a transient error', async () => {
    const { id } = await productNamed('Gift Card');
    standIn.fail({ fault: { do: 'lose-response' }, method: 'POST', path: 'batch', times: 1 });
    const call = store.updateProducts([{ id, name: 'Written all the same' }]);
    await expect(call).rejects.toMatchObject({ code: 'store_failed', transient: true });
    expect((await store.getProduct(id)).name).toBe('Written all the same');
  });
});

describe('backslashes', () => {
  test('in other texts survive publishing that does not touch them', async () => {
    const before = await productNamed('USB Backup Stick');
    const changes: Omit<WooProductChange, 'id'>[] = [
      { name: 'USB Stick' },
      { tags: [{ name: 'usb' }] },
      { seoMeta: seoMeta('yoast', { keyphrase: 'usb stick' }) },
      { current: await productNamed('USB Backup Stick'), shortDescription: 'D:\\ and \\\\server' },
    ];
    for (const change of changes) {
      const outcome = await write({ id: before.id, ...change });
      expect(outcome.changedByStore).toEqual([]);
      expect(outcome.product.description).toBe(before.description);
    }
    const after = await store.getProduct(before.id);
    expect(after.shortDescription).toBe('D:\\ and \\\\server');
  });

  test('are also kept in a store that strips nothing', async () => {
    const { id } = await productNamed('Espresso Tamper');
    // Such a store saves what is sent: two instead of one, until it is sent again.
    const keepAll = () => {
      const record = standIn.shop.products.get(id);
      if (record !== undefined) Object.assign(record, { description: 'C:\\\\Temp' });
    };
    const original = standIn.shop.touch.bind(standIn.shop);
    let saves = 0;
    standIn.shop.touch = (product) => {
      saves += 1;
      if (saves === 1) keepAll();
      else product.description = 'C:\\Temp';
      original(product);
    };
    const outcome = await write({ id, description: 'C:\\Temp' });
    expect(saves).toBe(2);
    expect(outcome.changedByStore).toEqual([]);
    expect(outcome.product.description).toBe('C:\\Temp');
  });
});

describe('an undo', () => {
  test('restores every byte of every product not reported as unrestorable', async () => {
    const ids = [...standIn.shop.products.keys()];
    let exact = 0;
    for (let at = 0; at < ids.length; at += 100) {
      const before = await store.getProducts(ids.slice(at, at + 100));
      const published = await store.updateProducts(
        before.map((current) => ({
          id: current.id,
          current,
          name: 'New name',
          description: '<p>New text</p>',
          shortDescription: '<ul><li>New</li></ul>',
          tags: mergeTags(current.tags, ['brand new']),
          seoMeta: seoMeta('yoast', { keyphrase: 'new', metaDescription: 'New.' }),
        })),
      );
      expect(published.every((outcome) => outcome.ok && outcome.changedByStore.length === 0)).toBe(
        true,
      );
      await store.updateProducts(before.map(undoOf));
      const after = await store.getProducts(ids.slice(at, at + 100));
      for (const [index, product] of before.entries()) {
        const beyond = (await notRestorable(product)).map(({ field }) => field);
        const now = after[index];
        expect(now?.tags).toEqual(product.tags);
        expect(now?.seoMeta).toEqual(product.seoMeta);
        for (const field of ['name', 'description', 'shortDescription'] as const) {
          if (beyond.includes(field)) continue;
          expect(now?.[field]).toBe(product[field]);
          exact += 1;
        }
      }
    }
    // 130 products of three texts, of which the odd ones among the hand-made have five beyond it.
    expect(exact).toBe(130 * 3 - 5);
  });

  test('brings a tag back that was deleted from the store since', async () => {
    const before = await productNamed('Merino Hiking Socks');
    const [lost] = before.tags;
    await write({ id: before.id, tags: [{ name: 'other' }] });
    standIn.shop.tags.delete(lost?.id ?? 0);
    const outcome = await write({ id: before.id, tags: before.tags });
    expect(outcome.changedByStore).toEqual([]);
    expect(outcome.product.tags.map(({ name }) => name).sort()).toEqual(['hiking', 'merino']);
  });

  test('clears tags and SEO entries that were not there before', async () => {
    const before = await productNamed('Notebook A5');
    await write({
      id: before.id,
      tags: [{ name: 'paper' }],
      seoMeta: seoMeta('yoast', { keyphrase: 'notebook' }),
    });
    const { product } = await write(undoOf(before));
    expect([product.tags, product.seoMeta]).toEqual([[], {}]);
    expect(standIn.shop.products.get(before.id)?.meta).toEqual([]);
  });

  test('does not touch entries of other plugins', async () => {
    const before = await productNamed('Bookend');
    await write({ id: before.id, seoMeta: seoMeta('rankmath', { keyphrase: 'oak bookends' }) });
    const entries = standIn.shop.products
      .get(before.id)
      ?.meta.map(({ key, value }) => [key, value]);
    expect(entries).toContainEqual(['_legacy_note', 'moved in 2019']);
    expect(entries).toContainEqual(['_yoast_wpseo_metadesc', 'Oak bookends & nothing else.']);
  });
});
