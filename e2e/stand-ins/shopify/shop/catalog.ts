import { SAMPLE_PRODUCTS } from '../../woocommerce/catalog/sample-products.ts';
import { generatedRecipe } from '../../woocommerce/catalog/generated.ts';
import type { Recipe } from '../../woocommerce/catalog/recipe.ts';
import { normalizeTags } from './tags.ts';
import type { OptionRecord, ProductRecord, ProductStatus, VariantRecord } from './records.ts';

/** A product as created by its owner. */
export interface ProductDraft {
  readonly title: string;
  readonly descriptionHtml?: string;
  readonly status?: ProductStatus;
  readonly vendor?: string;
  readonly productType?: string;
  readonly tags?: readonly string[];
  readonly seoTitle?: string | null;
  readonly seoDescription?: string | null;
  readonly options?: Readonly<Record<string, readonly string[]>>;
  readonly price?: string;
  readonly sku?: string;
  readonly images?: number;
}

const VENDOR = 'Oak & Linen';

/** Products whose texts contain edge cases. */
const ODD_GOODS: readonly ProductDraft[] = [
  { title: 'Salt & Pepper Mill Set', descriptionHtml: '<p>Ceramic grinders &amp; beech wood.</p>' },
  { title: 'Nuts & Bolts Assortment', descriptionHtml: 'M3 to M8. 500 pieces < 4 kg.' },
  {
    title: 'Block Planter',
    descriptionHtml:
      '<h3>Three sizes that nest</h3>\n<ul>\n<li>Frost proof</li>\n</ul>\n<iframe src="https://video.example/planter" width="560" height="315"></iframe>',
  },
  {
    title: 'Terracotta Pot with Saucer',
    descriptionHtml:
      '<table><tbody><tr><td>Height</td><td>18&nbsp;cm</td></tr></tbody></table>\n<p>Fired twice.</p>',
    tags: ['Garden', 'terracotta'],
  },
  {
    title: 'USB Backup Stick',
    descriptionHtml: '<p>Run <code>D:\\setup.exe</code> once; it finds \\\\server\\share.</p>',
    productType: 'Storage',
  },
  {
    title: 'Poster “Alpine Panorama”',
    descriptionHtml: '<p>Offset print on 200 g paper.</p>',
    options: { Size: ['30 x 40 cm', '50 x 70 cm'] },
  },
  { title: 'Party Balloons 🎈🎉', descriptionHtml: '<p>20 balloons 🎈 in ten colors.</p>' },
  {
    title: 'Assembly Video Shelf',
    descriptionHtml:
      '<p>Watch {{ product.metafields.custom.video }} first.</p>\n<video src="https://cdn.shopify.com/videos/shelf.mp4" controls></video>',
  },
  {
    title: 'Styled Lamp',
    descriptionHtml:
      '<style>.lamp { color: #b45309 }</style><p class="lamp" style="font-size: 2em">Brass, dimmable.</p>',
    seoTitle: 'Dimmable brass lamp',
    seoDescription: 'A brass lamp that dims.',
  },
  { title: '抹茶茶碗 (Matcha Bowl)', descriptionHtml: '<p>手作りの茶碗。</p>' },
  { title: `Measuring Tape 3m / 10'`, descriptionHtml: `<p>Reads "3 m" and 10'.</p>` },
  { title: 'Subscription Box [monthly]', status: 'DRAFT' },
  { title: 'Untitled 7', status: 'ARCHIVED' },
  {
    title: 'Oak Bookend Pair',
    descriptionHtml: '',
    tags: ['oak', 'Oak wood'],
    vendor: 'Woodshed "North"',
  },
  {
    title: 'Long Story Armchair',
    descriptionHtml: `<p>${'It stands by the window and waits for the evening. '.repeat(60)}</p>`,
  },
];

const FIXED_PRODUCTS: readonly ProductDraft[] = SAMPLE_PRODUCTS.flatMap((plain, index) => {
  const odd = ODD_GOODS[index];
  return odd === undefined ? [fromRecipe(plain)] : [fromRecipe(plain), odd];
});

/** The first 30 are written by hand, the others generated; the same for the same index. */
export function draftOf(index: number): ProductDraft {
  return FIXED_PRODUCTS[index] ?? fromRecipe(generatedRecipe(index));
}

export interface Ids {
  next(): number;
}

export function makeProduct(draft: ProductDraft, ids: Ids, at: number): ProductRecord {
  const options: OptionRecord[] = Object.entries(draft.options ?? {}).map(([name, values]) => ({
    id: ids.next(),
    name,
    values,
  }));
  return {
    id: ids.next(),
    title: draft.title,
    handle: handleOf(draft.title),
    descriptionHtml: draft.descriptionHtml ?? '',
    status: draft.status ?? 'ACTIVE',
    vendor: draft.vendor ?? VENDOR,
    productType: draft.productType ?? '',
    tags: normalizeTags(draft.tags ?? []),
    seoTitle: draft.seoTitle ?? null,
    seoDescription: draft.seoDescription ?? null,
    options,
    variants: variantsOf(draft, options, ids),
    images: Array.from({ length: draft.images ?? 1 }, () => ({ id: ids.next(), alt: null })),
    createdAt: at,
    updatedAt: at,
  };
}

function variantsOf(
  draft: ProductDraft,
  options: readonly OptionRecord[],
  ids: Ids,
): VariantRecord[] {
  const combinations = options.reduce<string[][]>(
    (lists, { values }) => lists.flatMap((list) => values.map((value) => [...list, value])),
    [[]],
  );
  return combinations.slice(0, 100).map((selected, index) => ({
    id: ids.next(),
    title: selected.length === 0 ? 'Default Title' : selected.join(' / '),
    sku: draft.sku === undefined ? '' : index === 0 ? draft.sku : `${draft.sku}-${index + 1}`,
    price: Number(draft.price ?? '10').toFixed(2),
    inventory: 20,
    selected,
  }));
}

function fromRecipe(recipe: Recipe): ProductDraft {
  const [category = ''] = recipe.categories;
  const variations = recipe.variations ?? [];
  const options = Object.entries(recipe.attributes ?? {}).filter(([name]) =>
    variations.includes(name),
  );
  return {
    title: recipe.name,
    descriptionHtml: paragraphs(recipe.description ?? ''),
    status: 'ACTIVE',
    productType: category.split(' > ').at(-1)?.replaceAll('&amp;', '&') ?? '',
    ...(recipe.tags === undefined ? {} : { tags: recipe.tags }),
    ...(recipe.price === undefined ? {} : { price: recipe.price }),
    ...(recipe.sku === undefined ? {} : { sku: recipe.sku }),
    ...(recipe.images === undefined ? {} : { images: recipe.images }),
    options: Object.fromEntries(options),
  };
}

function paragraphs(text: string): string {
  if (text === '' || text.includes('<')) return text;
  return text
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n');
}

function handleOf(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-') || 'product';
}
