import {
  ATTRIBUTE_LIMITS,
  countCodePoints,
  VARIANT_LIMITS,
  type ProductAttribute,
  type ProductVariant,
} from '@wareword/shared-schema';

interface Fitted {
  /** Whether some were left out because they exceed the limits of a request. */
  readonly omitted: boolean;
}

/** Attributes with a name and a value, each name once. */
export function storeAttributes(
  given: readonly ProductAttribute[],
): Fitted & { attributes: ProductAttribute[] } {
  const named = uniqueNames(
    given.map(({ name, value }) => ({ name: oneLine(name), value: oneLine(value) })),
  ).filter(({ value }) => value !== '');
  const attributes = named
    .filter(
      ({ name, value }) => fits(name, ATTRIBUTE_LIMITS.name) && fits(value, ATTRIBUTE_LIMITS.value),
    )
    .slice(0, ATTRIBUTE_LIMITS.attributes);
  return { attributes, omitted: attributes.length < named.length };
}

/**
 * What buyers choose from, each name once. A variant with more values than a request can have is left
 * out whole: a part of them would be a wrong choice.
 */
export function storeVariants(
  given: readonly ProductVariant[],
): Fitted & { variants: ProductVariant[] } {
  const named = uniqueNames(
    given.map(({ name, values }) => ({
      name: oneLine(name),
      values: values.map(oneLine).filter((value) => value !== ''),
    })),
  ).filter(({ values }) => values.length > 0);
  const variants = named
    .filter(
      ({ name, values }) =>
        fits(name, VARIANT_LIMITS.name) &&
        values.length <= VARIANT_LIMITS.values &&
        values.every((value) => fits(value, VARIANT_LIMITS.value)),
    )
    .slice(0, VARIANT_LIMITS.variants);
  return { variants, omitted: variants.length < named.length };
}

function uniqueNames<Named extends { readonly name: string }>(given: readonly Named[]): Named[] {
  const byName = new Map<string, Named>();
  for (const one of given) {
    const key = one.name.toLowerCase();
    if (key !== '' && !byName.has(key)) byName.set(key, one);
  }
  return [...byName.values()];
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function fits(text: string, limit: number): boolean {
  return countCodePoints(text) <= limit;
}
