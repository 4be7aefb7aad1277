import { serverAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { prepareDataFolder, ROOT_FOLDER } from './data-folder.ts';
import { Presence } from './presence.ts';
import { ServerFolder } from './server-folder.ts';

/** A running embedded Postgres. */
export interface EmbeddedServer {
  readonly url: string;
  readonly folder: string;
  /** Stops the server, unless another process of the service is still using it. */
  release(): Promise<void>;
}

const JOIN_ATTEMPTS = 5;

/**
 * Starts Postgres in `dataDir`, or uses the one already running there: a killed process leaves it
 * running, and several processes of the service share it.
 */
export async function startEmbeddedServer(dataDir: string): Promise<EmbeddedServer> {
  const account = serverAccount();
  const folder = prepareDataFolder(dataDir, account);
  const binaries = findBinaries(account, ROOT_FOLDER);
  const server = new ServerFolder(folder, binaries, account);
  await server.initialize();
  const { url, presence } = await startAndJoin(server);
  const release = async (): Promise<void> => {
    try {
      if (await presence.leave()) await server.stop();
    } finally {
      await presence.end();
    }
  };
  let released: Promise<void> | undefined;
  return { url, folder, release: () => (released ??= release()) };
}

/** Starts the server again if its last user stops it at the same moment. */
async function startAndJoin(server: ServerFolder): Promise<{ url: string; presence: Presence }> {
  for (let attempt = 1; ; attempt++) {
    const url = await server.start();
    try {
      return { url, presence: await Presence.take(url) };
    } catch (error) {
      if (attempt === JOIN_ATTEMPTS) throw error;
    }
  }
}
