import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serverAccount } from '../account.ts';
import { findBinaries } from '../binaries.ts';
import { ROOT_FOLDER } from '../data-folder.ts';
import { ServerFolder } from '../server-folder.ts';
import { BackupError } from './backup-error.ts';
import { restoreFiles } from './copy.ts';
import type { Manifest } from './manifest.ts';

const LOG_LINES = 10;

/**
 * Checks what a restored database holds.
 * @param url URL of the database `postgres` of the server that was started on the copy
 * @param signal asks it to end early
 * @throws if it is inconsistent
 */
export type CheckDatabase = (url: string, signal: AbortSignal) => Promise<void>;

/**
 * Copies a backup's cluster into a folder, starts a server on it, which replays the WAL, checks it
 * and stops it again, even when the signal aborts. The folder then has the cluster in `data`.
 * @throws {BackupError} if the server does not start or the check fails
 */
export async function verifyCluster(
  backup: string,
  manifest: Manifest,
  {
    folder,
    kept,
    check,
    signal,
  }: {
    folder: string;
    /** Whether the cluster is used afterward, so that it must be on the disk. */
    kept: boolean;
    check: CheckDatabase;
    signal: AbortSignal;
  },
): Promise<void> {
  const account = serverAccount();
  const server = new ServerFolder(folder, findBinaries(account, ROOT_FOLDER), account);
  // A verification that was killed may have left its server running.
  if (await server.hasProcess()) await server.stop();
  await restoreFiles(backup, manifest, { data: join(folder, 'data'), kept, account, signal });
  const url = await server.start(kept ? [] : ['fsync=off']).catch(async (error: unknown) => {
    // The folder is deleted, and its log with it.
    const log = await readFile(join(folder, 'postgres.log'), 'utf8').catch(() => String(error));
    const end = log.trim().split('\n').slice(-LOG_LINES).join('\n');
    throw new BackupError(`Postgres doesn't start on the database in ${backup}:\n${end}`, {
      cause: error,
    });
  });
  try {
    // The server is never stopped during a check: a lost connection can end this process before it deletes
    // what it wrote.
    await check(url, signal);
    signal.throwIfAborted();
  } catch (error) {
    if (signal.aborted) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new BackupError(`The database in ${backup} can't be used: ${why}`, { cause: error });
  } finally {
    await server.stop();
  }
}

/** Deletes the folder of {@link verifyCluster}. */
export async function removeVerification(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
