import type { SeoScores, Tips, Tone } from '@wareword/shared-schema';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PgSchema } from 'drizzle-orm/pg-core';
import type { Field, FieldValues, ItemState, RunState, Stage } from './fields.ts';
import type { ItemId, RunId, SnapshotId } from './identifiers.ts';
import type { Json, Unrestorable } from './store.ts';

/** How the listings of a run are written, and which of their fields go to the store. */
export interface RunSettings {
  readonly tone: Tone;
  /** Null for the account's active brand. */
  readonly brandId: string | null;
  /** Target customer; empty for none. */
  readonly audience: string;
  readonly fields: readonly Field[];
  /** Only fills empty fields. */
  readonly onlyEmpty: boolean;
}

/** Why a run is paused, or an item is in its state: a code to branch on, and a sentence for the owner. */
export interface Reason {
  readonly code: string;
  readonly message: string;
  /** The field whose value the store refused; absent where it is about the whole product. */
  readonly field?: Field | undefined;
  /** Present if the product's listing may have been written, but could not be fetched. */
  readonly mayBeInHistory?: true | undefined;
  /** Fields that were not changed, and why; absent if the reason concerns the product. */
  readonly skippedFields?: readonly SkippedField[];
}

/** A field that publishing skips because content would be lost. */
export interface SkippedField {
  readonly field: Field;
  readonly because: 'unrestorable' | 'media';
}

/** What a run is waiting for. */
export interface Waiting {
  readonly for: 'rate' | 'service' | 'store';
  readonly message: string;
  /** ISO 8601. */
  readonly until: string;
  /** Consecutive writes that the store interrupted, ignoring reads in between. */
  readonly failedWrites?: number;
}

/** The texts that the proposal was based on and is compared with. */
export interface Base {
  readonly modified: string;
  readonly values: FieldValues;
  /** Rows from an earlier version do not record this. */
  readonly unrestorable: readonly (Omit<Unrestorable, 'visible'> & {
    readonly visible?: boolean;
  })[];
}

const time = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The tables of runs, in the app's schema. Store texts are in `json` columns, because `jsonb`
 * rejects some characters.
 */
export function publishingTables(schema: PgSchema) {
  const runs = schema.table(
    'runs',
    {
      id: text().$type<RunId>().primaryKey(),
      storeId: text('store_id').notNull(),
      /** Two requests with one key create one run. */
      key: text(),
      origin: text().$type<'picked' | 'automatic'>().notNull(),
      state: text().$type<RunState>().notNull(),
      /** Why it is paused; null if its owner paused it. */
      reason: jsonb().$type<Reason>(),
      settings: jsonb().$type<RunSettings>().notNull(),
      /** The products that remain to be gathered; null once all items exist. */
      selection: jsonb().$type<Json>(),
      cursor: text(),
      waiting: jsonb().$type<Waiting>(),
      /** Consecutive failures of the service or store, for the backoff. */
      faults: integer().notNull().default(0),
      createdAt: time('created_at').notNull(),
      /**
       * Bytes of product texts that were saved for it, including those that were replaced since. Runs of
       * an earlier version have 0.
       */
      storedBytes: bigint('stored_bytes', { mode: 'number' }).notNull().default(0),
      /** When it is next due; null if there is nothing to do. */
      wakeAt: time('wake_at'),
      leaseHolder: text('lease_holder'),
      leaseUntil: time('lease_until'),
    },
    (table) => [
      index('runs_of_store').on(table.storeId, table.id),
      uniqueIndex('runs_key').on(table.storeId, table.key),
      index('runs_due').on(table.wakeAt),
    ],
  );
  const items = schema.table(
    'items',
    {
      id: text().$type<ItemId>().primaryKey(),
      runId: text('run_id')
        .$type<RunId>()
        .notNull()
        .references(() => runs.id, { onDelete: 'cascade' }),
      storeId: text('store_id').notNull(),
      /** Its position in the run. */
      position: integer().notNull(),
      productId: text('product_id').notNull(),
      productName: text('product_name').notNull(),
      state: text().$type<ItemState>().notNull(),
      /** Part of the idempotency key; incrementing it requests a new listing. */
      attempt: integer().notNull().default(1),
      /** Listings that were written for it before the one that is proposed, each of which was charged. */
      replacedListings: integer('replaced_listings').notNull().default(0),
      /** The request body, saved before it is first sent: a key always has the same body. */
      request: json().$type<Json>(),
      sentAt: time('sent_at'),
      jobId: text('job_id'),
      /** The saved listing to propose, which was sent to this store; null to write a new one. */
      listingId: text('listing_id'),
      pollAt: time('poll_at'),
      base: json().$type<Base>(),
      proposal: json().$type<FieldValues>(),
      scores: jsonb().$type<SeoScores>(),
      tip: text(),
      /** The tip by language; null if the service only has it in English. */
      tips: jsonb().$type<Tips>(),
      /** The owner's edits to the proposal. */
      edits: json().$type<FieldValues>(),
      /** The owner's field selection for this product; null for the run's. */
      chosen: text().array().$type<Field[]>(),
      snapshotId: text('snapshot_id').$type<SnapshotId>(),
      /**
       * Whether the owner requested its current state. In an automatic run, other items only
       * advance while automatic publishing is on. The column has an earlier name.
       */
      requestedByOwner: boolean('clicked').notNull().default(false),
      stage: text().$type<Stage>(),
      reason: jsonb().$type<Reason>(),
      updatedAt: time('updated_at').notNull(),
      /**
       * Whether a later run is about the same product. Where two runs begin at the same time, both
       * may say no: the newest is the latest.
       */
      superseded: boolean().notNull().default(false),
    },
    (table) => [
      uniqueIndex('items_product').on(table.runId, table.productId),
      index('items_state').on(table.runId, table.state, table.position),
      index('items_latest')
        .on(table.storeId, table.productId, table.id.desc())
        .where(sql`not superseded`),
    ],
  );
  const snapshots = schema.table(
    'snapshots',
    {
      id: text().$type<SnapshotId>().primaryKey(),
      itemId: text('item_id')
        .$type<ItemId>()
        .notNull()
        .references(() => items.id, { onDelete: 'cascade' }),
      takenAt: time('taken_at').notNull(),
      /** What the store needs to restore the product. */
      raw: json().$type<Json>().notNull(),
      before: json().$type<FieldValues>().notNull(),
      /** The intended values. */
      wanted: json().$type<FieldValues>().notNull(),
      /** The values after the write; null while unknown. */
      after: json().$type<FieldValues>(),
      restored: boolean().notNull().default(false),
    },
    (table) => [index('snapshots_of_item').on(table.itemId)],
  );
  /**
   * How many items of a run are in each state, kept by a trigger of `items` in the statement that
   * changes them (see the migrations of each app), so that showing a run does not read its items.
   */
  const runCounts = schema.table(
    'run_counts',
    {
      runId: text('run_id')
        .$type<RunId>()
        .notNull()
        .references(() => runs.id, { onDelete: 'cascade' }),
      state: text().$type<ItemState>().notNull(),
      items: integer().notNull(),
      /** Listings that were written for them, including those that a later one replaced. */
      written: integer().notNull(),
    },
    (table) => [primaryKey({ columns: [table.runId, table.state] })],
  );
  return { runs, items, snapshots, runCounts };
}

export type PublishingTables = ReturnType<typeof publishingTables>;
export type Run = PublishingTables['runs']['$inferSelect'];
export type Item = PublishingTables['items']['$inferSelect'];
export type Snapshot = PublishingTables['snapshots']['$inferSelect'];
