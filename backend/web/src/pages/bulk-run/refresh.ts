import { api, queryClient } from '../../api.ts';

/** Reads everything of bulk again, after something that changes it. */
export function refreshBulk(): Promise<void> {
  return queryClient.invalidateQueries(api.bulk.pathFilter());
}
