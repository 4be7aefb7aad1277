/**
 * Why no listing is written for a product of this type; null if one is. A variation has no page,
 * tags or texts of its own: its product's listing covers it. Grouped and external products, and
 * types from plugins such as subscriptions and bundles, have pages like any other.
 */
export function variationReason(
  type: string,
): { readonly code: 'variation'; readonly message: string } | null {
  if (type !== 'variation' && !type.endsWith('_variation')) return null;
  return {
    code: 'variation',
    message: "This is a variation. Its parent product's listing covers it.",
  };
}
