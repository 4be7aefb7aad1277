/** API keys and store tokens: creating, checking, rate limiting and revoking them. */
export { readCredential, type Credential } from './authorization.ts';
export { callersOf } from './callers-of.ts';
export { identifyCaller, type IdentifiedCaller } from './identify-caller.ts';
export { admit, type Caller } from './admit.ts';
export {
  lockPasswordVersion,
  PASSWORD_CHANGED,
  type SignedInUser,
} from './lock-password-version.ts';
export {
  issueAgentToken,
  issueApiKey,
  issueStoreToken,
  MAX_KEYS,
  type PreviousConnection,
  type IssuedToken,
} from './issue-token.ts';
export { lockLiveToken } from './lock-live-token.ts';
export { lockPermission, type WorkspaceUser } from './lock-permission.ts';
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
export {
  ACCOUNT_CLOSING,
  lockEraseAt,
  lockOpenAccount,
  requireOpenAccount,
} from './lock-open-account.ts';
export { lockOpenWorkspace } from './lock-open-workspace.ts';
