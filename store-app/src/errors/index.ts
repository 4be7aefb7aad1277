/** Why a request failed, in words for a store's owner. */
export { ConnectError, StoreAppError, type ConnectErrorCode } from './store-app-error.ts';
export { describeError, type PublicError } from './public-error.ts';
