import { api, queryClient } from '../../api.ts';

/** Refetches brands everywhere they are shown. */
export function refreshBrands(): Promise<void> {
  return queryClient.invalidateQueries(api.brands.pathFilter());
}
