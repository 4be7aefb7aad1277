import { LOCALE } from '@wareword/ui/messages';

/** A price in the reader's format, or as the store has it if the currency is unknown. */
export function priceOf(price: string, currency: string | null): string {
  const amount = Number(price);
  if (price === '' || currency === null || !Number.isFinite(amount)) return price;
  return new Intl.NumberFormat(LOCALE, { style: 'currency', currency }).format(amount);
}
