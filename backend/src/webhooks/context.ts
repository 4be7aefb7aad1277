import type { AddressPolicy } from '@wareword/security/outbound';
import type { Vault } from '@wareword/security/secrets';
import type { Database } from '../database/index.ts';

/** What endpoints are made and called with. */
export interface WebhooksContext {
  readonly database: Database;
  /** Encrypts the secrets of endpoints. */
  readonly vault: Vault;
  /** Which addresses may be called. */
  readonly addresses: AddressPolicy;
}
