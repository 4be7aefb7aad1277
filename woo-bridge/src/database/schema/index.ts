export { wooApp, items, publishing, runCounts, runs, snapshots } from './woo-app.ts';
export { createdTags } from './created-tags.ts';
export {
  accessRequests,
  connectRequests,
  newStoreId,
  ORIGIN,
  sessions,
  StoreIdSchema,
  stores,
  type StoreId,
} from './stores.ts';
