import type { Platform } from '@wareword/shared-schema';
import type { WarewordClient } from '@wareword/shared-schema/client';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { StoreFields } from './fields.ts';
import type { RunId } from './identifiers.ts';
import type { StoreCatalog } from './store.ts';
import type { PublishingTables, RunSettings } from './tables.ts';
import type { Media } from './text/media.ts';

/** The connections to one store while a run is in progress. */
export interface OpenStore {
  readonly catalog: StoreCatalog;
  /**
   * Undefined if the store is not connected to the service. Create it with `maxRateLimitWaits: 0`,
   * so that a rate-limited run frees its worker.
   */
  readonly client: WarewordClient | undefined;
  close(): void;
}

/** What statements run on: the database or a transaction. */
export type Statements = Pick<PostgresJsDatabase, 'select' | 'insert' | 'update' | 'delete'>;

/**
 * The owner's permission to publish automatically, valid for the duration of `orm`'s transaction.
 */
export interface AutomaticGrant {
  /** Run every statement of the work on this: they are committed together or not at all. */
  readonly orm: Statements;
  /** The current listing settings, including the fields to publish. */
  readonly settings: RunSettings;
}

/** What runs need from their app. */
export interface PublishingContext {
  readonly orm: PostgresJsDatabase;
  readonly tables: PublishingTables;
  readonly platform: Platform;
  readonly fields: StoreFields;
  /** The media in a text, including the store's own markers. */
  readonly mediaIn: (html: string) => Media;
  /** Never rejects for missing access; the catalog's methods report that. */
  readonly openStore: (storeId: string) => Promise<OpenStore>;
  /** Whether the store is connected to the service. */
  readonly isConnected: (storeId: string) => Promise<boolean>;
  /**
   * Runs `work` if automatic publishing is on for the store. Neither the switch nor the settings
   * can change until `work` ends, so turning it off later finds everything that was started.
   * @returns undefined, without calling `work`, if it is off
   */
  readonly withAutomaticGrant: <Result>(
    storeId: string,
    work: (grant: AutomaticGrant) => Promise<Result>,
  ) => Promise<Result | undefined>;
  /** Schedules {@link advanceRun} for this run at that time, or soon after. */
  readonly scheduleRun: (runId: RunId, at: Date) => Promise<void>;
  readonly now: () => Date;
  /** Called with unexpected errors. */
  readonly onError: (error: unknown, about: { readonly runId: string }) => void;
}

/** How a store's texts are parsed. */
export type TextContext = Pick<PublishingContext, 'fields' | 'mediaIn'>;

/** What operations need that only read or change state. */
export type ActionContext = Pick<
  PublishingContext,
  'orm' | 'tables' | 'fields' | 'mediaIn' | 'scheduleRun' | 'now'
>;
