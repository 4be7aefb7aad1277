import {
  StoreFailure,
  textForm,
  type Field,
  type FieldFormats,
  type Json,
  type ProductWrite,
  type StoreCatalogue,
  type StoreProduct,
  type WriteOutcome,
} from '@wareword/publishing';
import { z } from 'zod';
import {
  notRestorable,
  productMaterial,
  seoMeta,
  seoValues,
  tagsToWrite,
  WooStoreError,
  type SeoPlugin,
  type TextField,
  type WooProduct,
  type WooProductChange,
  type WooStore,
} from '../woocommerce/index.ts';

/** How WooCommerce keeps each field: names and tags with entities, SEO plugins' texts as they are. */
export const WOO_FORMATS: FieldFormats = {
  title: 'entities',
  description: 'html',
  summary: 'html',
  tags: 'entities',
  keyphrase: 'text',
  metaDescription: 'text',
};

/** Which products of the store's list a run is for. */
export const WooSelectionSchema = z.object({
  search: z.string().max(200).optional(),
  status: z.enum(['any', 'publish', 'draft', 'pending', 'private', 'future']).optional(),
  category: z.int().positive().optional(),
});
export type WooSelection = z.infer<typeof WooSelectionSchema>;

const FIELD_OF: Readonly<Record<TextField, Field>> = {
  name: 'title',
  description: 'description',
  shortDescription: 'summary',
};

const PAGE_SIZE = 100;

const Term = z.object({ id: z.number(), name: z.string() });
/** What an undo needs. */
const Raw = z.object({
  name: z.string(),
  description: z.string(),
  shortDescription: z.string(),
  tags: z.array(Term),
  seoPlugin: z.enum(['yoast', 'rankmath']).nullable(),
  seoMeta: z.record(z.string(), z.string()),
});

/**
 * A WooCommerce store as runs see it.
 * @param open the store, or why it cannot be opened, told at each call
 * @param onKeysRefused called where the store does not take its keys any more
 */
export function wooCatalogue(
  open: () => WooStore,
  onKeysRefused: () => Promise<void>,
): StoreCatalogue {
  let plugin: Promise<SeoPlugin | undefined> | undefined;
  const seoPlugin = () => (plugin ??= open().seoPlugin());

  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      plugin = undefined;
      const failure = failureOf(error);
      if (failure.kind === 'access_denied') await onKeysRefused();
      throw failure;
    }
  };

  return {
    find: (selection, cursor) =>
      guarded(async () => {
        const { search, status, category } = WooSelectionSchema.parse(selection);
        const page = cursor === null ? 1 : Number(cursor);
        const found = await open().listProducts({
          ...(search === undefined ? {} : { search }),
          ...(status === undefined ? {} : { status }),
          ...(category === undefined ? {} : { category }),
          page,
          perPage: PAGE_SIZE,
        });
        return {
          products: found.items.map(({ id, name }) => ({ id: String(id), name: plainName(name) })),
          next: page < found.pages ? String(page + 1) : null,
        };
      }),
    read: (ids) =>
      guarded(async () => {
        const seo = await seoPlugin();
        const products = await open().getProducts(ids.map(Number));
        return products.map((product) => storeProduct(product, seo));
      }),
    write: (writes) =>
      guarded(async () => {
        const seo = await seoPlugin();
        const outcomes = await open().updateProducts(writes.map((write) => change(write, seo)));
        return outcomes.map((outcome): WriteOutcome => {
          const id = String(outcome.id);
          if (outcome.ok) return { id, written: true, product: storeProduct(outcome.product, seo) };
          return { id, written: false, failure: failureOf(outcome.error) };
        });
      }),
  };
}

function plainName(name: string): string {
  return textForm(name, WOO_FORMATS.title).replaceAll('\0', '');
}

function storeProduct(product: WooProduct, seo: SeoPlugin | undefined): StoreProduct {
  const { name, description, shortDescription, tags } = product;
  const material = productMaterial(product);
  const values = seo === undefined ? undefined : seoValues(seo, product);
  const raw: Json = {
    name,
    description,
    shortDescription,
    tags: tags.map((tag) => ({ id: tag.id, name: tag.name })),
    seoPlugin: seo ?? null,
    seoMeta: { ...product.seoMeta },
  };
  return {
    id: String(product.id),
    name: plainName(name),
    modified: product.modifiedAt,
    trashed: product.status === 'trash',
    values: {
      title: name,
      description,
      summary: shortDescription,
      tags: tags.map((tag) => tag.name),
      // Without a plugin there is no place for them.
      ...(values === undefined
        ? {}
        : {
            keyphrase: values.keyphrase ?? '',
            metaDescription: values.metaDescription ?? '',
          }),
    },
    material: { ...material, summary: material.shortDescription },
    unrestorable: notRestorable(product).map(({ field, reason }) => ({
      field: FIELD_OF[field],
      reason,
    })),
    raw,
  };
}

function change(write: ProductWrite, seo: SeoPlugin | undefined): WooProductChange {
  const id = Number(write.product.id);
  if ('restore' in write) return restore(id, write.restore);
  const { title, description, summary, tags, keyphrase, metaDescription } = write.values;
  const own = Raw.parse(write.product.raw).tags;
  const meta =
    seo === undefined
      ? {}
      : seoMeta(seo, {
          ...(keyphrase === undefined ? {} : { keyphrase }),
          ...(metaDescription === undefined ? {} : { metaDescription }),
        });
  return {
    id,
    ...(title === undefined ? {} : { name: title }),
    ...(description === undefined ? {} : { description }),
    ...(summary === undefined ? {} : { shortDescription: summary }),
    ...(tags === undefined
      ? {}
      : {
          // Its own by id, lest another of the same name take their place; new ones by name.
          tags: tagsToWrite(
            own,
            tags.map((tag) => textForm(tag, WOO_FORMATS.tags)),
          ),
        }),
    ...(Object.keys(meta).length === 0 ? {} : { seoMeta: meta }),
  };
}

function restore(
  id: number,
  { fields, raw }: { readonly fields: readonly Field[]; readonly raw: Json },
): WooProductChange {
  const before = Raw.parse(raw);
  const seo = before.seoPlugin ?? undefined;
  const wanted = new Set(fields);
  // What was not there is removed again, and not left empty.
  const meta =
    seo === undefined
      ? {}
      : Object.fromEntries(
          Object.keys(
            seoMeta(seo, {
              ...(wanted.has('keyphrase') ? { keyphrase: '' } : {}),
              ...(wanted.has('metaDescription') ? { metaDescription: '' } : {}),
            }),
          ).map((key) => [key, before.seoMeta[key] ?? null]),
        );
  return {
    id,
    ...(wanted.has('title') ? { name: before.name } : {}),
    ...(wanted.has('description') ? { description: before.description } : {}),
    ...(wanted.has('summary') ? { shortDescription: before.shortDescription } : {}),
    ...(wanted.has('tags') ? { tags: before.tags } : {}),
    ...(Object.keys(meta).length === 0 ? {} : { seoMeta: meta }),
  };
}

/** What a trouble of the store means for a run. */
function failureOf(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  if (!(error instanceof WooStoreError)) throw error;
  const { code, message } = error;
  if (code === 'keys_refused' || code === 'read_only_keys') {
    return new StoreFailure('access_denied', code, message);
  }
  return new StoreFailure(error.transient ? 'passing' : 'refused', code, message);
}
