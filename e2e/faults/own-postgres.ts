import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { onTestFinished } from 'vitest';
import { migrateDatabase, startEmbeddedServer } from '../../backend/src/database/index.ts';
import { runFolder } from '../../backend/test/database.ts';
import { serverAccount } from '../../postgres/src/account.ts';
import { findBinaries } from '../../postgres/src/binaries.ts';
import { ROOT_FOLDER } from '../../postgres/src/data-folder.ts';

const run = promisify(execFile);

/**
 * A test's own data folder, removed afterward together with an embedded server that a service
 * process left running in it.
 */
export class DataFolder {
  readonly path: string;

  constructor() {
    this.path = mkdtempSync(join(tmpdir(), 'wareword-faults-'));
    // When started as root, Postgres runs as another user, who needs access.
    chmodSync(this.path, 0o777);
    onTestFinished(() => this.#clear());
  }

  /** One with a migrated database, as after an earlier start. */
  static async migrated(): Promise<DataFolder> {
    const folder = new DataFolder();
    const prepared = await prepareDatabase();
    // Unlike Node's, this copy has the same owner.
    await run('cp', ['-a', prepared, join(folder.path, 'postgres')]);
    return folder;
  }

  /** The server's process, while it runs. */
  serverPid(): number | undefined {
    try {
      const [pid] = readFileSync(join(this.#cluster, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 0);
      return Number(pid);
    } catch {
      return undefined;
    }
  }

  /** Kills the server like a crash, and restarts it. */
  async restartServer(): Promise<void> {
    const account = serverAccount();
    const pgCtl = join(findBinaries(account, ROOT_FOLDER), 'bin/pg_ctl');
    await run(
      pgCtl,
      ['restart', '--wait', '--mode=immediate', `--pgdata=${this.#cluster}`, '--log=/dev/null'],
      { ...account.spawnOptions, cwd: '/' },
    );
  }

  get #cluster(): string {
    return join(this.path, 'postgres/data');
  }

  async #clear(): Promise<void> {
    const pid = this.serverPid();
    if (pid !== undefined) {
      process.kill(pid, 'SIGQUIT');
      while (this.serverPid() !== undefined) await new Promise((next) => setTimeout(next, 20));
    }
    if (existsSync(this.path)) rmSync(this.path, { recursive: true, force: true });
  }
}

/**
 * The folder of a stopped server with a migrated database, which the workers of a run make once: that takes
 * as long as twenty copies.
 */
async function prepareDatabase(): Promise<string> {
  const prepared = join(runFolder(), 'migrated');
  if (existsSync(prepared)) return prepared;
  const own = mkdtempSync(join(runFolder(), 'migrating-'));
  chmodSync(own, 0o755);
  const server = await startEmbeddedServer(own);
  const client = postgres(server.url, { max: 1 });
  // Only a power failure loses what was not synced, and no test makes one.
  await client`alter system set fsync = off`;
  await client.end();
  await migrateDatabase(server.url);
  await server.release();
  try {
    renameSync(join(own, 'postgres'), prepared);
  } catch {
    // Another worker was first.
  }
  return prepared;
}
