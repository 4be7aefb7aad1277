/** Access to a store: by its own page (`/wc-auth/v1/authorize`), or by keys that were pasted. */
export { ACCESS_MS, beginAccess } from './begin-access.ts';
export type { AccessContext } from './context.ts';
export { finishAccess } from './finish-access.ts';
export { keepProvedKeys } from './prove-keys.ts';
export { receiveKeys } from './receive-keys.ts';
export { removeStore } from './remove-store.ts';
