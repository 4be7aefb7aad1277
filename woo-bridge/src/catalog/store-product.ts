import { nextTurn } from '@wareword/event-loop';
import {
  textForm,
  type Field,
  type Json,
  type ProductWrite,
  type StoreProduct,
} from '@wareword/publishing';
import { z } from 'zod';
import { WOO_FIELDS } from '../fields.ts';
import {
  notRestorable,
  OVERSIZED,
  productDetails,
  seoMeta,
  seoValues,
  tagsToWrite,
  variationReason,
  type SeoPlugin,
  type TextField,
  type WooProduct,
  type WooProductChange,
} from '../woocommerce/index.ts';

const FIELD_OF: Readonly<Record<TextField, Field>> = {
  name: 'title',
  description: 'description',
  shortDescription: 'summary',
};

const Term = z.object({ id: z.number(), name: z.string() });
/** What an undo needs. */
const Raw = z.object({
  name: z.string(),
  description: z.string(),
  shortDescription: z.string(),
  tags: z.array(Term),
  seoPlugin: z.enum(['yoast', 'rankmath']).nullable(),
  seoMeta: z.record(z.string(), z.string()),
  /** The highest tag id at that time: tags that our writes created since have higher ids. */
  newestTag: z.number().optional(),
});

/** A product's name for lists. */
export function plainName(name: string): string {
  return textForm(name, WOO_FIELDS.title.format).replaceAll('\0', '');
}

/**
 * A product in the form that runs use.
 * @param newestTag the highest tag id when it was read, if it is read for a write
 */
export async function storeProduct(
  product: WooProduct,
  seo: SeoPlugin | undefined,
  newestTag?: number,
): Promise<StoreProduct> {
  const { name, description, shortDescription, tags } = product;
  const details = productDetails(product);
  const values = seo === undefined ? undefined : seoValues(seo, product);
  const raw: Json = {
    name,
    description,
    shortDescription,
    tags: tags.map((tag) => ({ id: tag.id, name: tag.name })),
    seoPlugin: seo ?? null,
    seoMeta: { ...product.seoMeta },
    ...(newestTag === undefined ? {} : { newestTag }),
  };
  return {
    id: String(product.id),
    name: plainName(name),
    modified: product.modifiedAt,
    trashed: product.status === 'trash',
    published: product.status === 'publish',
    unsuited: product.oversized ? OVERSIZED : variationReason(product.type),
    values: {
      title: name,
      description,
      summary: shortDescription,
      tags: tags.map((tag) => tag.name),
      // Without a plugin they cannot be saved.
      ...(values === undefined
        ? {}
        : {
            keyphrase: values.keyphrase ?? '',
            metaDescription: values.metaDescription ?? '',
          }),
    },
    details: { ...details, summary: details.shortDescription },
    unrestorable: (await notRestorable(product)).map(({ field, reason, visible }) => ({
      field: FIELD_OF[field],
      reason,
      visible,
    })),
    raw,
  };
}

/**
 * Products in the form that runs use. Parsing one takes milliseconds if its texts are long, so this
 * yields to other requests after each.
 */
export async function storeProducts(
  products: readonly WooProduct[],
  seo: SeoPlugin | undefined,
  newestTag?: number,
): Promise<StoreProduct[]> {
  const read: StoreProduct[] = [];
  for (const product of products) {
    await nextTurn();
    read.push(await storeProduct(product, seo, newestTag));
  }
  return read;
}

/** A run's write, in the store's own terms. */
export function changeOf(write: ProductWrite, seo: SeoPlugin | undefined): WooProductChange {
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
          // Existing tags by id, so that others with the same name do not replace them; new ones by
          // name.
          tags: tagsToWrite(
            own,
            tags.map((tag) => textForm(tag, WOO_FIELDS.tags.format)),
          ),
        }),
    ...(Object.keys(meta).length === 0 ? {} : { seoMeta: meta }),
  };
}

/**
 * Ids of the tags that publishing created: they did not exist when the product was last read.
 */
export function createdTagIds(before: Json, now: Json): number[] {
  const { tags, newestTag } = Raw.parse(before);
  if (newestTag === undefined) return [];
  const own = new Set(tags.map(({ id }) => id));
  const ids = Raw.parse(now).tags.map(({ id }) => id);
  return ids.filter((id) => id > newestTag && !own.has(id));
}

/** Ids of the tags that a restore removes: the product has them now, but did not before. */
export function addedTagIds(before: Json, now: Json): number[] {
  const own = new Set(Raw.parse(before).tags.map(({ id }) => id));
  return Raw.parse(now)
    .tags.map(({ id }) => id)
    .filter((id) => !own.has(id));
}

function restore(
  id: number,
  { fields, raw }: { readonly fields: readonly Field[]; readonly raw: Json },
): WooProductChange {
  const before = Raw.parse(raw);
  const seo = before.seoPlugin ?? undefined;
  const wanted = new Set(fields);
  // Entries that did not exist before are removed, not left empty.
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
