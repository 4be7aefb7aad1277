import { localConnectClient } from '@wareword/security/settings';
import type { Config } from './config.ts';

/**
 * The trusted store apps: `CONNECT_CLIENTS`, or else, outside production, the one stored in
 * `DATA_DIR` for the store apps of the same installation.
 * @returns each app's secrets by its id
 */
export async function readConnectClients(
  config: Pick<Config, 'connectClients' | 'dataDir' | 'production'>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (config.connectClients !== undefined) return config.connectClients;
  if (config.production) return new Map();
  const { id, secret } = await localConnectClient(config.dataDir, 'CONNECT_CLIENTS');
  return new Map([[id, [secret]]]);
}
