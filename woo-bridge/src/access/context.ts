import type { Database } from '../database/index.ts';
import type { Vault } from '../secrets/index.ts';
import type { AddressPolicy } from '../woocommerce/index.ts';

export interface AccessContext {
  readonly database: Database;
  readonly vault: Vault;
  readonly policy: AddressPolicy;
  readonly publicUrl: string;
  readonly now: () => Date;
}
