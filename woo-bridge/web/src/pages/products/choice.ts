import type { RouterInputs, RouterOutputs } from '@wareword/woo-bridge/trpc';
import type { Filter } from './filter.ts';

export type Product = RouterOutputs['products']['list']['products'][number];
type Picked = RouterInputs['runs']['create']['picked'];
type Selection = Extract<Picked, { all: unknown }>['all'];

/** Products that a run is asked for: by name, or all that a filter finds. */
export interface Choice {
  readonly products: ReadonlyMap<string, string>;
  readonly all: { readonly selection: Selection; readonly total: number } | null;
}

export const noneChosen: Choice = { products: new Map(), all: null };

/** The most that are named one by one; past it, all of a filter are chosen. */
export const MOST_NAMED = 1000;

export function withProduct(choice: Choice, product: Product, chosen: boolean): Choice {
  const products = new Map(choice.products);
  if (chosen && products.size < MOST_NAMED) products.set(product.id, product.name);
  else products.delete(product.id);
  return { products, all: null };
}

export function withAll({ search, status, category }: Filter, total: number): Choice {
  const selection: Selection = {
    ...(search === undefined ? {} : { search }),
    ...(status === undefined || status === 'trash' ? {} : { status }),
    ...(category === undefined ? {} : { category }),
  };
  return { products: new Map(), all: { selection, total } };
}

export function sizeOf({ products, all }: Choice): number {
  return all?.total ?? products.size;
}

export function isChosen({ products, all }: Choice, product: Product): boolean {
  return all !== null || products.has(product.id);
}

export function pickedOf({ products, all }: Choice): Picked {
  return all === null
    ? { products: [...products].map(([id, name]) => ({ id, name })) }
    : { all: all.selection };
}
