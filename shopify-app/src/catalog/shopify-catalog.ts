import { nextTurn } from '@wareword/event-loop';
import {
  StoreError,
  type Field,
  type ProductWrite,
  type StoreCatalog,
  type StoreProduct,
  type WriteOutcome,
} from '@wareword/publishing';
import { toStorableText } from '@wareword/store-app/run-settings';
import { z } from 'zod';
import {
  RESPONSE_TOO_LARGE,
  errorOfProblem,
  type AdminApi,
  type GraphqlProblem,
} from '../admin-api/index.ts';
import {
  FIND_NAMES,
  READ_DETAILS,
  READ_TEXTS,
  updateProducts,
  type DetailedProduct,
  type ShopifyProduct,
} from './operations.ts';
import { productGid, productNumber } from './product-id.ts';
import { ProductFilterSchema, searchQuery } from './search.ts';
import { descriptionLength, storeProduct, updateInput } from './store-product.ts';

/** The products of a run: those matching a filter, or a list of ids. */
const ShopifySelectionSchema = z.union([
  z.object({ all: ProductFilterSchema }),
  z.object({ numbers: z.array(z.string()) }),
]);
export type ShopifySelection = z.output<typeof ShopifySelectionSchema>;

const MAX_NODES = 250;
/** Maximum products per document of writes. */
const MAX_WRITES = 25;
/** Maximum characters of texts per document of several writes, and in the response to it. */
const MAX_WRITTEN = 500_000;
/** With details, a product costs so many points that few fit into one query. */
const MAX_DETAILED = 25;

/** A Shopify store, as runs use it. */
export function shopifyCatalog(api: AdminApi): StoreCatalog {
  return {
    find: (selection, cursor) => find(api, ShopifySelectionSchema.parse(selection), cursor),
    read: (ids, options) => read(api, ids, options?.textsOnly === true),
    write: (writes) => write(api, writes),
    // A write creates nothing else: tags are part of the product.
    removeLeftovers: () => Promise.resolve(),
  };
}

async function find(api: AdminApi, selection: ShopifySelection, cursor: string | null) {
  if ('numbers' in selection) return findByNumber(api, selection.numbers, Number(cursor ?? 0));
  const query = searchQuery(selection.all) ?? null;
  const { data, problems } = await api.call(FIND_NAMES, { after: cursor, query });
  failOnAny(problems);
  const { nodes, pageInfo } = data.products;
  return {
    products: nodes.flatMap(named),
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  };
}

/** The next of these products that exist: a page without any would be taken for the last one. */
async function findByNumber(api: AdminApi, numbers: readonly string[], from: number) {
  let at = from;
  let products: DetailedProduct[] = [];
  while (products.length === 0 && at < numbers.length) {
    products = await readNodes(api, READ_TEXTS, numbers.slice(at, at + MAX_NODES));
    at += MAX_NODES;
  }
  return { products: products.flatMap(named), next: at < numbers.length ? String(at) : null };
}

function named({ id, title }: { readonly id: string; readonly title: string }) {
  const number = productNumber(id);
  return number === undefined ? [] : [{ id: number, name: title.replaceAll('\0', '') }];
}

/** Yields to other requests after each product, because parsing one with long texts takes milliseconds. */
async function read(
  api: AdminApi,
  ids: readonly string[],
  textsOnly: boolean,
): Promise<StoreProduct[]> {
  const products: StoreProduct[] = [];
  const size = textsOnly ? MAX_NODES : MAX_DETAILED;
  for (let at = 0; at < ids.length; at += size) {
    const some = ids.slice(at, at + size);
    for (const product of await readNodes(api, textsOnly ? READ_TEXTS : READ_DETAILS, some)) {
      await nextTurn();
      products.push(storeProduct(product));
    }
  }
  return products;
}

/** Reads products, in two halves if their texts are too long for one response. */
async function readNodes(
  api: AdminApi,
  operation: typeof READ_TEXTS,
  numbers: readonly string[],
): Promise<DetailedProduct[]> {
  try {
    return await requestNodes(api, operation, numbers);
  } catch (error) {
    const isTooLong = error instanceof StoreError && error.code === RESPONSE_TOO_LARGE;
    if (!isTooLong || numbers.length < 2) throw error;
    const half = Math.ceil(numbers.length / 2);
    const first = await readNodes(api, operation, numbers.slice(0, half));
    return [...first, ...(await readNodes(api, operation, numbers.slice(half)))];
  }
}

