import { findLaunchers, onLauncherGone } from '../../backend/src/launcher.ts';
import { guide } from './guide.ts';
import { KeptStore } from './kept-store.ts';
import { Program } from './program.ts';
import { readSettings, requireFreePorts, SettingsProblem } from './settings.ts';
import { keepSignIn } from './sign-in.ts';

// The service, the WooCommerce bridge and a stand-in store, each on a port of its own:
//   pnpm demo

/** Ten a minute, which a plan has, would make a visitor wait. */
const LISTINGS_A_MINUTE = '60';
/** A terminal and a package manager may both pass on the same Ctrl-C. */
const SAME_SIGNAL_MS = 500;

const launchers = findLaunchers();
const programs: Program[] = [];
let kept: KeptStore | undefined;
let stopping: Promise<void> | undefined;
let stoppingSince = 0;

/** The bridge first, which uses both others; then the service, and with it the database. */
async function stopAll(): Promise<void> {
  for (const program of [...programs].reverse()) await program.stop();
  await kept?.close();
}

function stop(reason: string, exitCode = 0): void {
  if (stopping !== undefined) {
    if (performance.now() - stoppingSince > SAME_SIGNAL_MS) {
      for (const program of programs) void program.stop();
    }
    return;
  }
  stoppingSince = performance.now();
  console.log(`${reason}: ending the bridge, the service and the store. Ctrl-C again to hurry.`);
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
  const [service, bridge] = [
    `http://localhost:${ports.service}`,
    `http://localhost:${ports.bridge}`,
  ];
  const shared = {
    NODE_ENV: process.env['NODE_ENV'] === 'test' ? 'test' : 'development',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    TRUST_PROXY: '',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  };
  console.log(
    'Starting the store, the service and the bridge. The first time takes a little longer.',
  );
  kept = await KeptStore.open(dataDir, ports.store, bridge);
  const run = (name: string, script: string, own: NodeJS.ProcessEnv) => {
    const program = new Program(name, script, { ...shared, ...own });
    programs.push(program);
    return program;
  };
  const said = await run('service', 'backend/src/main.ts', {
    PORT: String(ports.service),
    PUBLIC_URL: service,
    ROLE: 'all',
    CANONICAL_HOST_REDIRECT: '',
    RATE_LIMIT_PER_MINUTE: process.env['RATE_LIMIT_PER_MINUTE'] ?? LISTINGS_A_MINUTE,
  }).hasSaid('There are accounts here already', '  API key ');
  const signIn = keepSignIn(dataDir, said);
  await run('bridge', 'woo-bridge/src/main.ts', {
    PORT: String(ports.bridge),
    PUBLIC_URL: bridge,
    WAREWORD_URL: service,
    WAREWORD_PUBLIC_URL: '',
    ALLOW_PRIVATE_STORES: 'on',
  }).hasSaid('The WooCommerce bridge is ready.');
  // Until here its end is told by what it had to say.
  for (const program of programs) {
    void program.ended.then(() => stop(`The ${program.name} ended`, 1));
  }
  process.stdout.write(guide({ store: kept.store, bridge, service, signIn, dataDir }));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop(signal));
}
onLauncherGone(await launchers, () => stop('The command was ended'));
start().catch((error: unknown) => {
  if (stopping !== undefined) return;
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof SettingsProblem) process.exit(1);
  stop('The demo could not start', 1);
});
