import { formatAmount } from '../../format.ts';
import { t } from '../../messages/pricing.ts';
import type { Plan } from './plan-card.tsx';

export function priceOf({ price }: Plan): string {
  return t('priceAMonth', { price: formatAmount(price), interval: price.interval });
}
