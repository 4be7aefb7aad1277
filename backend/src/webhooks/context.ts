import type { AddressPolicy } from '@wareword/security/outbound';
import type { Vault } from '@wareword/security/secrets';
import type { Database } from '../database/index.ts';

/** Dependencies of creating and calling endpoints. */
export interface WebhooksContext {
  readonly database: Database;
  /** Encrypts the secrets of endpoints. */
  readonly vault: Vault;
  /** Which addresses may be called. */
  readonly addresses: AddressPolicy;
}
