import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { newBuffer, readChunks } from './read-chunks.ts';

/** Written last: a folder without it is not a backup. */
export const MANIFEST = 'manifest.json';
/** Where a backup has the cluster, and the files of `DATA_DIR` such as encryption keys. */
export const CLUSTER = 'cluster';
export const KEYS = 'keys';

const BackupFile = z.object({
  /** Relative to the backup, with forward slashes. */
  path: z.string().refine((path) => isBelow(path, [CLUSTER, KEYS])),
  bytes: z.number().int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const Manifest = z.object({
  format: z.literal(1),
  /** ISO 8601. */
  created_at: z.iso.datetime(),
  /** Major version: a cluster only runs on the version that made it. */
  postgres: z.string(),
  /** Postgres needs empty folders, which some storage drops. */
  folders: z.array(z.string().refine((path) => isBelow(path, [CLUSTER]))),
  files: z.array(BackupFile),
});

/** Whether a path stays below one of the folders: a manifest may have been tampered with. */
function isBelow(path: string, folders: readonly string[]): boolean {
  const [top = '', ...rest] = path.split('/');
  return (
    folders.includes(top) &&
    rest.length > 0 &&
    rest.every((part) => part !== '' && part !== '.' && part !== '..')
  );
}

export type BackupFile = z.output<typeof BackupFile>;
export type Manifest = z.output<typeof Manifest>;

/** A complete backup in a folder of backups. */
export interface FoundBackup {
  readonly folder: string;
  readonly createdAt: Date;
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest)}\n`, {
    mode: 0o600,
    flush: true,
  });
}

/** @throws {BackupError} if the folder is not a backup that this version can read */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(join(folder, MANIFEST), 'utf8');
  } catch {
    throw new BackupError(`${folder} is not a backup: it has no ${MANIFEST}.`);
  }
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    throw new BackupError(
      `${join(folder, MANIFEST)} is damaged or from a newer version of Wareword. Restore another backup.`,
    );
  }
}

/** The complete backups in a folder, newest first. The name of each is the time it was made. */
export async function listBackups(parent: string): Promise<FoundBackup[]> {
  const names = existsSync(parent) ? await readdir(parent) : [];
  return names
    .flatMap((name) => {
      const createdAt = timeOfName(name);
      const folder = join(parent, name);
      if (createdAt === undefined || !existsSync(join(folder, MANIFEST))) return [];
      return [{ folder, createdAt }];
    })
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

const NAME = /^wareword-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;

/** @returns a name that sorts by time and is valid on every file system */
export function nameOfTime(time: Date): string {
  return `wareword-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

function timeOfName(name: string): Date | undefined {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  if (day === undefined) return undefined;
  return new Date(`${day}T${hour}:${minute}:${second}Z`);
}

/** @throws {BackupError} naming the first file that is missing or differs from the manifest */
export async function checkFiles(
  folder: string,
  { files }: Manifest,
  signal: AbortSignal,
): Promise<void> {
  const buffer = newBuffer();
  for (const { path, sha256 } of files) {
    signal.throwIfAborted();
    const hash = createHash('sha256');
    try {
      await using file = await open(join(folder, path));
      for await (const chunk of readChunks(file, buffer)) hash.update(chunk);
    } catch (error) {
      throw damaged(path, error);
    }
    if (hash.digest('hex') !== sha256) throw damaged(path);
  }
}

function damaged(path: string, cause?: unknown): BackupError {
  return new BackupError(
    `The backup is damaged: ${path} is missing or has changed. Restore another backup.`,
    {
      cause,
    },
  );
}
