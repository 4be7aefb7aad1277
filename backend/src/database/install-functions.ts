import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { withLockTimeout } from '@wareword/postgres/migrations';
import type { Sql } from 'postgres';
import manifest from '../../package.json' with { type: 'json' };

const FUNCTIONS_FOLDER = resolve(import.meta.dirname, 'functions');

/**
 * A SQL function: its file's name without `.sql`, and the statements that create it, and its trigger if
 * it has one.
 */
export interface SqlFunction {
  readonly name: string;
  readonly text: string;
}

/** Every SQL function of the service, by name. */
export function readFunctions(): SqlFunction[] {
  return readdirSync(FUNCTIONS_FOLDER)
    .sort()
    .map((file) => ({
      name: basename(file, '.sql'),
      text: readFileSync(resolve(FUNCTIONS_FOLDER, file), 'utf8'),
    }));
}

/**
 * Brings the database's functions in line with their files, in one transaction: installs those
 * whose text changed and drops those whose file was removed. The tables must be migrated already,
 * and the caller must hold the migration lock.
 *
 * A function keeps its parameters and its result for as long as a process of an earlier release may
 * call it. To change them, add a function under a new name, and remove the old file one release
 * later. A process of an earlier release that starts again while a newer one goes out leaves the newer
 * functions alone.
 * @param release version of the release that the files belong to
 */
export async function installFunctions(
  client: Sql,
  release: string = manifest.version,
): Promise<void> {
  const installed = await client<{ name: string; digest: string; release: string | null }[]>`
    select name, digest, release from installed_functions
  `;
  if (installed.some((one) => one.release !== null && isNewer(one.release, release))) return;
  const digests = new Map(installed.map(({ name, digest }) => [name, digest]));
  const functions = readFunctions().map((file) => ({ ...file, digest: digestOf(file.text) }));
  const names = new Set(functions.map(({ name }) => name));
  const changed = functions.filter(({ name, digest }) => digests.get(name) !== digest);
  const removed = [...digests.keys()].filter((name) => !names.has(name));
  if (changed.length === 0 && removed.length === 0) return;
  await withLockTimeout(client, 'Installing the SQL functions', async (sql) => {
    // Lets functions that call each other be created in any order.
    await sql`set local check_function_bodies = off`;
    for (const name of removed) {
      await sql`drop function ${sql(name)}`;
      await sql`delete from installed_functions where name = ${name}`;
    }
    for (const { name, text, digest } of changed) {
      await sql.unsafe(text);
      await sql`
        insert into installed_functions (name, digest, release)
        values (${name}, ${digest}, ${release})
        on conflict (name) do update
        set digest = excluded.digest, release = excluded.release, installed_at = now()
      `;
    }
  });
}

/** Whether one version comes after another: `0.10.0` does after `0.9.2`. */
function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}

function digestOf(text: string): string {
  return hash('sha256', text, 'hex');
}
