import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a trial keeps its files, and the passwords of its database. */
export class Place {
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

  /** A folder of a machine, which belongs to the user `postgres`. */
  machine(name: string): string {
    const folder = join(this.folder, name);
    mkdirSync(folder, { recursive: true });
    chownSync(folder, this.#owner.uid, this.#owner.gid);
    return folder;
  }
}
