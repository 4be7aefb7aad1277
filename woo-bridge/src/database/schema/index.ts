export { bridge, items, publishing, runs, snapshots } from './bridge.ts';
export { accessRequests, connectRequests, sessions, stores, type StoreId } from './stores.ts';
