/** More than any page shows; a store can send names of any length. */
const MAX_PRODUCT_NAME_LENGTH = 1_000;

/** A product's name as it is saved with an item. */
export function productNameOf({ name }: { readonly name: string }): string {
  return name.slice(0, MAX_PRODUCT_NAME_LENGTH).toWellFormed();
}
