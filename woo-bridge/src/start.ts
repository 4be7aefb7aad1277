import { startProcess } from '@wareword/store-app/app';
import { ensureBuilt } from '@wareword/ui/build';
import { startWooApp } from './start-woo-app.ts';
import { loadConfig } from './config.ts';
import { IDENTITY } from './identity.ts';

/** Starts the app with its settings. */
export async function start(): Promise<void> {
  await startProcess({
    identity: IDENTITY,
    loadConfig,
    build: () => ensureBuilt('woo-bridge/web'),
    start: startWooApp,
    welcome: ({ publicUrl, warewordPublicUrl }) =>
      `The WooCommerce app is ready.\n  Open      ${publicUrl}\n` +
      `  Wareword  ${warewordPublicUrl}\n`,
  });
}
