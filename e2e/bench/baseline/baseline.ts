import { resolve } from 'node:path';
import type { Cleanup } from '../cleanup.ts';
import { withConnection, vacuumAndCheckpoint, type BenchServer } from '../database.ts';
import type { Caller } from '../load/load.ts';
import { freePort } from '../../free-port.ts';
import { Program, untilReady } from '../program.ts';
import { BODY, sampleListing } from '../sample.ts';

/** Rows to read, of each length. */
const ROWS = 1000;

/** The bare server that the product's throughput is compared with. */
export interface Baseline {
  readonly origin: string;
  /** For an insert of a row without a listing. */
  readonly insert: readonly Caller[];
  /** For rows without a listing, as a queued job is. */
  readonly readShort: readonly Caller[];
  /** For rows with a listing, as a complete job is. */
  readonly readLong: readonly Caller[];
}

export async function startBaseline(cleanup: Cleanup, server: BenchServer): Promise<Baseline> {
  const url = await server.create('baseline');
  const { listing } = await sampleListing();
  await withConnection(url, async (sql) => {
    await sql`
      create table short (
        id bigint generated always as identity primary key, status text not null,
        platform text not null, external_ref text, request json,
        created_at timestamptz not null default now()
      )
    `;
    await sql`create table long (like short including all, listing json not null)`;
    await sql`
      insert into short (status, platform, external_ref, request)
      select 'queued', 'shopify', ${BODY.external_ref}, ${sql.json(BODY)}
      from generate_series(1, ${ROWS})
    `;
    await sql`
      insert into long (status, platform, external_ref, listing)
      select 'complete', 'shopify', ${BODY.external_ref}, ${JSON.stringify(listing)}::text::json
      from generate_series(1, ${ROWS})
    `;
  });
  await vacuumAndCheckpoint(url);
  const port = await freePort();
  const program = new Program(cleanup, resolve(import.meta.dirname, 'http-process.js'), {
    settings: { DATABASE_URL: url, PORT: String(port) },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(`${origin}/short/1`, {
    everyMs: 50,
    withinMs: 20_000,
    running: () => program.running,
  });
  const read = (path: string) =>
    Array.from({ length: ROWS }, (_, row) => ({ path: `/${path}/${row + 1}`, headers: {} }));
  return {
    origin,
    insert: [{ path: '/short', headers: { 'Content-Type': 'application/json' } }],
    readShort: read('short'),
    readLong: read('long'),
  };
}
