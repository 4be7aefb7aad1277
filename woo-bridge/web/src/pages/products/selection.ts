import type { RouterInputs, RouterOutputs } from '@wareword/woo-bridge/trpc';
import type { Filter, Status } from './filter.ts';

export type Product = RouterOutputs['products']['list']['products'][number];
type Picked = RouterInputs['runs']['create']['picked'];
type StoreSelection = Extract<Picked, { all: unknown }>['all'];

/** The products selected for a run: individually, or all that match a filter. */
export interface Selection {
  readonly products: ReadonlyMap<string, string>;
  readonly all: { readonly selection: StoreSelection; readonly total: number } | null;
}

export const emptySelection: Selection = { products: new Map(), all: null };

/** The most products that can be selected one by one. */
export const MAX_SELECTED = 1000;

/** No listings are written for products in the trash. */
const NOT_SELECTABLE = 'trash' satisfies Status;

/** A filter whose products can all be selected. */
type SelectableFilter = Omit<Filter, 'status'> & {
  readonly status?: Exclude<Status, typeof NOT_SELECTABLE>;
};

export function isSelectableFilter(filter: Filter): filter is SelectableFilter {
  return filter.status !== NOT_SELECTABLE;
}

export function isSelectable({ status }: Product): boolean {
  return status !== NOT_SELECTABLE;
}

export function withProduct(choice: Selection, product: Product, chosen: boolean): Selection {
  const products = new Map(choice.products);
  if (chosen && products.size < MAX_SELECTED) products.set(product.id, product.name);
  else products.delete(product.id);
  return { products, all: null };
}

export function withAll({ search, status, category }: SelectableFilter, total: number): Selection {
  const selection: StoreSelection = {
    ...(search === undefined ? {} : { search }),
    ...(status === undefined ? {} : { status }),
    ...(category === undefined ? {} : { category }),
  };
  return { products: new Map(), all: { selection, total } };
}

export function selectionSize({ products, all }: Selection): number {
  return all?.total ?? products.size;
}

export function isSelected({ products, all }: Selection, product: Product): boolean {
  return all !== null || products.has(product.id);
}

export function pickedOf({ products, all }: Selection): Picked {
  return all === null
    ? { products: [...products].map(([id, name]) => ({ id, name })) }
    : { all: all.selection };
}
