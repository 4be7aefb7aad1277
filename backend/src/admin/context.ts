import type { Config } from '../config.ts';
import {
  migrateDatabase,
  openDatabase,
  startEmbeddedServer,
  type Database,
} from '../database/index.ts';

/** Dependencies of the admin commands. */
export interface AdminContext {
  readonly config: Config;
  readonly database: Database;
  close(): Promise<void>;
}

/** What a command may use: most open the database; a restore must not. */
export interface Admin {
  readonly config: Config;
  readonly open: () => Promise<AdminContext>;
}

/**
 * Works whether or not the service is running: finds the embedded server, or starts it temporarily.
 */
export async function openAdminContext(config: Config): Promise<AdminContext> {
  const { embedded, url } = await migrate(config);
  const database = openDatabase(url, {
    connections: 2,
    directUrl: config.databaseDirectUrl,
    prepare: config.preparedStatements,
  });
  return {
    config,
    database,
    close: async () => {
      await database.close();
      await embedded?.release();
    },
  };
}

/** Runs this release's migrations, and nothing else. */
export async function runMigrations(config: Config): Promise<void> {
  const { embedded } = await migrate(config);
  await embedded?.release();
}

async function migrate(config: Config) {
  const embedded =
    config.databaseUrl === undefined ? await startEmbeddedServer(config.dataDir) : undefined;
  const url = config.databaseUrl ?? embedded?.url ?? '';
  await migrateDatabase(config.databaseDirectUrl ?? url);
  return { embedded, url };
}
