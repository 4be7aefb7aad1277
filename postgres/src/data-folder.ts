import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerAccount } from './account.ts';

/** Where root keeps what the unprivileged user must reach. */
export const ROOT_FOLDER = '/var/lib/wareword';

/**
 * The folder that Postgres lives in: `postgres` below the data folder, or, where the unprivileged
 * user cannot reach that, a folder of the data folder's own below {@link ROOT_FOLDER}.
 */
export function prepareDataFolder(dataDir: string, account: ServerAccount): string {
  const usual = join(dataDir, 'postgres');
  const fallback = join(
    ROOT_FOLDER,
    createHash('sha256').update(dataDir).digest('hex').slice(0, 12),
  );
  for (const folder of existsSync(fallback) ? [fallback] : [usual, fallback]) {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    if (account.owner === undefined) return folder;
    chownSync(folder, account.owner.uid, account.owner.gid);
    const reached = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], {
      ...account.spawnOptions,
      cwd: '/',
    });
    if (reached.status === 0) return folder;
  }
  throw new Error(
    `The user nobody, as which Postgres runs for root, can write neither to ${usual} nor to ` +
      `${fallback}. Set DATA_DIR to a folder that it can reach.`,
  );
}
