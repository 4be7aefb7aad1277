import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import { connectionSettings } from '../connection-settings.ts';
import { startEmbeddedServer } from '../server.ts';
import { BackupError } from './backup-error.ts';
import { Copier, copyCluster, copyHashed, type Copied } from './copy.ts';
import {
  checkFiles,
  CLUSTER,
  KEYS,
  listBackups,
  nameOfTime,
  writeManifest,
  type BackupFile,
  type Manifest,
} from './manifest.ts';
import { removeVerification, verifyCluster, type CheckDatabase } from './verify-cluster.ts';

export interface BackUpOptions {
  readonly dataDir: string;
  /** The folder of backups; each gets its own folder in it. */
  readonly to: string;
  /** How many backups to keep in it; undefined for all. */
  readonly keep?: number | undefined;
  readonly check: CheckDatabase;
  /** Ends the backup early: stops what it started, deletes what it wrote, and throws the signal's reason. */
  readonly signal: AbortSignal;
}

export interface BackupReport {
  readonly folder: string;
  readonly files: number;
  readonly bytes: number;
  /** Older backups that were deleted. */
  readonly deleted: readonly string[];
}

const LOCK = 'wareword backup';
const UNFINISHED = '.unfinished';
/** Files of `DATA_DIR` that a restore does not need: logs, and what a previous restore replaced. */
const EXCLUDED_FILES = /\.log$|\.before-restore-|\.restoring$/;
const WAL_SEGMENT = /^[0-9A-F]{24}$/;

/**
 * Copies the embedded server's cluster and the files of `DATA_DIR` while they are in use, with
 * Postgres's low-level backup API, and verifies the copy: its checksums, and a server started on it.
 * @throws {BackupError}
 */
export async function backUp({
  dataDir,
  to,
  keep,
  check,
  signal,
}: BackUpOptions): Promise<BackupReport> {
  const parent = resolve(to);
  const server = await startEmbeddedServer(dataDir);
  try {
    await using session = await openSession(server.url);
    if (!(await session.lock())) {
      throw new BackupError('Another backup is running. Wait until it finishes.');
    }
    await mkdir(parent, { recursive: true, mode: 0o700 });
    await removeUnfinished(parent);
    const created = new Date();
    const folder = join(parent, nameOfTime(created));
    if (existsSync(folder))
      throw new BackupError(`${folder} already exists. Try again in a second.`);
    const unfinished = `${folder}${UNFINISHED}`;
    await mkdir(unfinished, { mode: 0o700 });
    try {
      const copied = await copyOnline(session, join(server.folder, 'data'), unfinished, signal);
      const keys = await copyKeys(dataDir, unfinished);
      const manifest: Manifest = {
        format: 1,
        created_at: created.toISOString(),
        postgres: (await readFile(join(unfinished, CLUSTER, 'PG_VERSION'), 'utf8')).trim(),
        folders: copied.folders,
        files: [...copied.files, ...keys],
      };
      await checkFiles(unfinished, manifest, signal);
      const verification = join(server.folder, 'backup-verification');
      try {
        await verifyCluster(unfinished, manifest, {
          folder: verification,
          kept: false,
          check,
          signal,
        });
      } finally {
        await removeVerification(verification);
      }
      await writeManifest(unfinished, manifest);
      await rename(unfinished, folder);
      await syncFolder(parent);
      return {
        folder,
        files: manifest.files.length,
        bytes: manifest.files.reduce((sum, { bytes }) => sum + bytes, 0),
        deleted: keep === undefined ? [] : await deleteOld(parent, keep),
      };
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw explain(error, parent);
    }
  } finally {
    await server.release();
  }
}

function explain(error: unknown, parent: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  if (error.code === 'ENOSPC') {
    return new BackupError(
      `The disk is full, so no backup was made. Free up as much space as the database uses in ${parent}, and as much again next to the database.`,
      { cause: error },
    );
  }
  if (error.code === 'EACCES' || error.code === 'EROFS') {
    return new BackupError(
      `Couldn't write to ${parent}. Choose a folder that this user can write to.`,
      {
        cause: error,
      },
    );
  }
  return error;
}

