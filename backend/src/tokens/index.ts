/** API keys and store tokens: making, checking, counting and revoking them. */
export { readCredential, type Credential } from './authorization.ts';
export { admit } from './admit.ts';
export { takeAddressRate } from './take-address-rate.ts';
export { issueApiKey, issueStoreToken, MAX_KEYS, type IssuedToken } from './issue-token.ts';
export { createKey } from './create-key.ts';
export { listKeys, type KeyPage, type KeyView } from './list-keys.ts';
export { revokeKey } from './revoke-key.ts';
export { disconnectStore } from './disconnect-store.ts';
export { listStores, type StorePage, type StoreView } from './list-stores.ts';
export { TokenUse } from './token-use.ts';
export { revokeByPrefix } from './revoke-token.ts';
export { plansWithApiKeys, rateState, refuseCaller, type RateRow } from './verdict.ts';
