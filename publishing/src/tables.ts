import type { SeoScores, Tone } from '@wareword/shared-schema';
import {
  boolean,
  index,
  integer,
  json,
  jsonb,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PgSchema } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Field, FieldValues, ItemState, RunState, Stage } from './fields.ts';
import type { ItemId, RunId, SnapshotId } from './identifiers.ts';
import type { Json, StoreProduct } from './store.ts';

/** How the listings of a run are written, and which of their fields go to the store. */
export interface RunSettings {
  readonly tone: Tone;
  /** Null for the account's active brand. */
  readonly brandId: string | null;
  /** Target customer; empty for none. */
  readonly audience: string;
  readonly fields: readonly Field[];
  /** Leaves alone whatever has a text already. */
  readonly onlyEmpty: boolean;
}

/** Why a run stands still: a code to branch on, and a sentence for the owner. */
export interface Reason {
  readonly code: string;
  readonly message: string;
}

/** What a run waits for by itself. */
export interface Waiting {
  readonly for: 'rate' | 'service' | 'store';
  readonly message: string;
  /** ISO 8601. */
  readonly until: string;
}

/** What the proposal was made from and will be checked against. */
export interface Base {
  readonly modified: string;
  readonly values: FieldValues;
  readonly unrestorable: StoreProduct['unrestorable'];
}

const time = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The tables of runs, in a schema of the app's own. What holds a store's texts is `json` and not
 * `jsonb`, which refuses some of what a text may hold.
 */
export function publishingTables(schema: PgSchema) {
  const runs = schema.table(
    'runs',
    {
      id: text().$type<RunId>().primaryKey(),
      storeId: text('store_id').notNull(),
      /** Whoever asks twice with one key has one run. */
      key: text(),
      origin: text().$type<'picked' | 'automatic'>().notNull(),
      state: text().$type<RunState>().notNull(),
      /** Why it is paused; null where its owner paused it. */
      reason: jsonb().$type<Reason>(),
      settings: jsonb().$type<RunSettings>().notNull(),
      /** What is still to be looked up in the store; null once all items are here. */
      selection: jsonb().$type<Json>(),
      cursor: text(),
      waiting: jsonb().$type<Waiting>(),
      /** Faults of service or store in a row, which make the waits longer. */
      faults: integer().notNull().default(0),
      createdAt: time('created_at').notNull(),
      /** When it wants to be looked at next; null where there is nothing to do. */
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
      /** Its place in the run. */
      position: integer().notNull(),
      productId: text('product_id').notNull(),
      productName: text('product_name').notNull(),
      state: text().$type<ItemState>().notNull(),
      /** Part of the idempotency key: a new one is a new listing. */
      attempt: integer().notNull().default(1),
      /** The body of the job, kept from its first sending on: a key has one body. */
      request: json().$type<Json>(),
      sentAt: time('sent_at'),
      jobId: text('job_id'),
      pollAt: time('poll_at'),
      base: json().$type<Base>(),
      proposal: json().$type<FieldValues>(),
      scores: jsonb().$type<SeoScores>(),
      tip: text(),
      /** What the owner wrote over the proposal. */
      edits: json().$type<FieldValues>(),
      /** The fields that the owner chose for this product; null for what the run says. */
      chosen: text().array().$type<Field[]>(),
      snapshotId: text('snapshot_id').$type<SnapshotId>(),
      stage: text().$type<Stage>(),
      reason: jsonb().$type<Reason>(),
      updatedAt: time('updated_at').notNull(),
    },
    (table) => [
      uniqueIndex('items_product').on(table.runId, table.productId),
      index('items_state').on(table.runId, table.state, table.position),
      index('items_of_store').on(table.storeId, table.productId),
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
      /** Whatever the store needs to put the product back. */
      raw: json().$type<Json>().notNull(),
      before: json().$type<FieldValues>().notNull(),
      /** What was to be written. */
      wanted: json().$type<FieldValues>().notNull(),
      /** What the store had after the write; null while that is not known. */
      after: json().$type<FieldValues>(),
      restored: boolean().notNull().default(false),
    },
    (table) => [
      index('snapshots_of_item')
        .on(table.itemId)
        .where(sql`restored = false`),
    ],
  );
  return { runs, items, snapshots };
}

export type PublishingTables = ReturnType<typeof publishingTables>;
export type Run = PublishingTables['runs']['$inferSelect'];
export type Item = PublishingTables['items']['$inferSelect'];
export type Snapshot = PublishingTables['snapshots']['$inferSelect'];
