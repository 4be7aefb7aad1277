import { WooStoreError, type WooStore } from '../woocommerce/index.ts';

/** A store hardly ever changes its currency, and every page of a list needs it. */
const CACHE_TTL_MS = 10 * 60_000;
/** Maximum cached stores; the oldest is dropped. */
const MAX_STORES = 1_000;

const kept = new Map<string, { readonly currency: string | null; readonly until: number }>();

/** The currency of a store's prices; null if unknown. */
export async function currencyOf(woo: WooStore): Promise<string | null> {
  const known = kept.get(woo.url);
  if (known !== undefined && known.until > Date.now()) return known.currency;
  const currency = await fetchCurrency(woo);
  kept.delete(woo.url);
  kept.set(woo.url, { currency, until: Date.now() + CACHE_TTL_MS });
  const oldest = kept.keys().next();
  if (kept.size > MAX_STORES && !oldest.done) kept.delete(oldest.value);
  return currency;
}

async function fetchCurrency(woo: WooStore): Promise<string | null> {
  try {
    return await woo.currency();
  } catch (error) {
    if (error instanceof WooStoreError) return null;
    throw error;
  }
}