/** The session of a backup: if its connection is lost, so is the backup. */
async function openSession(url: string) {
  const client = postgres(url, {
    ...connectionSettings('wareword backup'),
    max: 1,
    max_lifetime: null,
  });
  const sql = await client.reserve();
  return {
    sql,
    /** @returns whether no other backup of this server is running */
    lock: async (): Promise<boolean> => {
      const [row] = await sql<[{ locked: boolean }]>`
        select pg_try_advisory_lock(hashtext(${LOCK})) as locked
      `;
      return row.locked;
    },
    [Symbol.asyncDispose]: async () => {
      sql.release();
      await client.end({ timeout: 5 });
    },
  };
}

type Session = Awaited<ReturnType<typeof openSession>>;

async function copyOnline(
  { sql }: Session,
  data: string,
  backup: string,
  signal: AbortSignal,
): Promise<Copied> {
  // A temporary slot keeps the WAL until it is copied, and is dropped with the session.
  await sql`select pg_create_physical_replication_slot('wareword_backup', true, true)`;
  const [started] = await sql<[{ file: string }]>`
    select pg_walfile_name(pg_backup_start('wareword', true)) as file
  `;
  const copied = await copyCluster(data, backup, signal);
  const [stopped] = await sql<[{ file: string; label: string }]>`
    select pg_walfile_name(lsn) as file, labelfile as label from pg_backup_stop(false)
  `;
  await writeFile(join(backup, CLUSTER, 'backup_label'), stopped.label, { mode: 0o600 });
  const label = await syncAndHash(backup, `${CLUSTER}/backup_label`);
  const range = { first: started.file, last: stopped.file };
  const wal = await copyWal(data, backup, range, new Copier({ signal }));
  return { folders: copied.folders, files: [...copied.files, label, ...wal] };
}

/** Rewrites a small file with {@link copyHashed}, so that it is synced and hashed. */
async function syncAndHash(backup: string, path: string): Promise<BackupFile> {
  const draft = `${join(backup, path)}.draft`;
  await rename(join(backup, path), draft);
  const copied = await copyHashed(draft, backup, path);
  await rm(draft);
  if (copied === undefined) throw new Error(`${path} is gone.`);
  return copied;
}

/** Copies the segments that were written while the cluster was copied. */
async function copyWal(
  data: string,
  backup: string,
  { first, last }: { first: string; last: string },
  copier: Copier,
): Promise<BackupFile[]> {
  const files: BackupFile[] = [];
  for (const name of await readdir(join(data, 'pg_wal'))) {
    const isNeeded = WAL_SEGMENT.test(name) && name >= first && name <= last;
    if (!isNeeded && !name.endsWith('.history')) continue;
    const copied = await copyHashed(
      join(data, 'pg_wal', name),
      backup,
      `${CLUSTER}/pg_wal/${name}`,
      copier,
    );
    if (copied !== undefined) files.push(copied);
  }
  if (!files.some(({ path }) => path.endsWith(last))) {
    throw new BackupError(
      `Postgres no longer had ${last}, so the backup would be incomplete. Try again.`,
    );
  }
  return files;
}

/** Without the encryption keys, nothing that the database keeps encrypted can be read. */
async function copyKeys(dataDir: string, backup: string): Promise<BackupFile[]> {
  await mkdir(join(backup, KEYS), { mode: 0o700 });
  const files: BackupFile[] = [];
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    if (!entry.isFile() || EXCLUDED_FILES.test(entry.name)) continue;
    const copied = await copyHashed(join(dataDir, entry.name), backup, `${KEYS}/${entry.name}`);
    if (copied !== undefined) files.push(copied);
  }
  return files;
}

/** The caller holds the lock, so no other backup is in progress. */
async function removeUnfinished(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (name.startsWith('wareword-') && name.endsWith(UNFINISHED)) {
      await rm(join(parent, name), { recursive: true, force: true });
    }
  }
}

async function deleteOld(parent: string, keep: number): Promise<string[]> {
  const old = (await listBackups(parent)).slice(keep).map(({ folder }) => folder);
  for (const folder of old) await rm(folder, { recursive: true, force: true });
  return old;
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder);
  await handle.sync();
}
