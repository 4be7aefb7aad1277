import { startProcess } from '@wareword/store-app/app';
import { ensureBuilt } from '@wareword/ui/build';
import { startShopifyApp } from './app.ts';
import { loadConfig } from './config.ts';
import { IDENTITY } from './identity.ts';

/** Starts the app with its settings. */
export async function start(): Promise<void> {
  await startProcess({
    identity: IDENTITY,
    loadConfig,
    build: () => ensureBuilt('shopify-app'),
    start: startShopifyApp,
    welcome: ({ publicUrl, warewordPublicUrl }) =>
      `The Shopify app is ready.\n  Address   ${publicUrl}\n  Wareword  ${warewordPublicUrl}\n`,
  });
}
