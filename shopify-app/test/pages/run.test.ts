import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type {
  Review,
  RunPage,
  RunSettings,
  Selection,
  Shop,
} from '../../src/load-context/index.ts';
import { connectShop, useShop, valueOf } from './connected-shop.ts';

const opened = useShop({ products: 40 });

const standIn = () => opened.fixture.shopify.shop();
let shop: Shop;
beforeEach(async () => {
  opened.fixture.shopify.clearFaults();
  Object.assign(opened.wareword, { plan: 'pro', remaining: 90, fault: undefined });
  await opened.fixture.sql`
    truncate shopify_app.sessions, shopify_app.shops, shopify_app.runs cascade
  `;
  shop = await connectShop(opened);
});

const SETTINGS: RunSettings = {
  tone: 'Friendly',
  brandId: null,
  audience: '',
  fields: ['title', 'description', 'metaTitle', 'metaDescription'],
  onlyEmpty: false,
};

async function start(selection: Selection, settings = SETTINGS): Promise<string> {
  const input = { requestId: randomUUID(), selection, settings };
  return valueOf(await shop.startRun(input)).runId;
}

const read = async (runId: string): Promise<RunPage> =>
  valueOf(await shop.run({ runId, states: null, after: null }));

/** The run once nothing more happens without a click. */
async function settled(runId: string): Promise<RunPage> {
  await expect
    .poll(async () => (await read(runId)).run.working, { timeout: 60_000, interval: 100 })
    .toBe(false);
  return read(runId);
}

async function firstReview(runId: string): Promise<Review> {
  const [item] = (await settled(runId)).items;
  return valueOf(await shop.review(runId, item?.id ?? ''));
}

const someProducts = (count: number) => [...standIn().products.values()].slice(0, count);
const gid = (id: number | string) => `gid://shopify/Product/${id}`;
const texts = (id: number) => {
  const { title, descriptionHtml, tags, seoTitle, seoDescription, handle } = standIn().product(id);
  return { title, descriptionHtml, tags: [...tags], seoTitle, seoDescription, handle };
};

test('a listing is written, reviewed, published and undone, byte for byte', async () => {
  const [product] = someProducts(1);
  const id = product?.id ?? 0;
  const before = texts(id);
  const runId = await start({ ids: [gid(id)] });
  const review = await firstReview(runId);
  expect(review.item.stateText).toBe('Ready to review');
  expect(review.fields.find(({ field }) => field === 'title')?.proposed).toBe(
    `${before.title}, written`,
  );
  expect(review.fields.find(({ field }) => field === 'tags')).toMatchObject({ chosen: false });
  expect(texts(id)).toEqual(before);

  valueOf(await shop.changeRun(runId, { action: 'publish', items: 'all' }));
  expect((await settled(runId)).run.counts.published).toBe(1);
  expect(texts(id)).toMatchObject({
    title: `${before.title}, written`,
    handle: before.handle,
    tags: before.tags,
    seoDescription: `About ${before.title}.`,
  });

  valueOf(await shop.changeRun(runId, { action: 'undo', items: [review.item.id] }));
  expect((await settled(runId)).run.counts.undone).toBe(1);
  expect(texts(id)).toEqual(before);
});

test('a product that was edited in the meantime is a conflict; one that was sold is published', async () => {
  const [edited, sold] = someProducts(2).map(({ id }) => id);
  const runId = await start({ ids: [gid(edited ?? 0), gid(sold ?? 0)] });
  await settled(runId);
  standIn().editProduct(edited ?? 0, { descriptionHtml: '<p>By hand</p>' });
  standIn().sell(sold ?? 0);
  valueOf(await shop.changeRun(runId, { action: 'publish', items: 'all' }));
  const { run } = await settled(runId);
  expect(run.counts).toMatchObject({ conflict: 1, published: 1 });
  expect(texts(edited ?? 0).descriptionHtml).toBe('<p>By hand</p>');
});

test('a product that was archived or deleted in the meantime says so, and the others are published', async () => {
  const ids = [
    standIn().addProduct({ title: 'Archived soon', vendor: 'Oak' }).id,
    standIn().addProduct({ title: 'Deleted soon', vendor: 'Oak' }).id,
    standIn().addProduct({ title: 'Stays', vendor: 'Oak' }).id,
  ];
  const runId = await start({ ids: ids.map(gid) });
  await settled(runId);
  standIn().editProduct(ids[0] ?? 0, { status: 'ARCHIVED' });
  standIn().deleteProduct(ids[1] ?? 0);
  valueOf(await shop.changeRun(runId, { action: 'publish', items: 'all' }));
  const { run, items } = await settled(runId);
  expect(run.counts).toMatchObject({ failed: 2, published: 1 });
  expect(items[0]?.reason).toContain('archived');
  expect(items[1]?.reason).toContain('no longer in your store');
});

test('what Shopify rejects is shown at its field', async () => {
  const [product] = someProducts(1);
  const runId = await start({ ids: [gid(product?.id ?? 0)] });
  const { item } = await firstReview(runId);
  valueOf(await shop.edit(runId, item.id, { values: { title: 'x'.repeat(300) } }));
  valueOf(await shop.changeRun(runId, { action: 'publish', items: [item.id] }));
  const { fields } = await firstReview(runId);
  expect(fields.find(({ field }) => field === 'title')?.problem).toContain("didn't accept");
  expect(fields.find(({ field }) => field === 'description')?.problem).toBeNull();
});