async function requestNodes(
  api: AdminApi,
  operation: typeof READ_TEXTS,
  numbers: readonly string[],
): Promise<DetailedProduct[]> {
  const { data, problems } = await api.call(operation, { ids: numbers.map(productGid) });
  failOnAny(problems);
  const shopName = data.shop?.name;
  return data.nodes.flatMap((node) => (node === null ? [] : [{ ...node, shopName }]));
}

/** A partial response may lack the fields that reveal a conflict. */
function failOnAny(problems: readonly GraphqlProblem[]): void {
  const [problem] = problems;
  if (problem !== undefined) throw errorOfProblem(problem);
}

async function write(api: AdminApi, writes: readonly ProductWrite[]): Promise<WriteOutcome[]> {
  const outcomes: WriteOutcome[] = [];
  for (const some of inDocuments(writes)) {
    try {
      outcomes.push(...(await writeDocument(api, some)));
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      outcomes.push(...some.map(({ product }) => failed(product.id, error)));
    }
  }
  return outcomes;
}

function* inDocuments(writes: readonly ProductWrite[]): Generator<ProductWrite[]> {
  let some: ProductWrite[] = [];
  let length = 0;
  for (const one of writes) {
    // Shopify returns the whole product, even if only part of it was written.
    const size = JSON.stringify(updateInput(one)).length + descriptionLength(one.product);
    if (some.length === MAX_WRITES || (some.length > 0 && length + size > MAX_WRITTEN)) {
      yield some;
      some = [];
      length = 0;
    }
    some.push(one);
    length += size;
  }
  if (some.length > 0) yield some;
}

async function writeDocument(
  api: AdminApi,
  writes: readonly ProductWrite[],
): Promise<WriteOutcome[]> {
  const variables = Object.fromEntries(writes.map((one, at) => [`p${at}`, updateInput(one)]));
  const { data, problems } = await api.call(updateProducts(writes.length), variables);
  return writes.map(({ product }, at): WriteOutcome => {
    const { id } = product;
    const written = data[`p${at}`];
    if (written === undefined || written === null) {
      // An error without a path concerns the whole document.
      const problem =
        problems.find(({ path }) => path[0] === `p${at}`) ??
        problems.find(({ path }) => path.length === 0);
      return failed(id, errorOfProblem(problem ?? { message: '', code: undefined, path: [] }));
    }
    const [error] = written.userErrors;
    if (error !== undefined) return failed(id, refusal(error));
    if (written.product === null) return failed(id, errorOfProblem(NO_PRODUCT));
    return { id, written: true, product: storeProduct(written.product satisfies ShopifyProduct) };
  });
}

const NO_PRODUCT: GraphqlProblem = { message: '', code: undefined, path: [] };

function failed(id: string, failure: StoreError): WriteOutcome {
  return { id, written: false, failure };
}

/** The field that an error's path in the input means. */
const FIELD_OF: Readonly<Record<string, Field>> = {
  title: 'title',
  descriptionHtml: 'description',
  tags: 'tags',
  'seo.title': 'metaTitle',
  'seo.description': 'metaDescription',
};

/** A message repeats what was refused, which may be long. */
const MAX_MESSAGE = 500;
/** Followed by Shopify's own message. */
export const SHOPIFY_REFUSED = "Shopify didn't accept this: ";

/** A rejected value of one product: Shopify's message, at the field it is about. */
function refusal({ field, message }: { field: string[] | null; message: string }): StoreError {
  const path = (field ?? []).filter((name) => name !== 'product' && name !== 'input');
  if (path[0] === 'id') {
    return new StoreError('refused', 'product_gone', 'This product is no longer in your store.');
  }
  const about = FIELD_OF[path.slice(0, 2).join('.')] ?? FIELD_OF[path[0] ?? ''];
  const sentence = `${SHOPIFY_REFUSED}${toStorableText(message.slice(0, MAX_MESSAGE))}`;
  return new StoreError('refused', 'shopify_refused', sentence, { field: about });
}
