import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { isAbsolute, join, resolve } from 'node:path';

export const REPOSITORY = resolve(import.meta.dirname, '../..');

/** The setting of each demo program's port. */
const PORTS = {
  service: { setting: 'PORT', usual: 3000 },
  wooApp: { setting: 'WOO_BRIDGE_PORT', usual: 3001 },
  store: { setting: 'DEMO_STORE_PORT', usual: 3002 },
  shopifyApp: { setting: 'SHOPIFY_APP_PORT', usual: 3003 },
  shopify: { setting: 'DEMO_SHOPIFY_PORT', usual: 3004 },
} as const;

type Name = keyof typeof PORTS;
const NAMES = [
  'service',
  'wooApp',
  'store',
  'shopifyApp',
  'shopify',
] as const satisfies readonly Name[];

export interface DemoSettings {
  readonly ports: Readonly<Record<Name, number>>;
  /** Separate from the data of `start`, so that they do not share accounts. */
  readonly dataDir: string;
}

/** An invalid setting; the message says which. */
export class SettingsProblem extends Error {}

/**
 * Reads the environment, then `.env`.
 * @throws {SettingsProblem}
 */
export function readSettings(): DemoSettings {
  const file = join(REPOSITORY, '.env');
  if (process.env['NODE_ENV'] !== 'test' && existsSync(file)) process.loadEnvFile(file);
  const folder = process.env['DATA_DIR'] ?? '';
  const dataDir = folder === '' ? '.data' : folder;
  const ports = {
    service: portOf('service'),
    wooApp: portOf('wooApp'),
    store: portOf('store'),
    shopifyApp: portOf('shopifyApp'),
    shopify: portOf('shopify'),
  };
  if (new Set(Object.values(ports)).size < NAMES.length) {
    const names = Object.values(PORTS).map(({ setting }) => setting);
    throw new SettingsProblem(`${names.join(', ')} must be five different ports.`);
  }
  return {
    ports,
    dataDir: join(isAbsolute(dataDir) ? dataDir : resolve(REPOSITORY, dataDir), 'demo'),
  };
}

/**
 * Checks ports before anything is started.
 * @throws {SettingsProblem}
 */
export async function requireFreePorts({ ports }: DemoSettings): Promise<void> {
  for (const name of NAMES) {
    if (await isFree(ports[name])) continue;
    const { setting } = PORTS[name];
    throw new SettingsProblem(
      `Port ${ports[name]} is in use by another program. Stop that program, or set ${setting} to another port.`,
    );
  }
}

function portOf(name: Name): number {
  const { setting, usual } = PORTS[name];
  const value = process.env[setting] ?? '';
  if (value === '') return usual;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port < 1 || port > 65_535) {
    throw new SettingsProblem(`${setting} must be a port between 1 and 65535, not "${value}".`);
  }
  return port;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await new Promise<void>((listening, failed) => {
      server.once('error', failed);
      server.listen(port, listening);
    });
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
