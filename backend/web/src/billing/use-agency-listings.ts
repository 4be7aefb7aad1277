import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@wareword/shared-schema/format';
import { api } from '../api.ts';

/** `1,000 listings`: what the Agency plan includes each month on this server. */
export function useAgencyListings(): string {
  const pricing = useQuery(api.billing.pricing.queryOptions());
  const agency = pricing.data?.plans.find(({ name }) => name === 'agency');
  return agency === undefined ? 'more listings' : formatCount(agency.limit, 'listing');
}
