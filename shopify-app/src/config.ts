import { parseEnv } from 'node:util';
import { httpUrl, parseSettings, setting } from '@wareword/server/settings';
import {
  checkStoreApp,
  readEnvironment,
  storeAppConfig,
  storeAppNeeds,
  storeAppSettings,
} from '@wareword/store-app/settings';
import { z } from 'zod';
import { IDENTITY } from './identity.ts';

/** All settings, read and validated once at startup. */
export type Config = ReturnType<typeof readConfig>;

const required = (what: string) => z.string({ error: `must be set: ${what}` });

const Environment = storeAppSettings({ port: 3003 }).extend({
  PUBLIC_URL: setting(
    z.string({ error: 'must be set: where Shopify and browsers find this app' }).pipe(httpUrl),
  ),
  SHOPIFY_API_KEY: setting(
    required("the client ID in the app's settings in Shopify's Dev Dashboard"),
  ),
  SHOPIFY_API_SECRET: setting(required('the client secret of the app')),
  SHOPIFY_DISTRIBUTION: setting(
    z.enum(['app_store', 'custom'], { error: 'must be app_store or custom' }).default('app_store'),
  ),
});

/** The service and the other store app read the same environment. */
const NAMES = {
  PORT: 'SHOPIFY_APP_PORT',
  PUBLIC_URL: 'SHOPIFY_APP_PUBLIC_URL',
  METRICS_PORT: 'SHOPIFY_APP_METRICS_PORT',
};

/**
 * The settings of this process. Nothing else in the app reads the environment.
 * @throws {ConfigError}
 */
export function loadConfig(): Config {
  return readConfig(readEnvironment((text) => ({ ...parseEnv(text) })));
}

/**
 * Reads the settings documented in `docs/shopify.md`.
 * @throws {ConfigError} listing every problem
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const env = parseSettings(Environment, environment, {
    names: NAMES,
    needs: storeAppNeeds({ publicUrl: 'where Shopify and browsers find this app' }),
    check: crossCheck,
  });
  return {
    ...storeAppConfig(env, IDENTITY.name),
    apiKey: env.SHOPIFY_API_KEY,
    apiSecretKey: env.SHOPIFY_API_SECRET,
    /** `app_store` shows no price, upgrade or sign-up link of ours. */
    distribution: env.SHOPIFY_DISTRIBUTION,
  };
}

function crossCheck(env: z.output<typeof Environment>): string[] {
  const problems = checkStoreApp(env);
  // Shopify builds redirect URLs from the host only, so the URL must have no path.
  if (new URL(env.PUBLIC_URL).pathname !== '/') {
    problems.push('PUBLIC_URL must have no path');
  }
  return problems;
}
