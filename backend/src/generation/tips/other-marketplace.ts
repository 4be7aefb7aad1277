import type { Platform } from '@wareword/shared-schema';
import type { Advice } from '../advice/index.ts';
import { isUsable } from '../reading/uncertain-units.ts';
import type { Reading } from '../reading/index.ts';
import type { ListingCoverage } from './listing-coverage.ts';

/** "Amazon Exclusive", "only on Etsy", "sold by Amazon", but not "for Amazon Fire". */
const OFFER =
  /\b(amazon|etsy|ebay|walmart)(?: (?:exclusive|choice)\b|\.com\b)|\b(?:exclusive(?:ly)?|only|sold|shipped|ships|fulfilled|offered|available|bought)(?: directly)? (?:to|on|at|by|from|through) (amazon|etsy|ebay|walmart)\b/giu;

/** The words of a text that refer to an offer on another marketplace than the listing's. */
export function otherMarketplaceIn(text: string, platform: Platform): string | undefined {
  const offers = [...text.matchAll(OFFER)];
  return offers.find(({ 1: one, 2: other }) => (one ?? other)?.toLowerCase() !== platform)?.[0];
}

/**
 * Advice about the first offer on another marketplace, which the listing repeats or, if it is in
 * the name, omits.
 */
export function otherMarketplaceTip(
  { request, units }: Reading,
  platform: Platform,
  shown: ListingCoverage,
): Advice | undefined {
  const offersIn = (text: string) => otherMarketplaceIn(text, platform) ?? [];
  const [named] = [request.product_name].flatMap(offersIn);
  const [text] = [
    ...[named ?? []].flat(),
    ...units.filter(isUsable).flatMap((unit) => offersIn(unit.text)),
  ].filter((offer) => shown.holds(offer));
  if (text !== undefined) return { code: 'otherMarketplace', values: { text } };
  return named === undefined
    ? undefined
    : { code: 'leftOut', values: { reason: 'marketplace', quotes: [named] } };
}
