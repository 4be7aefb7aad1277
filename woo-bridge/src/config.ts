import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { flag, parseSettings, setting } from '@wareword/server/settings';
import {
  checkStoreApp,
  readEnvironment,
  isReachableByOthers,
  storeAppConfig,
  storeAppNeeds,
  storeAppSettings,
} from '@wareword/store-app/settings';
import { z } from 'zod';
import { IDENTITY } from './identity.ts';

/** All settings, read and validated once at startup. */
export type Config = ReturnType<typeof readConfig>;

const PORTS = { error: 'must be "any", or ports from 1 to 65535, such as 443, 8443' };

/** `any`, or a comma-separated list of ports. */
const storePorts = z.union(
  [
    z.literal('any'),
    z
      .string()
      .transform((value) => value.split(',').map((port) => port.trim()))
      .refine((ports) => ports.every(isPort), PORTS)
      .transform((ports) => ports.map(Number)),
  ],
  PORTS,
);

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
}

/** The content of a file. */
const fileText = z.string().transform((path, context) => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    context.addIssue({
      code: 'custom',
      message: `must be a file that can be read: ${error instanceof Error ? error.message : String(error)}`,
    });
    return z.NEVER;
  }
});

const Environment = storeAppSettings({ port: 3001 }).extend({
  ALLOW_PRIVATE_STORES: setting(flag.optional()),
  STORE_PORTS: setting(storePorts.optional()),
  TRUSTED_CERTIFICATES: setting(fileText.optional()),
});

/**
 * The settings of this process. Nothing else in the app reads the environment.
 * @throws {ConfigError}
 */
export function loadConfig(): Config {
  return readConfig(readEnvironment(settingsOfFile));
}

/**
 * The app's settings in `.env`. The service reads the same file, so the app's port and URL have
 * separate names there.
 */
export function settingsOfFile(text: string): NodeJS.ProcessEnv {
  const settings = parseEnv(text);
  return {
    ...settings,
    PORT: settings['WOO_BRIDGE_PORT'],
    PUBLIC_URL: settings['WOO_BRIDGE_PUBLIC_URL'],
    METRICS_PORT: settings['WOO_BRIDGE_METRICS_PORT'],
  };
}

/**
 * Reads the settings documented in `.env.example`.
 * @throws {ConfigError} listing every problem
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const env = parseSettings(Environment, environment, {
    needs: storeAppNeeds({
      publicUrl: 'where browsers find this app (WOO_BRIDGE_PUBLIC_URL in a shared .env)',
    }),
    check: crossCheck,
  });
  const common = storeAppConfig(env, IDENTITY.name);
  return {
    ...common,
    stores: {
      allowPrivate: env.ALLOW_PRIVATE_STORES ?? !common.production,
      ...(env.STORE_PORTS === undefined ? {} : { ports: env.STORE_PORTS }),
      ...(env.TRUSTED_CERTIFICATES === undefined
        ? {}
        : { trustedCertificates: env.TRUSTED_CERTIFICATES }),
    },
  };
}

function crossCheck(env: z.output<typeof Environment>): string[] {
  const problems = checkStoreApp(env);
  // On loopback, only users of this machine can add stores.
  if (env.ALLOW_PRIVATE_STORES === true && isReachableByOthers(env)) {
    problems.push(
      'ALLOW_PRIVATE_STORES must be off in production; otherwise anyone can make this server send requests to its own network',
    );
  }
  return problems;
}
