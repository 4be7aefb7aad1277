import { RunIdSchema, type PublishingContext, type RunId } from '@wareword/publishing';
import { openDatabase } from '@wareword/store-app/database';
import type postgres from 'postgres';
import { SHOPIFY_FIELDS, shopifyMediaIn } from '../../src/catalog/index.ts';
import { publishing } from '../../src/database/index.ts';
import { createDatabase, SHOP } from '../fixture.ts';

/** Publishing on a database of its own, without a worker that would take its runs. */
export interface PublishingFixture {
  readonly ctx: PublishingContext;
  readonly sql: postgres.Sql;
  readonly databaseUrl: string;
  /** When runs were scheduled for, in order. */
  readonly scheduled: Date[];
  readonly errors: unknown[];
  /** Adds the only run. It has no products, and nobody is working on it. */
  addRun(): Promise<RunId>;
  close(): Promise<void>;
}

export async function openPublishing(): Promise<PublishingFixture> {
  const databaseUrl = await createDatabase();
  const database = openDatabase(databaseUrl, { connections: 4, applicationName: 'test' });
  const { sql } = database;
  const scheduled: Date[] = [];
  const errors: unknown[] = [];
  const unused = () => Promise.reject(new Error('A run without products needs no store.'));
  return {
    ctx: {
      orm: database.orm,
      tables: publishing,
      platform: 'shopify',
      fields: SHOPIFY_FIELDS,
      mediaIn: shopifyMediaIn,
      openStore: () =>
        Promise.resolve({
          catalog: { find: unused, read: unused, write: unused, removeLeftovers: unused },
          client: undefined,
          close: () => undefined,
        }),
      isConnected: () => Promise.resolve(true),
      withAutomaticGrant: () => Promise.resolve(undefined),
      scheduleRun: (_, at) => {
        scheduled.push(at);
        return Promise.resolve();
      },
      now: () => new Date(),
      onError: (error) => errors.push(error),
    },
    ...{ sql, databaseUrl, scheduled, errors },
    addRun: async () => {
      const id = RunIdSchema.parse(`run_${'0'.repeat(26)}`);
      await sql`
        insert into shopify_app.runs (id, store_id, origin, state, settings, created_at)
        values (${id}, ${SHOP}, 'picked', 'paused', '{}', now())
      `;
      return id;
    },
    close: () => database.close(),
  };
}
