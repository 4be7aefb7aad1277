import { startProcess } from '@wareword/store-app/process';
import { ensureBuilt } from '@wareword/ui/build';
import { loadConfig } from './config.ts';
import { IDENTITY } from './identity.ts';

/** Starts the app with its settings. */
export async function start(): Promise<void> {
  await startProcess({
    identity: IDENTITY,
    loadConfig,
    build: () => ensureBuilt('woo-bridge/web'),
    start: async (...opened) => (await import('./start-woo-app.ts')).startWooApp(...opened),
    welcome: ({ publicUrl, warewordPublicUrl }) =>
      `The WooCommerce app is ready.\n  Open      ${publicUrl}\n` +
      `  Wareword  ${warewordPublicUrl}\n`,
  });
}
