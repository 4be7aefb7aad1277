import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The temporary folder of a test run, and the passwords of its database. */
export class WorkFolder {
  readonly folder = mkdtempSync(join(tmpdir(), 'wareword-ha-'));
  readonly passwords = {
    superuser: randomBytes(16).toString('hex'),
    replication: randomBytes(16).toString('hex'),
    wareword: randomBytes(16).toString('hex'),
  };
  readonly #owner = {
    uid: Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })),
    gid: Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' })),
  };

  constructor() {
    chmodSync(this.folder, 0o755);
  }

  /** Creates a machine's folder, owned by the user `postgres`, and returns its path. */
  machine(name: string): string {
    const folder = join(this.folder, name);
    mkdirSync(folder, { recursive: true });
    chownSync(folder, this.#owner.uid, this.#owner.gid);
    return folder;
  }
}
