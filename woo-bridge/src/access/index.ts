/** Access to a store: by its own page (`/wc-auth/v1/authorize`), or by keys that were pasted. */
export { ACCESS_MS, startAccess } from './start-access.ts';
export {
  cancelAccess,
  confirmAccess,
  findWaitingAccess,
  hasOpenAccess,
  type WaitingAccess,
} from './confirm-access.ts';
export type { AccessContext } from './context.ts';
export { saveVerifiedKeys } from './verify-keys.ts';
export { receiveKeys } from './receive-keys.ts';
export { removeStore } from './remove-store.ts';
export { CONFIRM_MS, returnAccess } from './return-access.ts';
