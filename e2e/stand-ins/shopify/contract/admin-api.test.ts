import { expect, test } from 'vitest';
import { executeQuery, type QueryRecord } from '../admin-api/execute.ts';
import { Tokens } from '../oauth/tokens.ts';
import { gid } from '../shop/records.ts';
import { Shop } from '../shop/shop.ts';
import { normalizeTags } from '../shop/tags.ts';

interface AdminResponse {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { message: string; extensions?: { code?: string } }[];
  readonly extensions?: {
    readonly cost: {
      readonly requestedQueryCost: number;
      readonly actualQueryCost: number | null;
      readonly throttleStatus: { readonly currentlyAvailable: number };
    };
  };
}

function setUp(products = 30) {
  let now = Date.parse('2026-11-20T10:00:00Z');
  const shop = new Shop({ name: 'a', products, installed: true }, ['write_products'], () => now);
  const queries: QueryRecord[] = [];
  const ask = (
    query: string,
    variables: Record<string, unknown> = {},
    granted: readonly string[] = ['write_products'],
  ): AdminResponse => {
    const context = {
      shop,
      granted,
      apiKey: 'key',
      uninstall: () => undefined,
      failing: new Set<string>(),
    };
    const response = executeQuery({ query, variables }, context, (one) => queries.push(one), false);
    return JSON.parse(JSON.stringify(response)) as AdminResponse;
  };
  const pass = (ms: number) => {
    now += ms;
  };
  return { shop, queries, ask, pass };
}

const codes = ({ errors = [] }: AdminResponse) => errors.map(({ extensions }) => extensions?.code);
const titles = (response: AdminResponse, at = 'products') =>
  (response.data?.[at] as { nodes: { title: string }[] }).nodes.map(({ title }) => title);

test('a field that is deprecated, or that no version has, is refused', () => {
  const { ask } = setUp();
  expect(ask('{ products(first: 1) { nodes { bodyHtml } } }').errors).toMatchObject([
    { message: expect.stringContaining('deprecated') as string },
  ]);
  expect(
    ask('mutation { productUpdate(input: {id: "x"}) { product { id } } }').errors,
  ).toMatchObject([{ message: expect.stringContaining('deprecated') as string }]);
  expect(ask('{ products(first: 1) { nodes { nothing } } }').errors).toHaveLength(1);
});

test('a field beyond the granted scopes is rejected, and the others are returned', () => {
  const { ask } = setUp();
  const update =
    'mutation U($product: ProductUpdateInput!) { productUpdate(product: $product) { product { id } userErrors { message } } }';
  const refused = ask(update, { product: { title: 'x' } }, ['read_products']);
  expect(codes(refused)).toEqual(['ACCESS_DENIED']);
  const part = ask('{ shop { name } products(first: 1) { nodes { title } } }', {}, []);
  expect(codes(part)).toContain('ACCESS_DENIED');
  // Reading is part of writing.
  expect(ask('{ products(first: 1) { nodes { title } } }').errors).toBeUndefined();
});

test('a write changes what it names, and nothing where one field is wrong', () => {
  const { ask, shop, pass } = setUp();
  const product = shop.product('Stoneware Mug, 350 ml');
  const before = { ...product };
  pass(60_000);
  const update = `mutation U($a: ProductUpdateInput!, $b: ProductUpdateInput!) {
    a: productUpdate(product: $a) { product { title tags seo { title } } userErrors { field message } }
    b: productUpdate(product: $b) { product { id } userErrors { field message } }
  }`;
  const id = gid('Product', product.id);
  const response = ask(update, {
    a: { id, title: 'Mug', tags: ['b', ' A', 'B'], seo: { title: '' } },
    b: { id, title: ' ', descriptionHtml: '<p>lost</p>' },
  });
  expect(response.data).toEqual({
    a: { product: { title: 'Mug', tags: ['A', 'b'], seo: { title: null } }, userErrors: [] },
    b: { product: { id }, userErrors: [{ field: ['title'], message: "Title can't be blank" }] },
  });
  expect(product.descriptionHtml).toBe(before.descriptionHtml);
  expect(product.updatedAt).toBeGreaterThan(before.updatedAt);
  expect(shop.writes).toHaveLength(1);
});

test('a deleted product fails only its own write', () => {
  const { ask } = setUp();
  const response = ask(
    'mutation { productUpdate(product: {id: "gid://shopify/Product/5"}) { product { id } userErrors { field message } } }',
  );
  expect(response.data).toEqual({
    productUpdate: {
      product: null,
      userErrors: [{ field: ['id'], message: 'Product does not exist' }],
    },
  });
});

