/** The middleware of every request to a store app. */
export { createStoreAppServer } from './store-app-server.ts';
export { rejectionResponse } from './rejection.ts';