test('all products that match a filter are written, and no others', async () => {
  standIn().addProduct({ title: 'Zeppelin "Alpha"', vendor: 'Sky & Co' });
  standIn().addProduct({ title: 'Zeppelin Beta', vendor: 'Sky & Co' });
  const filter = { search: 'zeppelin', status: null, vendor: 'Sky & Co' };
  const prepared = valueOf(await shop.prepareRun({ all: filter }));
  expect(prepared).toMatchObject({ count: 2, leftOut: 0 });
  const { run } = await settled(await start({ all: filter }));
  expect(run).toMatchObject({ total: 2, written: 2 });
});

test("ids that aren't products are skipped and counted, and 10,000 can be given", async () => {
  const own = someProducts(2).map(({ id }) => gid(id));
  const ids = [...own, own[0] ?? '', 'gid://shopify/Collection/1', '999999999', '<script>'];
  expect(valueOf(await shop.prepareRun({ ids }))).toMatchObject({ count: 2, leftOut: 4 });
  const many = Array.from({ length: 10_000 }, (_, at) => String(700_000_000 + at));
  const runId = await start({ ids: [...own, ...many].slice(0, 10_000) });
  expect((await settled(runId)).run.total).toBe(2);
  expect(await shop.prepareRun({ ids: [...many, '1'] })).toMatchObject({
    problem: { code: 'too_many_products' },
  });
});

test('a second click on the same button starts nothing', async () => {
  const [product] = someProducts(1);
  const jobs = opened.wareword.jobs.size;
  const input = {
    requestId: randomUUID(),
    selection: { ids: [gid(product?.id ?? 0)] },
    settings: SETTINGS,
  };
  const [one, other] = await Promise.all([shop.startRun(input), shop.startRun(input)]);
  expect(valueOf(one).runId).toBe(valueOf(other).runId);
  await settled(valueOf(one).runId);
  expect(opened.wareword.jobs.size - jobs).toBe(1);
});

test('a plan without bulk writing, or without listings left, is reported before anything starts', async () => {
  opened.wareword.plan = 'free';
  const ids = someProducts(2).map(({ id }) => gid(id));
  const input = { requestId: randomUUID(), selection: { ids }, settings: SETTINGS };
  const refused = await shop.startRun(input);
  expect(refused).toMatchObject({ problem: { code: 'bulk_not_allowed', link: null } });
  expect(JSON.stringify(refused)).not.toMatch(/upgrade|pricing/i);
  Object.assign(opened.wareword, { plan: 'pro', remaining: 0 });
  expect(await shop.startRun({ ...input, requestId: randomUUID() })).toMatchObject({
    problem: { code: 'usage_limit_reached', link: null },
  });
  expect(valueOf(await shop.runs({ before: null })).runs).toEqual([]);
});

test("another shop's runs and products are not found", async () => {
  const [product] = someProducts(1);
  const runId = await start({ ids: [gid(product?.id ?? 0)] });
  const { item } = await firstReview(runId);
  await opened.fixture.sql`update shopify_app.runs set store_id = 'other.myshopify.com'`;
  await opened.fixture.sql`update shopify_app.items set store_id = 'other.myshopify.com'`;
  const outcomes = [
    await shop.run({ runId, states: null, after: null }),
    await shop.changeRun(runId, { action: 'cancel' }),
    await shop.review(runId, item.id),
    await shop.edit(runId, item.id, { chosen: null }),
    await shop.review('run_x', "itm_' or 1=1"),
  ];
  for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: false });
});

test('home shows the status of the shop, and its guide can be dismissed permanently', async () => {
  expect(valueOf(await shop.home()).guide).toEqual({
    connected: true,
    written: false,
    published: false,
  });
  const [product] = someProducts(1);
  const runId = await start({ ids: [gid(product?.id ?? 0)] });
  await settled(runId);
  const home = valueOf(await shop.home());
  expect(home).toMatchObject({
    metrics: { published: 0, toReview: 1, failed: 0 },
    guide: { connected: true, written: true, published: false },
  });
  expect(home.runs.map(({ id }) => id)).toEqual([runId]);
  valueOf(await shop.dismissGuide());
  expect(valueOf(await (await opened.pages.as(1)).home()).guide).toBeNull();
});

test('home counts each product once, by its latest run, and reads no earlier one', async () => {
  const [product] = someProducts(1);
  for (let time = 0; time < 3; time += 1) {
    await settled(await start({ ids: [gid(product?.id ?? 0)] }));
  }
  expect(valueOf(await shop.home()).metrics).toEqual({ published: 0, toReview: 1, failed: 0 });
  // Only these are in the index that is read.
  const latest = await opened.fixture
    .sql`select run_id from shopify_app.items where not superseded`;
  expect(latest).toEqual([{ run_id: valueOf(await shop.home()).runs[0]?.id }]);
});

test('the product list shows the status of each product, page by page, with one query', async () => {
  const query = {
    search: '',
    status: null,
    vendor: '',
    sort: 'title',
    descending: false,
    after: null,
    before: null,
  } as const;
  for (let at = 0; at < 60; at += 1) standIn().addProduct({ title: `Extra ${at}`, vendor: 'Oak' });
  const before = opened.fixture.shopify.queries.length;
  const first = valueOf(await shop.products(query));
  expect(opened.fixture.shopify.queries.length - before).toBe(1);
  expect(first.products).toHaveLength(50);
  expect(first.previous).toBeNull();
  expect(first.vendors).toContain('Oak');
  const second = valueOf(await shop.products({ ...query, after: first.next }));
  const back = valueOf(await shop.products({ ...query, before: second.previous }));
  expect(back.products).toEqual(first.products);
});
