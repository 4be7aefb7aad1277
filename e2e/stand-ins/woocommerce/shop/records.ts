/** The rows of the shop's database. Texts are raw, as WordPress stores them. */
export interface ProductRecord {
  id: number;
  name: string;
  slug: string;
  type: 'simple' | 'variable' | 'grouped' | 'external' | 'variation';
  status: ProductStatus;
  description: string;
  shortDescription: string;
  sku: string;
  regularPrice: string;
  salePrice: string;
  categoryIds: number[];
  tagIds: number[];
  attributes: AttributeRecord[];
  images: { id: number; src: string; alt: string }[];
  variationIds: number[];
  /** The variable product that a variation belongs to; absent for other types. */
  parentId?: number;
  meta: MetaRecord[];
  /** Milliseconds since 1970, in whole seconds: WordPress stores no smaller unit. */
  createdAt: number;
  modifiedAt: number;
}

export const PRODUCT_STATUSES = [
  'publish',
  'draft',
  'pending',
  'private',
  'future',
  'trash',
  /** What the editor creates before anything is saved. */
  'auto-draft',
] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export interface AttributeRecord {
  id: number;
  name: string;
  position: number;
  visible: boolean;
  variation: boolean;
  options: string[];
}

export interface MetaRecord {
  id: number;
  key: string;
  value: unknown;
}

export interface TermRecord {
  id: number;
  name: string;
  slug: string;
  parent: number;
  description: string;
}

export interface WebhookRecord {
  id: number;
  name: string;
  topic: string;
  deliveryUrl: string;
  secret: string;
  status: 'active' | 'paused' | 'disabled';
  failures: number;
  createdAt: number;
  modifiedAt: number;
}

export type Role = 'administrator' | 'shop_manager' | 'customer';

export interface UserRecord {
  id: number;
  login: string;
  password: string;
  role: Role;
}

export type KeyPermissions = 'read' | 'write' | 'read_write';

export interface KeyRecord {
  id: number;
  userId: number;
  description: string;
  permissions: KeyPermissions;
  consumerKey: string;
  consumerSecret: string;
}
