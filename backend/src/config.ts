import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { metricsSettings } from '@wareword/security/http';
import { ENV_FILE, parseSettings, readTracing, resolveDataDir } from '@wareword/server/settings';
import { smallestUnits } from '@wareword/shared-schema/format';
import type { z } from 'zod';
import { Environment } from './environment.ts';
import { PLAN_NAMES, type PlanName } from './plan-names.ts';
import { checkSettings, PRODUCTION_NEEDS } from './setting-checks.ts';

export { ConfigError } from '@wareword/server/settings';
export { PLAN_NAMES, type PlanName };

/** The texts in the repository. */
const DEFAULT_CONTENT_DIR = resolve(import.meta.dirname, '../../content');

const MEGABYTE = 1024 * 1024;
const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** What a plan allows. */
export interface Plan {
  /** Credits per calendar month. */
  readonly limit: number;
  /** Brands that can be written to; any others are locked. */
  readonly brands: number;
  /** Whether API keys, agents and webhooks are included. */
  readonly apiAccess: boolean;
  /** Whether more people can join the workspace. */
  readonly team: boolean;
  /** Value of `capabilities.bulk`. */
  readonly bulk: boolean;
}
export type Plans = Readonly<Record<PlanName, Plan>>;

/** All settings, read and validated once at startup. */
export type Config = ReturnType<typeof readConfig>;

/**
 * The settings of this process, from its environment and, for anything not set there, the file
 * `.env`. Nothing else in the backend reads either.
 * @throws {ConfigError}
 */
