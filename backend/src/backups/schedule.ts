import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { listBackups } from '@wareword/postgres/backup';
import { Gauge, type Registry } from 'prom-client';
import type { Logger } from '../logger.ts';

export interface BackupSettings {
  readonly folder: string;
  readonly intervalMs: number;
  /** How many backups remain in the folder. */
  readonly keep: number;
}

const ADMIN = fileURLToPath(new URL('../admin/main.ts', import.meta.url));
const RETRY_MS = 600_000;

/**
 * Makes a backup whenever the newest in the folder is older than the interval. Each runs in a
 * separate process, because hashing would block this one's event loop.
 * @returns a maintenance task for the worker
 */
export function createBackupSchedule({
  settings,
  registry,
  logger,
}: {
  settings: BackupSettings;
  registry: Registry;
  logger: Logger;
}) {
  const newest = new Gauge({
    name: 'wareword_last_backup_timestamp_seconds',
    help: 'When the newest scheduled backup was made, in seconds since 1970; 0 if there is none.',
    registers: [registry],
  });
  const interval = new Gauge({
    name: 'wareword_backup_interval_seconds',
    help: 'How often backups are scheduled (BACKUP_INTERVAL_HOURS).',
    registers: [registry],
  });
  interval.set(settings.intervalMs / 1000);
  let retryAt = 0;
  const readNewest = async (): Promise<number> => {
    const [found] = await listBackups(settings.folder);
    const time = found?.createdAt.getTime() ?? 0;
    newest.set(time / 1000);
    return time;
  };
  return {
    name: 'back up',
    run: async (signal: AbortSignal): Promise<void> => {
      const isDue = Date.now() - (await readNewest()) >= settings.intervalMs;
      if (!isDue || Date.now() < retryAt || signal.aborted) return;
      retryAt = Date.now() + RETRY_MS;
      const report = await runBackup(settings, signal);
      if (report === undefined) return;
      retryAt = 0;
      await readNewest();
      logger.info({ backup: report }, 'backed up');
    },
  };
}

/**
 * A command that is told to stop first stops its Postgres on the copy.
 * @returns what the command printed; undefined if the service is stopping
 */
async function runBackup({ folder, keep }: BackupSettings, signal: AbortSignal): Promise<unknown> {
  const child = spawn(
    process.execPath,
    [ADMIN, 'backup', '--out', folder, '--keep', String(keep)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  // No one waits for it, so requests go first. The Postgres that it starts on the copy inherits this.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop, { once: true });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject);
  child.once('close', resolve);
  try {
    const code = await promise;
    if (code !== 0) throw new Error(`The backup failed: ${stderr.trim()}`);
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
  return JSON.parse(stdout);
}
