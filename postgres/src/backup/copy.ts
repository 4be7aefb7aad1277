import { createHash } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import { chown, copyFile, mkdir, open, readdir, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerAccount } from '../account.ts';
import { BackupError } from './backup-error.ts';
import { CLUSTER, type BackupFile, type Manifest } from './manifest.ts';
import { newBuffer, readChunks } from './read-chunks.ts';

/** Folders whose content belongs to the running server. */
const EMPTIED_FOLDERS = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const EXCLUDED_FILES = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'tablespace_map',
  'pg_internal.init',
]);
const CONTROL_FILE = 'global/pg_control';
/**
 * Bytes written between syncs. The WAL waits for whatever was given to the disk before it: a gigabyte at once
 * would hold up every commit.
 */
const SYNC_BYTES = 4 << 20;

/** What was copied; paths are relative to the backup. */
export type Copied = Pick<Manifest, 'files' | 'folders'>;

/**
 * Copies a cluster that is in use, without its WAL. Call `pg_backup_start` first: what changes in the meantime
 * is replayed from the WAL.
 * @param data the cluster's folder
 * @param backup the backup's folder
 * @param signal ends it early
 */
export async function copyCluster(
  data: string,
  backup: string,
  signal: AbortSignal,
): Promise<Copied> {
  const copier = new Copier({ signal });
  const files: BackupFile[] = [];
  const folders: string[] = [];
  const copyFolder = async (path: string): Promise<void> => {
    for (const entry of await readdir(join(data, path), { withFileTypes: true })) {
      signal.throwIfAborted();
      const inside = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) {
        if (entry.name.startsWith('pgsql_tmp') || path === 'pg_replslot') continue;
        folders.push(`${CLUSTER}/${inside}`);
        await mkdir(join(backup, CLUSTER, inside), { mode: 0o700 });
        await copyFolder(inside);
      } else if (isCopied(inside, entry)) {
        const copied = await copyHashed(join(data, inside), backup, `${CLUSTER}/${inside}`, copier);
        if (copied !== undefined) files.push(copied);
      }
    }
  };
  await mkdir(join(backup, CLUSTER), { mode: 0o700 });
  await copyFolder('');
  // Last, so that it is no older than any other file.
  const control = await copyHashed(join(data, CONTROL_FILE), backup, `${CLUSTER}/${CONTROL_FILE}`);
  return { files: control === undefined ? files : [...files, control], folders };
}

function isCopied(path: string, entry: Dirent): boolean {
  if (entry.isSymbolicLink()) {
    throw new BackupError(`${path} is a link. Backups don't include tablespaces outside DATA_DIR.`);
  }
  const [top = ''] = path.split('/');
  if (!entry.isFile() || EMPTIED_FOLDERS.has(top) || EXCLUDED_FILES.has(entry.name)) return false;
  return path !== CONTROL_FILE && !entry.name.startsWith('pgsql_tmp');
}

/**
 * Copies and syncs a file, and hashes what was copied.
 * @returns undefined if there is no such file: the server may delete one at any time
 */
export async function copyHashed(
  from: string,
  backup: string,
  path: string,
  copier = new Copier(),
): Promise<BackupFile | undefined> {
  await using source = await open(from).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (source === undefined) return undefined;
  await using target = await open(join(backup, path), 'wx', 0o600);
  const hash = createHash('sha256');
  const bytes = await copier.copy(source, target, (chunk) => hash.update(chunk));
  return { path, bytes, sha256: hash.digest('hex') };
}

/** Copies files one after the other. */
export class Copier {
  readonly #buffer = newBuffer();
  readonly #kept: boolean;
  readonly #throttled: boolean;
  readonly #signal: AbortSignal | undefined;
  #unsynced = 0;
  #unthrottledBytes = 0;
  #since = performance.now();

  /**
   * @param options.kept whether each copy must be on the disk once it is made
   * @param options.throttled whether to leave half of the disk's time to a service that uses it
   * @param options.signal ends it in the middle of a file
   */
  constructor({
    kept = true,
    throttled = true,
    signal,
  }: { kept?: boolean; throttled?: boolean; signal?: AbortSignal | undefined } = {}) {
    this.#kept = kept;
    this.#throttled = throttled;
    this.#signal = signal;
  }

  /** @returns the file's length in bytes */
  async copy(
    source: FileHandle,
    target: FileHandle,
    onChunk: (chunk: Buffer) => void = () => undefined,
  ): Promise<number> {
    let bytes = 0;
    for await (const chunk of readChunks(source, this.#buffer)) {
      this.#signal?.throwIfAborted();
      onChunk(chunk);
      await target.writeFile(chunk);
      bytes += chunk.length;
      this.#unsynced += chunk.length;
      this.#unthrottledBytes += chunk.length;
      if (this.#unsynced < SYNC_BYTES) continue;
      await target.datasync();
      this.#unsynced = 0;
      await this.#pauseIfDue();
    }
    if (this.#kept) {
      await target.sync();
      this.#unsynced = 0;
      await this.#pauseIfDue();
    }
    return bytes;
  }

  /** Pauses as long as it worked, so that commits get the disk half of the time. */
  async #pauseIfDue(): Promise<void> {
    if (!this.#throttled || this.#unthrottledBytes < SYNC_BYTES) return;
    const ms = performance.now() - this.#since;
    await pause(ms, undefined, { signal: this.#signal }).catch(() => undefined);
    this.#signal?.throwIfAborted();
    this.#unthrottledBytes = 0;
    this.#since = performance.now();
  }
}

/** @returns whether the file system can clone files */
async function clone(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE_FORCE);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies the cluster of a backup to a folder where a server can run on it, and clones its files if the file
 * system can.
 */
export async function restoreFiles(
  backup: string,
  manifest: Manifest,
  {
    data,
    kept,
    account,
    signal,
  }: {
    data: string;
    /** Whether the copy must be on the disk. */
    kept: boolean;
    account: ServerAccount;
    signal: AbortSignal;
  },
): Promise<void> {
  const { owner } = account;
  // What is kept is restored, while nothing else uses the disk.
  const copier = new Copier({ kept, throttled: !kept, signal });
  let clones = true;
  const target = (path: string) => join(data, path.slice(CLUSTER.length + 1));
  const own = async (path: string) => {
    if (owner !== undefined) await chown(path, owner.uid, owner.gid);
  };
  await rm(data, { recursive: true, force: true });
  await mkdir(dirname(data), { recursive: true, mode: 0o755 });
  await own(dirname(data));
  await mkdir(data, { mode: 0o700 });
  await own(data);
  for (const folder of manifest.folders) {
    await mkdir(target(folder), { recursive: true, mode: 0o700 });
    await own(target(folder));
  }
  for (const { path } of manifest.files) {
    signal.throwIfAborted();
    if (!path.startsWith(`${CLUSTER}/`)) continue;
    clones &&= await clone(join(backup, path), target(path));
    if (!clones) {
      await using from = await open(join(backup, path));
      await using to = await open(target(path), 'w', 0o600);
      await copier.copy(from, to);
    }
    await own(target(path));
  }
}
