import { isLoopbackHost, type ProductionNeeds } from '@wareword/security/settings';
import {
  databaseUrl,
  encryptionKey,
  flag,
  httpUrl,
  logLevel,
  secretToken,
  setting,
  tracingSettings,
  trustProxy,
  wholeNumber,
} from '@wareword/server/settings';
import { z } from 'zod';

/** Extend them with the app's own. */
export function storeAppSettings({ port }: { readonly port: number }) {
  return z.object({
    NODE_ENV: setting(z.string().default('development')),
    PORT: setting(wholeNumber(0, 65_535).default(port)),
    PUBLIC_URL: setting(httpUrl.optional()),
    DATABASE_URL: setting(databaseUrl.optional()),
    DATABASE_DIRECT_URL: setting(databaseUrl.optional()),
    DATABASE_PREPARED_STATEMENTS: setting(flag.optional()),
    DATA_DIR: setting(z.string().default('.data')),
    WAREWORD_URL: setting(httpUrl.default('http://localhost:3000')),
    WAREWORD_PUBLIC_URL: setting(httpUrl.optional()),
    CONNECT_CLIENT_ID: setting(z.string().optional()),
    CONNECT_CLIENT_SECRET: setting(
      z.string().min(32, { error: 'must be at least 32 characters' }).optional(),
    ),
    ENCRYPTION_KEY: encryptionKey,
    PREVIOUS_ENCRYPTION_KEY: encryptionKey,
    TRUST_PROXY: trustProxy,
    RUN_RETENTION_DAYS: setting(wholeNumber(30, 36_500).default(365)),
    METRICS_PORT: setting(wholeNumber(1, 65_535).optional()),
    METRICS_TOKEN: secretToken,
    LOG_LEVEL: logLevel,
    ...tracingSettings,
  });
}

export type StoreAppSettings = z.output<ReturnType<typeof storeAppSettings>>;

/**
 * Settings without which production would be insecure.
 * @param purpose.publicUrl what the public URL is for, and the setting's other name if it has one
 */
export function storeAppNeeds(purpose: { readonly publicUrl: string }): ProductionNeeds {
  return {
    required: {
      PUBLIC_URL: purpose.publicUrl,
      WAREWORD_URL: 'where this app finds the Wareword service',
      ENCRYPTION_KEY: '32 bytes in base64 (openssl rand -base64 32), the same for every process',
    },
    publicUrls: ['PUBLIC_URL', 'WAREWORD_PUBLIC_URL'],
  };
}

/** Problems between settings that are each valid on their own. */
export function checkStoreApp(env: StoreAppSettings): string[] {
  const problems = [];
  if (!isLocal(env.WAREWORD_URL) && new URL(env.WAREWORD_URL).protocol !== 'https:') {
    problems.push('WAREWORD_URL must use https, or http on localhost');
  }
  if (env.DATABASE_DIRECT_URL !== undefined && env.DATABASE_URL === undefined) {
    problems.push('DATABASE_URL must be set when DATABASE_DIRECT_URL is');
  }
  if (env.METRICS_PORT !== undefined && env.METRICS_PORT === env.PORT) {
    problems.push("METRICS_PORT must differ from the app's port; leave it empty to use that");
  }
  if ((env.CONNECT_CLIENT_ID === undefined) !== (env.CONNECT_CLIENT_SECRET === undefined)) {
    problems.push('CONNECT_CLIENT_ID and CONNECT_CLIENT_SECRET must both be set, or neither');
  }
  const publicService = env.WAREWORD_PUBLIC_URL ?? env.WAREWORD_URL;
  if (isReachableByOthers(env) && isLocal(publicService)) {
    problems.push(
      "WAREWORD_PUBLIC_URL must be reachable from browsers; localhost would point to the visitor's own computer",
    );
  }
  return problems;
}

/** Whether the app can be reached from other machines. */
export function isReachableByOthers(env: StoreAppSettings): boolean {
  return env.NODE_ENV === 'production' && !isLocal(publicUrlOf(env));
}

export function publicUrlOf(env: Pick<StoreAppSettings, 'PUBLIC_URL' | 'PORT'>): string {
  return env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
}

function isLocal(address: string): boolean {
  return isLoopbackHost(new URL(address).hostname);
}
