import type { Platform } from '@wareword/shared-schema';
import type { Advice } from '../advice/index.ts';
import { isUsable } from '../reading/doubts.ts';
import type { Reading } from '../reading/index.ts';
import type { Shown } from './shown.ts';

/** "Amazon Exclusive", "only on Etsy", "sold by Amazon": but not "for Amazon Fire". */
const OFFER =
  /\b(amazon|etsy|ebay|walmart)(?: (?:exclusive|choice)\b|\.com\b)|\b(?:exclusive(?:ly)?|only|sold|shipped|ships|fulfilled|offered|available|bought)(?: directly)? (?:to|on|at|by|from|through) (amazon|etsy|ebay|walmart)\b/giu;

/** What a text says of the offer of a marketplace that its listing isn't for. */
export function otherMarketplaceIn(text: string, platform: Platform): string | undefined {
  const offers = [...text.matchAll(OFFER)];
  return offers.find(({ 1: one, 2: other }) => (one ?? other)?.toLowerCase() !== platform)?.[0];
}

/** Advice about the first offer of another marketplace that the listing repeats. */
export function otherMarketplaceTip(
  { name, units }: Reading,
  platform: Platform,
  shown: Shown,
): Advice | undefined {
  const [text] = [name.text, ...units.filter(isUsable).map((unit) => unit.text)]
    .flatMap((said) => otherMarketplaceIn(said, platform) ?? [])
    .filter((offer) => shown.holds(offer));
  return text === undefined ? undefined : { code: 'otherMarketplace', values: { text } };
}
