/** Tokens of API keys, stores and agents: creating, checking, rate limiting and revoking them. */
export { readCredential, type Credential } from './authorization.ts';
export { callersOf } from './callers-of.ts';
export { identifyCaller, type IdentifiedCaller } from './identify-caller.ts';
export { admit, type Caller } from './admit.ts';
export {
  issueAgentToken,
  issueApiKey,
  issueStoreToken,
  MAX_KEYS,
  type PreviousConnection,
  type IssuedToken,
} from './issue-token.ts';
export { lockLiveToken } from './lock-live-token.ts';
export { createKey } from './create-key.ts';
export { KEY_SCOPES, listKeys, type KeyPage, type KeyView } from './list-keys.ts';
export { revokeKey } from './revoke-key.ts';
export { disconnectStore } from './disconnect-store.ts';
export { listStores, type StorePage, type StoreView } from './list-stores.ts';
export { readTokenUsage, type TokenUsage } from './read-token-usage.ts';
export { deleteOldUses } from './save-token-usage.ts';
export { TokenUsageTracker } from './token-usage-tracker.ts';
export { revokeByHolder, revokeById, revokeByPrefix } from './revoke-token.ts';
export {
  CallerVerdict,
  plansWithApiKeys,
  rateState,
  refuseCaller,
  type RateRow,
} from './verdict.ts';
export { MAX_STORES, requireStoreCapacity } from './require-store-capacity.ts';
