import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { formatAmount } from '../../format.ts';
import { t } from '../../messages/pricing.ts';

export type Pricing = inferRouterOutputs<DashboardRouter>['billing']['pricing'];
export type Plan = Pricing['plans'][number];

export function priceOf({ price }: Plan): string {
  return t('priceAMonth', { price: formatAmount(price), interval: price.interval });
}
