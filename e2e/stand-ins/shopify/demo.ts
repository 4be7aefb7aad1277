import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoundBrowser } from '../../browser/found-browser.ts';
import { findBrowser, FLAGS } from '../../browser/find-browser.ts';
import { BYPASS, makeProfile, USER_AGENT } from './browser.ts';
import type { ShopifyStandIn } from './handle.ts';
import { loadShop, saveShop } from './saved-shop.ts';
import { startShopify } from './server.ts';

export interface ShopifyDemoOptions {
  /** Port of the proxy (`DEMO_SHOPIFY_PORT`). */
  readonly port: number;
  readonly dataDir: string;
  /** The app's port on loopback (`SHOPIFY_APP_PORT`). */
  readonly appPort: number;
}

export interface ShopifyDemo {
  /** Settings of the app's process, including its public URL. */
  readonly appSettings: Readonly<Record<string, string>>;
  /** Opens a browser in the admin, where the app can be installed; undefined without a browser. */
  readonly command: string | undefined;
  readonly shopify: ShopifyStandIn;
  close(): Promise<void>;
}

const APP_URL = 'https://shopify-app.wareword.example';
const KEEP_EVERY_MS = 500;

/** The stand-in with a shop of 30 products, which persists changes. */
export async function startShopifyDemo(options: ShopifyDemoOptions): Promise<ShopifyDemo> {
  const { port, dataDir, appPort } = options;
  const shopify = await startShopify({
    port,
    directory: dataDir,
    app: { url: APP_URL, listensOn: appPort },
  });
  const file = join(dataDir, 'shopify.json');
  const shop = shopify.shop();
  await loadShop(shop, file);
  const save = () => saveShop(shop, file);
  const timer = setInterval(() => void save().catch(console.error), KEEP_EVERY_MS);
  const found = await findBrowser();
  const profile = found === undefined ? undefined : await makeProfile(dataDir);
  return {
    shopify,
    appSettings: { ...shopify.environment, SHOPIFY_APP_PUBLIC_URL: APP_URL },
    command:
      found === undefined || profile === undefined
        ? undefined
        : browserCommand(found, profile, shopify),
    close: async () => {
      clearInterval(timer);
      await shopify.close();
      await save();
      if (profile !== undefined) await rm(profile, { recursive: true, force: true });
    },
  };
}

/** One command for a shell. */
function browserCommand(
  { executablePath, env }: FoundBrowser,
  profile: string,
  shopify: ShopifyStandIn,
): string {
  const settings = Object.entries(env).map(([name, value]) => `${name}=${quote(value)}`);
  const parameters = [
    `--user-data-dir=${profile}`,
    `--proxy-server=${shopify.proxy}`,
    `--proxy-bypass-list=${BYPASS.replace(',', ';')}`,
    // The certificates of this start, and no others.
    `--ignore-certificate-errors-spki-list=${shopify.certificateHashes.join(',')}`,
    `--user-agent=${USER_AGENT}`,
    ...FLAGS,
  ];
  const words = [executablePath, ...parameters, shopify.adminUrl('/app')];
  return [...settings, ...words.map(quote)].join(' ');
}

function quote(word: string): string {
  return /^[\w./:=,@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
