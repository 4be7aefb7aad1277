export { bridge, items, publishing, runs, snapshots } from './bridge.ts';
export { createdTags } from './created-tags.ts';
export {
  accessRequests,
  connectRequests,
  newStoreId,
  sessions,
  StoreIdSchema,
  stores,
  type StoreId,
} from './stores.ts';
