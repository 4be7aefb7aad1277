import type { Plans } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { Outbox } from '../mail/index.ts';
import type { ConnectClients } from './clients.ts';
import type { OriginReader } from './origin-reader.ts';

/** Dependencies of the connect flow. */
export interface ConnectContext {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly plans: Plans;
  /** `{base_url}`. */
  readonly publicUrl: URL;
  readonly connectCodeTtlMs: number;
  /** The trusted store apps. */
  readonly clients: ConnectClients;
  /** Secret key for the values that owners publish on a store's origin. */
  readonly proofKey: string;
  /** Reads such a value from a store's origin. */
  readonly originReader: OriginReader;
}
