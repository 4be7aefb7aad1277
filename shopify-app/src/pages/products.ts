import { latestItems } from '@wareword/publishing';
import { REQUEST_LIMITS, TONES } from '@wareword/shared-schema';
import { z } from 'zod';
import {
  ProductFilterSchema,
  productGid,
  productNumber,
  readRunSettings,
  RUN_FIELDS,
  searchQuery,
} from '../catalog/index.ts';
import type {
  ProductImage,
  ProductQuery,
  ProductRow,
  ProductSort,
  ProductsPage,
  RunPreparation,
  Selection,
} from '../load-context/index.ts';
import {
  LIST_PRODUCTS,
  NAMED_PRODUCTS,
  PREVIEW_PRODUCTS,
  type ListedProduct,
} from '../products/index.ts';
import { readConnection } from './connection.ts';
import type { PageContext } from './page-context.ts';
import { numbersIn } from './selection.ts';
import { countSent } from './sent.ts';
import { stateText } from './words.ts';

const PAGE_SIZE = 50;
/** Maximum products shown before a run. */
const MAX_SHOWN = 10;
/** Maximum products looked up in advance; the run looks up all. */
const MAX_LOOKED_UP = 250;

const SORT_KEYS: Readonly<Record<ProductSort, string>> = {
  title: 'TITLE',
  created: 'CREATED_AT',
  updated: 'UPDATED_AT',
  vendor: 'VENDOR',
};

const QuerySchema = ProductFilterSchema.extend({
  sort: z.enum(['title', 'created', 'updated', 'vendor']),
  descending: z.boolean(),
  after: z.string().max(1_000).nullable(),
  before: z.string().max(1_000).nullable(),
});

/** A page of the shop's products, each with its state in its latest run. */
export async function listProducts(page: PageContext, input: ProductQuery): Promise<ProductsPage> {
  const query = QuerySchema.parse(input);
  const { after, before } = query;
  const [{ data, problems }, connection, sent] = await Promise.all([
    page.admin.call(LIST_PRODUCTS, {
      ...(before === null ? { first: PAGE_SIZE, after } : { last: PAGE_SIZE, before }),
      query: searchQuery(query) ?? null,
      sortKey: SORT_KEYS[query.sort],
      reverse: query.descending,
    }),
    readConnection(page),
    countSent(page),
  ]);
  for (const problem of problems) {
    page.app.logger.warn(
      { code: problem.code, path: problem.path },
      'a product list is incomplete',
    );
  }
  const { nodes, pageInfo } = data.products;
  const count = data.productsCount;
  return {
    products: await withLatestItems(page, nodes),
    total: count?.precision === 'EXACT' ? count.count : null,
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    previous: pageInfo.hasPreviousPage ? pageInfo.startCursor : null,
    vendors: data.productVendors?.nodes ?? [],
    connection,
    sent,
  };
}

async function withLatestItems(
  { app, visit, texts }: PageContext,
  products: readonly ListedProduct[],
): Promise<ProductRow[]> {
  const numbers = products.flatMap(({ id }) => productNumber(id) ?? []);
  const latest = await latestItems({
    ctx: app.publishing,
    input: { storeId: visit.shop.id, productIds: numbers },
  });
  const byNumber = new Map(latest.map((item) => [item.productId, item]));
  return products.map((product) => {
    const item = byNumber.get(productNumber(product.id) ?? '');
    return {
      id: product.id,
      title: product.title,
      status: statusOf(product.status),
      vendor: product.vendor,
      image: imageOf(product),
      latest:
        item === undefined
          ? null
          : {
              runId: item.runId,
              itemId: item.itemId,
              state: item.state,
              stateText: stateText({ state: item.state, stage: null }, texts),
            },
    };
  });
}

function statusOf(status: string): ProductRow['status'] {
  switch (status) {
    case 'ACTIVE':
      return 'active';
    case 'ARCHIVED':
      return 'archived';
    case 'UNLISTED':
      return 'unlisted';
    default:
      return 'draft';
  }
}

function imageOf({ featuredMedia }: ListedProduct): ProductImage | null {
  const image = featuredMedia?.preview?.image ?? null;
  return image === null ? null : { url: image.url, alt: image.altText ?? '' };
}

/** The products of a run, before anything is charged. */
export async function prepareRun(page: PageContext, selection: Selection): Promise<RunPreparation> {
  const [found, connection] = await Promise.all([
    'all' in selection ? findMatching(page, selection.all) : findNamed(page, selection.ids),
    readConnection(page),
  ]);
  return {
    ...found,
    connection,
    settings: readRunSettings(page.visit.shop.preferences),
    tones: TONES,
    fields: RUN_FIELDS,
    audienceLimit: REQUEST_LIMITS.customer,
  };
}

type Found = Pick<RunPreparation, 'products' | 'count' | 'leftOut'>;

async function findMatching(
  { admin }: PageContext,
  filter: Extract<Selection, { all: unknown }>['all'],
): Promise<Found> {
  const query = searchQuery(ProductFilterSchema.parse(filter)) ?? null;
  const { data } = await admin.call(PREVIEW_PRODUCTS, { query });
  const products = data.products.nodes.map(previewOf);
  return { products, count: data.productsCount?.count ?? products.length, leftOut: 0 };
}

async function findNamed({ admin }: PageContext, ids: readonly string[]): Promise<Found> {
  const numbers = numbersIn(ids);
  if (numbers.length === 0) return { products: [], count: 0, leftOut: ids.length };
  const some = numbers.slice(0, MAX_LOOKED_UP);
  const { data } = await admin.call(NAMED_PRODUCTS, {
    shown: some.slice(0, MAX_SHOWN).map(productGid),
    all: some.map(productGid),
  });
  // The run looks up the rest, and skips missing products.
  const count = data.all.filter((one) => one !== null).length + numbers.length - some.length;
  const products = data.shown.flatMap((one) => (one === null ? [] : [previewOf(one)]));
  return { products, count, leftOut: ids.length - count };
}

function previewOf(product: ListedProduct): RunPreparation['products'][number] {
  return { id: product.id, title: product.title, image: imageOf(product) };
}
