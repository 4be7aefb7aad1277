import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerAccount } from './account.ts';
import { DatabaseUnreachable } from './database-unreachable.ts';

/** Where root stores what the unprivileged user must be able to access. */
export const ROOT_FOLDER = '/var/lib/wareword';

/**
 * Returns Postgres's folder: `postgres` in the data folder or, if the unprivileged user cannot
 * access that, a folder derived from it below {@link ROOT_FOLDER}.
 * @throws {DatabaseUnreachable} if neither can be used
 */
export function prepareDataFolder(dataDir: string, account: ServerAccount): string {
  const usual = join(dataDir, 'postgres');
  const fallback = join(
    ROOT_FOLDER,
    createHash('sha256').update(dataDir).digest('hex').slice(0, 12),
  );
  for (const folder of existsSync(fallback) ? [fallback] : [usual, fallback]) {
    createFolder(folder);
    if (account.owner === undefined) return folder;
    chownSync(folder, account.owner.uid, account.owner.gid);
    const reached = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], {
      ...account.spawnOptions,
      cwd: '/',
    });
    if (reached.status === 0) return folder;
  }
  throw new DatabaseUnreachable(
    `As root, Postgres runs as the user nobody, who can't write to ${usual} or ${fallback}. ` +
      'Set DATA_DIR to a folder that this user can write to.',
  );
}

function createFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnreachable(
      `Couldn't create a folder for the database (${reason}). Set DATA_DIR to a folder that the current user can write to.`,
      { cause: error },
    );
  }
}
