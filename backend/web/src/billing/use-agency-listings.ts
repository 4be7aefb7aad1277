import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { t } from '../messages/plan.ts';

/** `1,000 listings`: what the Agency plan includes each month on this server. */
export function useAgencyListings(): string {
  const pricing = useQuery(api.billing.pricing.queryOptions());
  const agency = pricing.data?.plans.find(({ name }) => name === 'agency');
  return agency === undefined ? t('moreListings') : t('listings', { limit: agency.limit });
}
