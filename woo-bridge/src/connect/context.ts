import type * as flow from '@wareword/store-app/connect';
import type { Database } from '@wareword/store-app/database';
import type { Vault } from '@wareword/security/secrets';
import type { ServiceSettings } from '@wareword/store-app/service';
import { connectRequests } from '../database/index.ts';

/** Dependencies of the connect flow. */
export interface ConnectContext {
  readonly database: Database;
  readonly vault: Vault;
  readonly publicUrl: string;
  readonly service: ServiceSettings;
  readonly now: () => Date;
}

/** The same, in the form that the shared connect flow uses. */
export function connectFlowContext({
  database,
  vault,
  service,
  now,
}: ConnectContext): flow.ConnectContext {
  return { orm: database.orm, connectRequests, vault, service, platform: 'woocommerce', now };
}
