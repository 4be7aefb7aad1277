import { api, queryClient } from '../../api.ts';

/** Reads the brands again, wherever they are shown. */
export function refreshBrands(): Promise<void> {
  return queryClient.invalidateQueries(api.brands.pathFilter());
}
