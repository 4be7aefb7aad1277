import type { Platform } from '@wareword/shared-schema';
import type { WarewordClient } from '@wareword/shared-schema/client';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { FieldFormats } from './fields.ts';
import type { RunId } from './identifiers.ts';
import type { StoreCatalogue } from './store.ts';
import type { PublishingTables } from './tables.ts';

/** The doors of one store while a run is worked on. */
export interface OpenStore {
  readonly catalogue: StoreCatalogue;
  /**
   * Undefined where the store is not connected to the service. Make it with `maxRateLimitWaits: 0`:
   * a run that waits for the rate leaves its worker to others.
   */
  readonly client: WarewordClient | undefined;
  close(): void;
}

/** What runs need of the app that they are part of. */
export interface PublishingContext {
  readonly orm: PostgresJsDatabase;
  readonly tables: PublishingTables;
  readonly platform: Platform;
  readonly formats: FieldFormats;
  /** Never for want of access: the catalogue's methods tell. */
  readonly openStore: (storeId: string) => Promise<OpenStore>;
  /** Has {@link advanceRun} called for this run at that time, or soon after. */
  readonly ring: (runId: RunId, at: Date) => Promise<void>;
  readonly now: () => Date;
  /** Told of what should not happen. */
  readonly onError: (error: unknown, about: { readonly runId: string }) => void;
}

/** What verbs that only read or click need. */
export type ClickContext = Pick<PublishingContext, 'orm' | 'tables' | 'formats' | 'ring' | 'now'>;