test('a sale changes the time of the last update, and no text', () => {
  const { shop, pass } = setUp();
  const product = shop.product('Beeswax Candle');
  const { updatedAt, ...texts } = structuredClone(product);
  pass(5_000);
  shop.sell(product.id);
  expect(product.updatedAt).toBeGreaterThan(updatedAt);
  expect(product).toMatchObject({ title: texts.title, descriptionHtml: texts.descriptionHtml });
});

test('tags are trimmed, deduplicated ignoring case, and returned in order', () => {
  expect(normalizeTags([' Oak ', 'oak', 'Ash, beech', '', 'zinc'])).toEqual([
    'Ash',
    'beech',
    'Oak',
    'zinc',
  ]);
});

test.each([
  ['title:mug', ['Stoneware Mug, 350 ml']],
  ['title:"Measuring Tape"', [`Measuring Tape 3m / 10'`]],
  ['bees*', ['Beeswax Candle']],
  ['status:draft', ['Subscription Box [monthly]']],
  ['status:active AND beeswax', ['Beeswax Candle']],
  ['(title:candle OR title:mug) -tag:stoneware', ['Beeswax Candle']],
  ['title:3m\\ \\/\\ 10', [`Measuring Tape 3m / 10'`]],
  ['nosuchfield:x', []],
  ['"((("', []],
])('the search %s finds %j', (query, expected) => {
  const { ask } = setUp();
  const list = 'query L($query: String) { products(first: 50, query: $query) { nodes { title } } }';
  expect(titles(ask(list, { query }))).toEqual(expected);
});

test('pages follow each other in both directions, in any order', () => {
  const { ask } = setUp();
  const list = `query L($first: Int, $last: Int, $after: String, $before: String, $reverse: Boolean) {
    products(first: $first, last: $last, after: $after, before: $before, sortKey: TITLE, reverse: $reverse) {
      nodes { title } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    } }`;
  const pageInfo = (response: AdminResponse) =>
    (
      response.data?.['products'] as {
        pageInfo: { startCursor: string; endCursor: string; hasNextPage: boolean };
      }
    ).pageInfo;
  for (const reverse of [false, true]) {
    const all = titles(ask(list, { first: 50, reverse }));
    expect(all).toHaveLength(30);
    const first = ask(list, { first: 12, reverse });
    const second = ask(list, { first: 12, after: pageInfo(first).endCursor, reverse });
    const third = ask(list, { first: 12, after: pageInfo(second).endCursor, reverse });
    expect([first, second, third].flatMap((page) => titles(page))).toEqual(all);
    expect(pageInfo(third).hasNextPage).toBe(false);
    const back = ask(list, { last: 12, before: pageInfo(second).startCursor, reverse });
    expect(titles(back)).toEqual(titles(first));
  }
});

test('a request reserves its requested cost, and gets back what it did not use', () => {
  const { ask, shop } = setUp();
  const response = ask(
    '{ products(first: 50, query: "title:mug") { nodes { title seo { title } } } }',
  );
  expect(response.extensions?.cost).toMatchObject({ requestedQueryCost: 102, actualQueryCost: 4 });
  expect(shop.bucket.available).toBe(1_996);
  const dear = ask('{ products(first: 250) { nodes { variants(first: 10) { nodes { sku } } } } }');
  expect(codes(dear)).toEqual(['MAX_COST_EXCEEDED']);
});

test('an empty bucket throttles until enough points are restored', () => {
  const { ask, shop, pass } = setUp();
  shop.bucket.drain();
  const list = '{ products(first: 50) { nodes { title } } }';
  expect(codes(ask(list))).toEqual(['THROTTLED']);
  pass(500);
  expect(ask(list).errors?.length).toBe(1);
  pass(100);
  expect(ask(list).errors).toBeUndefined();
  expect(shop.bucket.throttled).toBe(2);
});

test('a used refresh token is good until its successor is used', () => {
  const tokens = new Tokens(Date.now);
  const first = tokens.exchange('a.myshopify.com');
  const lost = tokens.refresh('a.myshopify.com', first.refreshToken);
  const second = tokens.refresh('a.myshopify.com', first.refreshToken);
  expect(lost).toBeDefined();
  expect(tokens.accept('b.myshopify.com', second?.accessToken ?? '')).toBe(false);
  expect(tokens.accept('a.myshopify.com', second?.accessToken ?? '')).toBe(true);
  expect(tokens.refresh('a.myshopify.com', first.refreshToken)).toBeUndefined();
  tokens.revoke('a.myshopify.com');
  expect(tokens.accept('a.myshopify.com', second?.accessToken ?? '')).toBe(false);
});
