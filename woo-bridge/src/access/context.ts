import type { Database } from '@wareword/store-app/database';
import type { Vault } from '@wareword/security/secrets';
import type { ServiceSettings } from '@wareword/store-app/service';
import type { AddressPolicy } from '../woocommerce/index.ts';

export interface AccessContext {
  readonly database: Database;
  readonly vault: Vault;
  readonly service: ServiceSettings;
  readonly policy: AddressPolicy;
  readonly publicUrl: string;
  readonly now: () => Date;
}
