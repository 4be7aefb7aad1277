import type { Database } from '../database/index.ts';
import type { Vault } from '../secrets/index.ts';

export interface ConnectContext {
  readonly database: Database;
  readonly vault: Vault;
  readonly publicUrl: string;
  /** Where this process finds the service. */
  readonly warewordUrl: string;
  /** Where browsers find it. */
  readonly warewordPublicUrl: string;
  readonly now: () => Date;
}
