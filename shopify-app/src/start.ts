import { startProcess } from '@wareword/store-app/process';
import { ensureBuilt } from '@wareword/ui/build';
import { loadConfig } from './config.ts';
import { IDENTITY } from './identity.ts';

/** Starts the app with its settings. */
export async function start(): Promise<void> {
  await startProcess({
    identity: IDENTITY,
    loadConfig,
    build: () => ensureBuilt('shopify-app'),
    start: async (...opened) => (await import('./app.ts')).startShopifyApp(...opened),
    welcome: ({ publicUrl, warewordPublicUrl }) =>
      `The Shopify app is ready.\n  Address   ${publicUrl}\n  Wareword  ${warewordPublicUrl}\n`,
  });
}
