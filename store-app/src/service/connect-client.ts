import { localConnectClient, type ConnectClient } from '@wareword/security/settings';
import type { StoreAppConfig } from '../settings/index.ts';

/**
 * The credentials of this app: from the settings or, outside production, those stored in `DATA_DIR` for all
 * apps of the same installation. A service that does not know them still connects stores, except those that
 * are connected to another account.
 */
export async function readConnectClient(
  config: Pick<StoreAppConfig, 'connectClient' | 'dataDir' | 'production'>,
): Promise<ConnectClient | undefined> {
  if (config.connectClient !== undefined || config.production) return config.connectClient;
  return localConnectClient(config.dataDir, 'CONNECT_CLIENT_ID');
}