export function loadConfig(): Config {
  // Tests set what they need, independent of a developer's own settings.
  if (process.env['NODE_ENV'] !== 'test' && existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
  return readConfig(process.env);
}

/**
 * Reads the settings documented in `.env.example`. Durations are converted to milliseconds.
 * @throws {ConfigError} listing every problem
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const env = parseSettings(Environment, environment, {
    needs: PRODUCTION_NEEDS,
    check: checkSettings,
  });
  const plans: Plans = {
    free: {
      limit: env.PLAN_FREE_LIMIT,
      brands: env.PLAN_FREE_BRANDS,
      apiAccess: false,
      team: false,
      bulk: false,
    },
    pro: {
      limit: env.PLAN_PRO_LIMIT,
      brands: env.PLAN_PRO_BRANDS,
      apiAccess: false,
      team: false,
      bulk: true,
    },
    agency: {
      limit: env.PLAN_AGENCY_LIMIT,
      brands: env.PLAN_AGENCY_BRANDS,
      apiAccess: true,
      team: true,
      bulk: true,
    },
  };
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
    role: env.ROLE,
    databaseUrl: env.DATABASE_URL,
    /** The server itself, if `databaseUrl` is a transaction pooler in front of it. */
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    /** Undefined: only without a pooler. */
    preparedStatements: env.DATABASE_PREPARED_STATEMENTS,
    /** A streaming replica for reads that may lag; undefined: none. */
    replica:
      env.DATABASE_REPLICA_URL === undefined
        ? undefined
        : {
            url: env.DATABASE_REPLICA_URL,
            maxLagMs: env.DATABASE_REPLICA_MAX_LAG_SECONDS * SECOND_MS,
          },
    dataDir: resolveDataDir(env.DATA_DIR),
    writer:
      env.GENERATOR ??
      (env.OPENAI_API_KEY === undefined ? ('embedded' as const) : ('openai' as const)),
    /** What happens when the model has failed permanently: the rule-based writer takes over, or the job fails. */
    writerFallback: env.GENERATOR_FALLBACK,
    openai: {
      apiKey: env.OPENAI_API_KEY,
      baseUrl: env.OPENAI_BASE_URL,
      model: env.OPENAI_MODEL,
      reasoningEffort: env.OPENAI_REASONING_EFFORT,
      maxOutputTokens: env.OPENAI_MAX_OUTPUT_TOKENS,
      /** Whether to ask the model about sentences that code cannot decide. */
      verify: env.OPENAI_VERIFY === 'on',
      /** US dollars per million tokens; without them the cost of a listing is unknown. */
      prices:
        env.OPENAI_INPUT_PRICE === undefined || env.OPENAI_OUTPUT_PRICE === undefined
          ? undefined
          : { input: env.OPENAI_INPUT_PRICE, output: env.OPENAI_OUTPUT_PRICE },
    },
    generationTimeoutMs: env.GENERATION_TIMEOUT_SECONDS * SECOND_MS,
    workerConcurrency: env.WORKER_CONCURRENCY,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    jobs: {
      expiryMs: env.JOB_EXPIRY_SECONDS * SECOND_MS,
      maintenanceIntervalMs: env.JOB_SWEEP_INTERVAL_SECONDS * SECOND_MS,
      pollAfterMs: env.JOB_POLL_AFTER_MS,
      retryDelayMs: env.JOB_RETRY_DELAY_MS,
      /** How long a dead worker may go unnoticed; a lease is shorter (`leaseTimes`). */
      recoveryMs: env.JOB_LEASE_SECONDS * SECOND_MS,
      idempotencyTtlMs: env.IDEMPOTENCY_TTL_SECONDS * SECOND_MS,
    },
    connectCodeTtlMs: env.CONNECT_CODE_TTL_SECONDS * SECOND_MS,
    /** The secrets of each trusted store app by its id; undefined if not set. */
    connectClients: env.CONNECT_CLIENTS,
    plans,
    /** Maximum storage for the products of a workspace's files. */
    bulkStorageBytes: env.BULK_STORAGE_MB * MEGABYTE,
    /** What each plan costs, if no payment provider says otherwise. */
    planPrices: {
      pro: monthly(env.PLAN_PRO_PRICE, env.PLAN_CURRENCY),
      agency: monthly(env.PLAN_AGENCY_PRICE, env.PLAN_CURRENCY),
    },
    /** What hashing a password costs, as the base-2 logarithm of scrypt's N. */
    passwordHashCost: env.PASSWORD_HASH_COST,
    /** After which an account that was neither confirmed nor used is deleted. */
    unconfirmedAccountMs: env.UNCONFIRMED_ACCOUNT_DAYS * DAY_MS,
    smtpUrl: env.SMTP_URL,
    /** Whether email may be sent unencrypted if the mail server does not offer TLS. */
    smtpAllowPlaintext: env.SMTP_ALLOW_PLAINTEXT,
    /** Scheduled backups of the embedded database; undefined: none. */
    backups:
      env.BACKUP_FOLDER === undefined
        ? undefined
        : {
            folder: resolve(env.BACKUP_FOLDER),
            intervalMs: env.BACKUP_INTERVAL_HOURS * HOUR_MS,
            keep: env.BACKUP_KEEP,
          },
    /** How long things are kept; undefined: until a person deletes them. */
    retention: {
      listingDays: env.LISTING_RETENTION_DAYS,
      jobDays: env.JOB_RETENTION_DAYS,
      auditDays: env.AUDIT_RETENTION_DAYS,
    },
    /** The folder with the texts of the contact, terms and privacy pages. */
    contentDir: env.CONTENT_DIR === undefined ? DEFAULT_CONTENT_DIR : resolve(env.CONTENT_DIR),
    /** Where merchants connect a store of a platform, or install the app that does it. */
    connectUrls: {
      shopify: env.SHOPIFY_APP_INSTALL_URL,
      woocommerce: env.WOO_BRIDGE_PUBLIC_URL,
    },
    /** Support address for people who want to change their plan. */
    supportEmail: env.SUPPORT_EMAIL,
    metrics: metricsSettings({
      production: env.NODE_ENV === 'production',
      port: env.METRICS_PORT,
      token: env.METRICS_TOKEN,
    }),
    deprecation: { deprecatedAt: env.API_V1_DEPRECATED_AT, sunsetAt: env.API_V1_SUNSET_AT },
    stripe: readStripe(env),
    google: readGoogle(env),
    canonicalHostRedirect: env.CANONICAL_HOST_REDIRECT,
    trustProxy: env.TRUST_PROXY,
    encryptionKey: env.ENCRYPTION_KEY,
    /** Still decrypts what was encrypted before `encryptionKey` was set. */
    previousEncryptionKey: env.PREVIOUS_ENCRYPTION_KEY,
    logLevel: env.LOG_LEVEL,
    /** Undefined: off. */
    tracing: readTracing(env, { 'service.name': 'wareword', 'wareword.role': env.ROLE }),
  };
}

/** @param amount in whole units of the currency, such as euros */
function monthly(amount: number, currency: string) {
  return { amount: amount * smallestUnits(currency), currency, interval: 'month' as const };
}

/** Undefined without a client: then no one can sign in with Google. */
function readGoogle(env: z.output<typeof Environment>) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (!clientId || !clientSecret) return undefined;
  return { clientId, clientSecret, issuer: new URL(env.GOOGLE_ISSUER) };
}

/** Undefined without keys: then only the operator can change plans. */
function readStripe(env: z.output<typeof Environment>) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const { STRIPE_PRICE_PRO: pro, STRIPE_PRICE_AGENCY: agency } = env;
  if (!secretKey || !webhookSecret || !pro || !agency) return undefined;
  const apiBase = env.STRIPE_API_BASE === undefined ? undefined : new URL(env.STRIPE_API_BASE);
  return { secretKey, webhookSecret, prices: { pro, agency }, apiBase };
}
