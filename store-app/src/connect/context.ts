import type { Platform } from '@wareword/shared-schema';
import type { Orm } from '../database/index.ts';
import type { Vault } from '@wareword/security/secrets';
import type { ServiceSettings } from '../service/index.ts';
import type { ConnectRequests } from './connect-requests.ts';

/** What the connect flow uses. */
export interface ConnectContext {
  readonly orm: Orm;
  readonly connectRequests: ConnectRequests;
  readonly vault: Vault;
  readonly service: ServiceSettings;
  readonly platform: Platform;
  readonly now: () => Date;
}
