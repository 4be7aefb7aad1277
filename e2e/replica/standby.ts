import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { serverAccount } from '../../postgres/src/account.ts';
import { restoreFiles } from '../../postgres/src/backup/copy.ts';
import { backUp } from '../../postgres/src/backup/index.ts';
import { readManifest } from '../../postgres/src/backup/manifest.ts';
import { findBinaries } from '../../postgres/src/binaries.ts';
import { ROOT_FOLDER } from '../../postgres/src/data-folder.ts';
import { ServerFolder } from '../../postgres/src/server-folder.ts';

/** A server that follows an embedded one by streaming replication. */
export class Standby {
  readonly #server: ServerFolder;
  readonly #database: string;
  #url = '';

  private constructor(server: ServerFolder, database: string) {
    this.#server = server;
    this.#database = database;
  }

  /**
   * Starts it on a backup of the primary.
   * @param dataDir of the primary
   * @param primaryUrl URL of the database that is read
   */
  static async start(dataDir: string, primaryUrl: string): Promise<Standby> {
    const folder = mkdtempSync(join(tmpdir(), 'wareword-standby-'));
    chmodSync(folder, 0o755);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const check = () => Promise.resolve();
    const { signal } = new AbortController();
    const backup = await backUp({ dataDir, to: join(folder, 'backups'), check, signal });
    const account = serverAccount();
    const data = join(folder, 'standby/data');
    const manifest = await readManifest(backup.folder);
    await restoreFiles(backup.folder, manifest, { data, kept: false, account, signal });
    const { hostname, port, username, password, pathname } = new URL(primaryUrl);
    writeFileSync(join(data, 'standby.signal'), '');
    const primary = `host=${hostname} port=${port} user=${username} password=${password}`;
    appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
    if (account.owner !== undefined) {
      execFileSync('chown', ['-R', `${account.owner.uid}:${account.owner.gid}`, data]);
    }
    const binaries = findBinaries(account, ROOT_FOLDER);
    const standby = new Standby(
      new ServerFolder(join(folder, 'standby'), binaries, account),
      pathname,
    );
    standby.#url = await standby.#server.start();
    onTestFinished(() => standby.stop());
    return standby;
  }

  get url(): string {
    const url = new URL(this.#url);
    url.pathname = this.#database;
    return url.href;
  }

  async stop(): Promise<void> {
    if (await this.#server.hasProcess()) await this.#server.stop();
  }
}
