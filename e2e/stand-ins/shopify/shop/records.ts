export type ProductStatus = 'ACTIVE' | 'ARCHIVED' | 'DRAFT' | 'UNLISTED';

export interface VariantRecord {
  readonly id: number;
  title: string;
  sku: string;
  price: string;
  inventory: number;
  /** One value per option of the product, in order. */
  selected: readonly string[];
}

export interface OptionRecord {
  readonly id: number;
  name: string;
  values: readonly string[];
}

export interface ImageRecord {
  readonly id: number;
  alt: string | null;
}

export interface ProductRecord {
  readonly id: number;
  title: string;
  handle: string;
  descriptionHtml: string;
  status: ProductStatus;
  vendor: string;
  productType: string;
  tags: readonly string[];
  /** Null if the theme falls back to the product's own texts. */
  seoTitle: string | null;
  seoDescription: string | null;
  options: readonly OptionRecord[];
  variants: readonly VariantRecord[];
  images: readonly ImageRecord[];
  readonly createdAt: number;
  updatedAt: number;
}

/** An accepted `productUpdate`, with its input. */
export interface WriteRecord {
  readonly at: number;
  readonly productId: number;
  readonly given: Readonly<Record<string, unknown>>;
}

const GID = 'gid://shopify/';

export function gid(type: string, id: number): string {
  return `${GID}${type}/${id}`;
}

/** The number in a global id of this type; undefined for any other text. */
export function idOf(type: string, globalId: string): number | undefined {
  const found = new RegExp(`^gid://shopify/${type}/(\\d{1,15})$`).exec(globalId);
  return found === null ? undefined : Number(found[1]);
}
