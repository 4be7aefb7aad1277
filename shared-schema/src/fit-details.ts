import { ATTRIBUTE_LIMITS, countCodePoints, VARIANT_LIMITS } from './limits.ts';
import type { ProductAttribute, ProductVariant } from './requests.ts';

/** What a store or sheet has, divided by the limits of a request. */
interface Fitted<Detail> {
  readonly kept: Detail[];
  readonly omitted: Detail[];
}

/** Attributes with a name and a value, each name once. */
export function fitAttributes(given: readonly ProductAttribute[]): Fitted<ProductAttribute> {
  const named = uniqueNames(
    given.map(({ name, value }) => ({ name: oneLine(name), value: oneLine(value) })),
  ).filter(({ value }) => value !== '');
  return divided(
    named,
    ATTRIBUTE_LIMITS.attributes,
    ({ name, value }) => fits(name, ATTRIBUTE_LIMITS.name) && fits(value, ATTRIBUTE_LIMITS.value),
  );
}

/**
 * What buyers choose from, each name once. A variant with more values than a request can have is
 * omitted whole: a part of them would be a wrong choice.
 */
export function fitVariants(given: readonly ProductVariant[]): Fitted<ProductVariant> {
  const named = uniqueNames(
    given.map(({ name, values }) => ({
      name: oneLine(name),
      values: values.map(oneLine).filter((value) => value !== ''),
    })),
  ).filter(({ values }) => values.length > 0);
  return divided(
    named,
    VARIANT_LIMITS.variants,
    ({ name, values }) =>
      fits(name, VARIANT_LIMITS.name) &&
      values.length <= VARIANT_LIMITS.values &&
      values.every((value) => fits(value, VARIANT_LIMITS.value)),
  );
}

function divided<Detail>(
  details: readonly Detail[],
  max: number,
  isFitting: (detail: Detail) => boolean,
): Fitted<Detail> {
  const kept: Detail[] = [];
  const omitted: Detail[] = [];
  for (const detail of details) {
    (kept.length < max && isFitting(detail) ? kept : omitted).push(detail);
  }
  return { kept, omitted };
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
