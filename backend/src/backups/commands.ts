import { backUp, BackupError, restore } from '@wareword/postgres/backup';
import type { Config } from '../config.ts';
import * as credits from '../credits/index.ts';
import { migrateDatabase, openDatabase } from '../database/index.ts';

interface Context {
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir'>;
}

/**
 * Backs up the embedded database and the files of `DATA_DIR`, whether or not the service runs.
 * @param input.keep how many backups remain in the folder; undefined: all
 * @throws {BackupError}
 */
export async function backUpDatabase({
  ctx,
  input,
}: {
  ctx: Context;
  input: { readonly to: string; readonly keep: number | undefined };
}) {
  const { dataDir } = requireEmbedded(ctx);
  const startedAt = performance.now();
  const report = await backUp({ dataDir, ...input, check: checkLedger, signal: stopSignal() });
  return { ...report, seconds: Math.round((performance.now() - startedAt) / 100) / 10 };
}

/**
 * Puts a backup in place of the embedded database, which must not be in use.
 * @throws {BackupError}
 */
export function restoreDatabase({
  ctx,
  input,
}: {
  ctx: Context;
  input: { readonly from: string };
}) {
  const { dataDir } = requireEmbedded(ctx);
  return restore({ dataDir, ...input, check: checkLedger, signal: stopSignal() });
}

/** Aborts when this command is told to stop: a second time ends it at once. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(name, () =>
      controller.abort(new BackupError('Stopped before it was finished. Run it again.')),
    );
  }
  return controller.signal;
}

function requireEmbedded({ config }: Context): { dataDir: string } {
  if (config.databaseUrl !== undefined) {
    throw new BackupError(
      "DATABASE_URL is set, and this command is for the embedded database. Back up your own server with pgBackRest or your provider's backups.",
    );
  }
  return { dataDir: config.dataDir };
}

/**
 * A copy that starts but whose credits don't add up is not a backup. One made by an earlier version
 * is migrated first, as the next start would do.
 */
async function checkLedger(url: string, signal: AbortSignal): Promise<void> {
  await migrateDatabase(url);
  signal.throwIfAborted();
  const database = openDatabase(url, { connections: 1 });
  try {
    const { drift } = await credits.auditLedger({ ctx: { database } });
    if (drift !== 0) throw new Error(`its ledger doesn't balance (drift ${drift}).`);
  } finally {
    await database.close();
  }
}
