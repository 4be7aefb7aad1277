import { existsSync, renameSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { serverAccount } from '../account.ts';
import { findBinaries } from '../binaries.ts';
import { prepareDataFolder, ROOT_FOLDER } from '../data-folder.ts';
import { Presence } from '../presence.ts';
import { ServerFolder } from '../server-folder.ts';
import { BackupError } from './backup-error.ts';
import { copyHashed } from './copy.ts';
import {
  checkFiles,
  KEYS,
  listBackups,
  MANIFEST,
  readManifest,
  type Manifest,
} from './manifest.ts';
import { removeVerification, verifyCluster, type CheckDatabase } from './verify-cluster.ts';

export interface RestoreOptions {
  readonly dataDir: string;
  /** A backup, or a folder of backups, of which the newest is used. */
  readonly from: string;
  readonly check: CheckDatabase;
  /** Ends the restore before anything is replaced, and throws the signal's reason. */
  readonly signal: AbortSignal;
}

export interface RestoreReport {
  /** The backup that was restored. */
  readonly from: string;
  /** ISO 8601. */
  readonly created_at: string;
  /** What was replaced: the previous cluster and files of `DATA_DIR`, under other names. */
  readonly kept: readonly string[];
}

const RUNNING =
  'Wareword is using this data. Stop the service and the store apps, then restore again.';

/**
 * Puts a backup in place of the embedded server's cluster and of the files of `DATA_DIR`. The backup is
 * verified first, and what it replaces is kept under another name. Can be run again if it was killed.
 * @throws {BackupError} without having changed anything
 */
export async function restore({
  dataDir,
  from,
  check,
  signal,
}: RestoreOptions): Promise<RestoreReport> {
  const backup = await findBackup(resolve(from));
  const manifest = await readManifest(backup);
  await checkFiles(backup, manifest, signal);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const account = serverAccount();
  const folder = prepareDataFolder(dataDir, account);
  const server = new ServerFolder(folder, findBinaries(account, ROOT_FOLDER), account);
  server.finishRestore();
  await stopUnused(server);
  const verification = join(folder, 'restore-verification');
  const replacements: Replacement[] = [];
  try {
    await verifyCluster(backup, manifest, { folder: verification, kept: true, check, signal });
    await rm(server.restored, { recursive: true, force: true });
    await rename(join(verification, 'data'), server.restored);
    await stageKeys(backup, manifest, dataDir, replacements);
    // It may have been started while the backup was being verified.
    await stopUnused(server);
  } catch (error) {
    for (const { fresh } of replacements) await rm(fresh, { force: true });
    await rm(server.restored, { recursive: true, force: true });
    throw error;
  } finally {
    await removeVerification(verification);
  }
  // From here on files are only renamed: keys without the cluster that they belong to are of no use.
  const suffix = `before-restore-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const keptKeys = replacements.flatMap((replacement) => replace(replacement, suffix));
  const kept = server.replaceWithRestored(suffix);
  return {
    from: backup,
    created_at: manifest.created_at,
    kept: kept === undefined ? keptKeys : [kept, ...keptKeys],
  };
}

async function findBackup(from: string): Promise<string> {
  if (existsSync(join(from, MANIFEST))) return from;
  const [newest] = await listBackups(from);
  if (newest !== undefined) return newest.folder;
  throw new BackupError(
    `${from} has no backup. Use the folder you passed to "admin backup --out".`,
  );
}

/**
 * Stops a server that a killed process left running.
 * @throws {BackupError} if it is in use
 */
async function stopUnused(server: ServerFolder): Promise<void> {
  const url = await server.findRunning();
  if (url === undefined) {
    if (await server.hasProcess()) {
      throw new BackupError(
        'Postgres is running on this data but does not respond. Stop its process first.',
      );
    }
    return;
  }
  const presence = await Presence.take(url).catch((error: unknown) => {
    throw new BackupError(RUNNING, { cause: error });
  });
  try {
    if (!(await presence.leave())) throw new BackupError(RUNNING);
    await server.stop();
  } finally {
    await presence.end();
  }
}

/** A file of `DATA_DIR`, and the one from the backup that takes its place. */
interface Replacement {
  readonly target: string;
  readonly fresh: string;
}

/**
 * Copies the files of `DATA_DIR` that differ from the backup's to where they only need to be renamed.
 * @param replacements gets each of them before it is copied, so that the caller can delete partial ones too
 */
async function stageKeys(
  backup: string,
  { files }: Manifest,
  dataDir: string,
  replacements: Replacement[],
): Promise<void> {
  for (const { path } of files) {
    if (!path.startsWith(`${KEYS}/`)) continue;
    const name = basename(path);
    const target = join(dataDir, name);
    const saved = await readFile(join(backup, path));
    if (existsSync(target) && saved.equals(await readFile(target))) continue;
    const fresh = `${name}.restoring`;
    await rm(join(dataDir, fresh), { force: true });
    replacements.push({ target, fresh: join(dataDir, fresh) });
    await copyHashed(join(backup, path), dataDir, fresh);
  }
}

/** @returns the path of the file that was replaced, under its new name, if there was one */
function replace({ target, fresh }: Replacement, suffix: string): string[] {
  const kept = existsSync(target) ? [`${target}.${suffix}`] : [];
  for (const path of kept) renameSync(target, path);
  renameSync(fresh, target);
  return kept;
}
