/** Access to shops' Admin API, and its tokens. */
export { SealedSessionStorage } from './session-storage.ts';
export { ShopLock } from './shop-lock.ts';
export { RefreshRejected, RefreshUnavailable, ShopTokens } from './shop-tokens.ts';
