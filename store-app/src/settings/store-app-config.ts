import { metricsSettings } from '@wareword/security/http';
import { readTracing, resolveDataDir } from '@wareword/server/settings';
import { publicUrlOf, type StoreAppSettings } from './store-app-settings.ts';

/** What every store app reads from its settings. */
export type StoreAppConfig = ReturnType<typeof storeAppConfig>;

/** @param name of the app, such as `woo-bridge` */
export function storeAppConfig(env: StoreAppSettings, name: string) {
  const production = env.NODE_ENV === 'production';
  const { CONNECT_CLIENT_ID: clientId, CONNECT_CLIENT_SECRET: clientSecret } = env;
  return {
    production,
    port: env.PORT,
    /** Public URL of the app, without a trailing slash; may include a path. */
    publicUrl: withoutSlash(publicUrlOf(env)),
    databaseUrl: env.DATABASE_URL,
    /** The server itself, if `databaseUrl` is a transaction pooler in front of it. */
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    /** Undefined: only without a pooler. */
    preparedStatements: env.DATABASE_PREPARED_STATEMENTS,
    dataDir: resolveDataDir(env.DATA_DIR),
    warewordUrl: new URL(env.WAREWORD_URL).origin,
    /** Public URL of the service. */
    warewordPublicUrl: new URL(env.WAREWORD_PUBLIC_URL ?? env.WAREWORD_URL).origin,
    /** Credentials of this app, if the service trusts it. */
    connectClient:
      clientId === undefined || clientSecret === undefined
        ? undefined
        : { id: clientId, secret: clientSecret },
    encryptionKey: env.ENCRYPTION_KEY,
    /** Decrypts what was encrypted before the key was changed. */
    previousEncryptionKey: env.PREVIOUS_ENCRYPTION_KEY,
    /** How long runs are kept once nothing in them can be undone. */
    runRetentionDays: env.RUN_RETENTION_DAYS,
    trustProxy: env.TRUST_PROXY,
    metrics: metricsSettings({ production, port: env.METRICS_PORT, token: env.METRICS_TOKEN }),
    logLevel: env.LOG_LEVEL,
    /** Undefined: off. */
    tracing: readTracing(env, { 'service.name': `wareword-${name}` }),
  };
}

function withoutSlash(address: string): string {
  const url = new URL(address);
  return url.origin + url.pathname.replace(/\/+$/, '');
}
