import type { ShopifyDemo } from '../stand-ins/shopify/index.ts';
import { findLaunchers, onLauncherExit } from '@wareword/server/launcher';
import { guide } from './guide.ts';
import type { PersistentStore } from './persistent-store.ts';
import { Program } from './program.ts';
import { readSettings, requireFreePorts, SettingsProblem } from './settings.ts';
import { keepSignIn } from './sign-in.ts';

// The service, both store apps and their stand-ins, each on its own port:
//   pnpm demo

/** The default of 10 per minute would make a demo slow. */
const LISTINGS_PER_MINUTE = '60';
/** A terminal and a package manager may both pass on the same Ctrl-C. */
const SAME_SIGNAL_MS = 500;

const launchers = findLaunchers();
const programs: Program[] = [];
let kept: PersistentStore | undefined;
let shopify: ShopifyDemo | undefined;
let stopping: Promise<void> | undefined;
let stoppingSince = 0;

/** First the store apps, which use the others; then the service, and with it the database. */
async function stopAll(): Promise<void> {
  for (const program of [...programs].reverse()) await program.stop();
  await Promise.all([kept?.close(), shopify?.close()]);
}

function stop(reason: string, exitCode = 0): void {
  if (stopping !== undefined) {
    if (performance.now() - stoppingSince > SAME_SIGNAL_MS) {
      for (const program of programs) void program.stop();
    }
    return;
  }
  stoppingSince = performance.now();
  console.log(
    `${reason}: stopping the store apps, the service and the stores. Press Ctrl-C again to stop now.`,
  );
  stopping = stopAll().then(
    () => process.exit(exitCode),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}

async function start(): Promise<void> {
  const settings = readSettings();
  await requireFreePorts(settings);
  const { ports, dataDir } = settings;
  const [service, wooApp] = [
    `http://localhost:${ports.service}`,
    `http://localhost:${ports.wooApp}`,
  ];
  const shared = {
    NODE_ENV: process.env['NODE_ENV'] === 'test' ? 'test' : 'development',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    TRUST_PROXY: '',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  };
  console.log(
    'Starting the stores, the service and the store apps. The first time takes a little longer.',
  );
  // Loaded only now: wrong settings are reported at once.
  const { PersistentStore } = await import('./persistent-store.ts');
  const { startShopifyDemo } = await import('../stand-ins/shopify/index.ts');
  kept = await PersistentStore.open(dataDir, ports.store, wooApp);
  shopify = await startShopifyDemo({ port: ports.shopify, dataDir, appPort: ports.shopifyApp });
  const run = (name: string, script: string, own: NodeJS.ProcessEnv) => {
    const program = new Program(name, script, { ...shared, ...own });
    programs.push(program);
    return program;
  };
  const said = await run('service', 'backend/src/main.ts', {
    PORT: String(ports.service),
    PUBLIC_URL: service,
    ROLE: 'all',
    WOO_BRIDGE_PUBLIC_URL: wooApp,
    CANONICAL_HOST_REDIRECT: '',
    RATE_LIMIT_PER_MINUTE: process.env['RATE_LIMIT_PER_MINUTE'] ?? LISTINGS_PER_MINUTE,
  }).waitForOutput('This server already has accounts', '  API key ');
  const signIn = keepSignIn(dataDir, said);
  await run('WooCommerce app', 'woo-bridge/src/main.ts', {
    PORT: String(ports.wooApp),
    PUBLIC_URL: wooApp,
    WAREWORD_URL: service,
    WAREWORD_PUBLIC_URL: '',
    ALLOW_PRIVATE_STORES: 'on',
  }).waitForOutput('The WooCommerce app is ready.');
  await run('Shopify app', 'shopify-app/src/main.ts', {
    ...shopify.appSettings,
    SHOPIFY_APP_PORT: String(ports.shopifyApp),
    // The demo shows prices and links to plans.
    SHOPIFY_DISTRIBUTION: 'custom',
    WAREWORD_URL: service,
    WAREWORD_PUBLIC_URL: '',
    TRUST_PROXY: '1',
  }).waitForOutput('The Shopify app is ready.');
  // Until here, an early exit is reported with its output.
  for (const program of programs) {
    void program.ended.then(() => stop(`The ${program.name} stopped unexpectedly`, 1));
  }
  process.stdout.write(
    guide({ store: kept.store, wooApp, service, signIn, dataDir, openShopify: shopify.command }),
  );
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop(signal));
}
onLauncherExit(await launchers, () => stop('The command was stopped'));
start().catch((error: unknown) => {
  if (stopping !== undefined) return;
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof SettingsProblem) process.exit(1);
  stop('The demo could not start', 1);
});
