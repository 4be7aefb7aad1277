import { api, queryClient } from '../../api.ts';

/** Refetches everything about bulk after a change. */
export function refreshBulk(): Promise<void> {
  return queryClient.invalidateQueries(api.bulk.pathFilter());
}
