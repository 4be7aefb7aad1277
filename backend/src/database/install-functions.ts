import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Sql } from 'postgres';

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
 * later.
 */
export async function installFunctions(client: Sql): Promise<void> {
  const installed = await client<{ name: string; digest: string }[]>`
    select name, digest from installed_functions
  `;
  const digests = new Map(installed.map(({ name, digest }) => [name, digest]));
  const functions = readFunctions().map((file) => ({ ...file, digest: digestOf(file.text) }));
  const names = new Set(functions.map(({ name }) => name));
  const changed = functions.filter(({ name, digest }) => digests.get(name) !== digest);
  const removed = [...digests.keys()].filter((name) => !names.has(name));
  if (changed.length === 0 && removed.length === 0) return;
  await client.begin(async (sql) => {
    // Lets functions that call each other be created in any order.
    await sql`set local check_function_bodies = off`;
    for (const name of removed) {
      await sql`drop function ${sql(name)}`;
      await sql`delete from installed_functions where name = ${name}`;
    }
    for (const { name, text, digest } of changed) {
      await sql.unsafe(text);
      await sql`
        insert into installed_functions (name, digest) values (${name}, ${digest})
        on conflict (name) do update set digest = excluded.digest, installed_at = now()
      `;
    }
  });
}

function digestOf(text: string): string {
  return hash('sha256', text, 'hex');
}
