import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { serverAccount } from '../../postgres/src/account.ts';
import { findBinaries } from '../../postgres/src/binaries.ts';
import { ROOT_FOLDER } from '../../postgres/src/data-folder.ts';

/**
 * A test's own data folder, removed afterward together with an embedded server that a service
 * process left running in it.
 */
export class DataFolder {
  readonly path: string;

  constructor() {
    this.path = mkdtempSync(join(tmpdir(), 'wareword-faults-'));
    // As root, Postgres runs as another user, who needs access.
    chmodSync(this.path, 0o777);
    onTestFinished(() => this.#clear());
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
    await promisify(execFile)(
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
