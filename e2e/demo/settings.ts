import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { isAbsolute, join, resolve } from 'node:path';

export const REPOSITORY = resolve(import.meta.dirname, '../..');

/** Each program of the demo has a port, under a setting of its own. */
const PORTS = {
  service: { setting: 'PORT', usual: 3000 },
  bridge: { setting: 'WOO_BRIDGE_PORT', usual: 3001 },
  store: { setting: 'DEMO_STORE_PORT', usual: 3002 },
} as const;

type Name = keyof typeof PORTS;

export interface DemoSettings {
  readonly ports: Readonly<Record<Name, number>>;
  /** Apart from the data of `start`, so that neither finds the other's accounts. */
  readonly dataDir: string;
}

/** A setting that the demo cannot start with; the message says which. */
export class SettingsProblem extends Error {}

/**
 * Reads the environment, and `.env` for what that leaves open.
 * @throws {SettingsProblem}
 */
export function readSettings(): DemoSettings {
  const file = join(REPOSITORY, '.env');
  if (process.env['NODE_ENV'] !== 'test' && existsSync(file)) process.loadEnvFile(file);
  const folder = process.env['DATA_DIR'] ?? '';
  const dataDir = folder === '' ? '.data' : folder;
  const ports = { service: portOf('service'), bridge: portOf('bridge'), store: portOf('store') };
  if (new Set(Object.values(ports)).size < 3) {
    const names = Object.values(PORTS).map(({ setting }) => setting);
    throw new SettingsProblem(`${names.join(', ')} must be three different ports.`);
  }
  return {
    ports,
    dataDir: join(isAbsolute(dataDir) ? dataDir : resolve(REPOSITORY, dataDir), 'demo'),
  };
}

/**
 * Says so before anything is started, rather than halfway.
 * @throws {SettingsProblem}
 */
export async function requireFreePorts({ ports }: DemoSettings): Promise<void> {
  for (const name of ['service', 'bridge', 'store'] as const) {
    if (await isFree(ports[name])) continue;
    const { setting } = PORTS[name];
    throw new SettingsProblem(
      `Port ${ports[name]} is taken by another program. End that, or set ${setting} to another port.`,
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
