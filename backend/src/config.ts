import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { metricsSettings } from '@wareword/security/http';
import {
  databaseUrl,
  encryptionKey,
  ENV_FILE,
  flag,
  httpUrl,
  logLevel,
  parseSettings,
  readTracing,
  resolveDataDir,
  seconds,
  secretToken,
  setting,
  tracingSettings,
  trustProxy,
  wholeNumber,
} from '@wareword/server/settings';
import { smallestUnits } from '@wareword/shared-schema/format';
import { z } from 'zod';
import { PLAN_NAMES, type PlanName } from './plan-names.ts';
import { checkSettings, PRODUCTION_NEEDS } from './setting-checks.ts';
import { connectClients, currency, dollars, isoDate } from './setting-schemas.ts';

export { ConfigError } from '@wareword/server/settings';
export { PLAN_NAMES, type PlanName };

/** The texts in the repository. */
const DEFAULT_CONTENT_DIR = resolve(import.meta.dirname, '../../content');

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** What a plan allows. */
export interface Plan {
  /** Listings per calendar month. */
  readonly limit: number;
  /** Brands that can be written to; any others are locked. */
  readonly brands: number;
  /** Whether API keys and team members are included. */
  readonly agency: boolean;
  /** Value of `capabilities.bulk`. */
  readonly bulk: boolean;
}
export type Plans = Readonly<Record<PlanName, Plan>>;

/** All settings, read and validated once at startup. */
export type Config = ReturnType<typeof readConfig>;

const Environment = z.object({
  NODE_ENV: setting(z.string().default('development')),
  PORT: setting(wholeNumber(0, 65_535).default(3000)),
  PUBLIC_URL: setting(httpUrl.optional()),
  ROLE: setting(z.enum(['web', 'worker', 'all']).default('all')),
  DATABASE_URL: setting(databaseUrl.optional()),
  DATABASE_DIRECT_URL: setting(databaseUrl.optional()),
  DATABASE_PREPARED_STATEMENTS: setting(flag.optional()),
  DATABASE_REPLICA_URL: setting(databaseUrl.optional()),
  DATABASE_REPLICA_MAX_LAG_SECONDS: seconds(5, 3600),
  DATA_DIR: setting(z.string().default('.data')),
  GENERATOR: setting(z.enum(['openai', 'embedded']).optional()),
  GENERATOR_FALLBACK: setting(z.enum(['embedded', 'fail']).default('embedded')),
  OPENAI_API_KEY: setting(z.string().optional()),
  OPENAI_BASE_URL: setting(httpUrl.optional()),
  OPENAI_MODEL: setting(z.string().default('gpt-6-luna')),
  OPENAI_REASONING_EFFORT: setting(
    z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']).optional(),
  ),
  OPENAI_MAX_OUTPUT_TOKENS: setting(wholeNumber(500, 128_000).optional()),
  OPENAI_VERIFY: setting(z.enum(['on', 'off']).default('on')),
  OPENAI_INPUT_PRICE: dollars,
  OPENAI_OUTPUT_PRICE: dollars,
  GENERATION_TIMEOUT_SECONDS: seconds(55, 55),
  WORKER_CONCURRENCY: setting(wholeNumber(1, 10_000).default(50)),
  RATE_LIMIT_PER_MINUTE: setting(wholeNumber(1, 10_000).default(10)),
  JOB_EXPIRY_SECONDS: seconds(1200),
  JOB_SWEEP_INTERVAL_SECONDS: seconds(30),
  JOB_RETRY_DELAY_MS: setting(wholeNumber(0, 3_600_000).default(2000)),
  JOB_LEASE_SECONDS: seconds(30),
  IDEMPOTENCY_TTL_SECONDS: seconds(86_400),
  CONNECT_CODE_TTL_SECONDS: seconds(600, 600),
  WOO_BRIDGE_PUBLIC_URL: setting(httpUrl.optional()),
  SHOPIFY_APP_INSTALL_URL: setting(httpUrl.optional()),
  CONNECT_CLIENTS: setting(connectClients.optional()),
  PLAN_FREE_LIMIT: setting(wholeNumber(0, 1_000_000_000).default(3)),
  PLAN_PRO_LIMIT: setting(wholeNumber(0, 1_000_000_000).default(100)),
  PLAN_AGENCY_LIMIT: setting(wholeNumber(0, 1_000_000_000).default(1000)),
  PLAN_FREE_BRANDS: setting(wholeNumber(0, 10_000).default(1)),
  PLAN_PRO_BRANDS: setting(wholeNumber(0, 10_000).default(3)),
  PLAN_AGENCY_BRANDS: setting(wholeNumber(0, 10_000).default(50)),
  PLAN_PRO_PRICE: setting(wholeNumber(0, 1_000_000).default(19)),
  PLAN_AGENCY_PRICE: setting(wholeNumber(0, 1_000_000).default(99)),
  PLAN_CURRENCY: currency,
  UNCONFIRMED_ACCOUNT_DAYS: setting(wholeNumber(1, 3650).default(7)),
  SMTP_URL: setting(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// URL' }).optional()),
  SMTP_ALLOW_PLAINTEXT: setting(flag.default(false)),
  BACKUP_FOLDER: setting(z.string().optional()),
  BACKUP_INTERVAL_HOURS: setting(wholeNumber(1, 8760).default(24)),
  BACKUP_KEEP: setting(wholeNumber(1, 10_000).default(7)),
  LISTING_RETENTION_DAYS: setting(wholeNumber(30, 36_500).optional()),
  // A month's usage is counted from its jobs.
  JOB_RETENTION_DAYS: setting(wholeNumber(31, 36_500).optional()),
  AUDIT_RETENTION_DAYS: setting(wholeNumber(30, 3650).default(365)),
  CONTENT_DIR: setting(z.string().optional()),
  SUPPORT_EMAIL: setting(z.email({ error: 'must be an email address' }).optional()),
  METRICS_PORT: setting(wholeNumber(1, 65_535).optional()),
  METRICS_TOKEN: secretToken,
  API_V1_DEPRECATED_AT: isoDate,
  API_V1_SUNSET_AT: isoDate,
  STRIPE_SECRET_KEY: setting(z.string().optional()),
  STRIPE_WEBHOOK_SECRET: setting(z.string().optional()),
  STRIPE_PRICE_PRO: setting(z.string().optional()),
  STRIPE_PRICE_AGENCY: setting(z.string().optional()),
  STRIPE_API_BASE: setting(httpUrl.optional()),
  GOOGLE_CLIENT_ID: setting(z.string().optional()),
  GOOGLE_CLIENT_SECRET: setting(z.string().optional()),
  GOOGLE_ISSUER: setting(httpUrl.default('https://accounts.google.com')),
  CANONICAL_HOST_REDIRECT: setting(flag.default(false)),
  TRUST_PROXY: trustProxy,
  ENCRYPTION_KEY: encryptionKey,
  PREVIOUS_ENCRYPTION_KEY: encryptionKey,
  LOG_LEVEL: logLevel,
  ...tracingSettings,
});

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
    free: { limit: env.PLAN_FREE_LIMIT, brands: env.PLAN_FREE_BRANDS, agency: false, bulk: false },
    pro: { limit: env.PLAN_PRO_LIMIT, brands: env.PLAN_PRO_BRANDS, agency: false, bulk: true },
    agency: {
      limit: env.PLAN_AGENCY_LIMIT,
      brands: env.PLAN_AGENCY_BRANDS,
      agency: true,
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
    /** Undefined: if there is no pooler. */
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
    generator:
      env.GENERATOR ??
      (env.OPENAI_API_KEY === undefined ? ('embedded' as const) : ('openai' as const)),
    /** Which writer takes over when the model has failed permanently. */
    generatorFallback: env.GENERATOR_FALLBACK,
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
      sweepIntervalMs: env.JOB_SWEEP_INTERVAL_SECONDS * SECOND_MS,
      retryDelayMs: env.JOB_RETRY_DELAY_MS,
      leaseMs: env.JOB_LEASE_SECONDS * SECOND_MS,
      idempotencyTtlMs: env.IDEMPOTENCY_TTL_SECONDS * SECOND_MS,
    },
    connectCodeTtlMs: env.CONNECT_CODE_TTL_SECONDS * SECOND_MS,
    /** The secrets of each trusted store app by its id; undefined if not set. */
    connectClients: env.CONNECT_CLIENTS,
    plans,
    /** What each plan costs, if no payment provider says otherwise. */
    planPrices: {
      pro: monthly(env.PLAN_PRO_PRICE, env.PLAN_CURRENCY),
      agency: monthly(env.PLAN_AGENCY_PRICE, env.PLAN_CURRENCY),
    },
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
    /** Support address for people who want to change their plan. */
    /** Where merchants connect a store of a platform, or install the app that does it. */
    connectUrls: {
      shopify: env.SHOPIFY_APP_INSTALL_URL,
      woocommerce: env.WOO_BRIDGE_PUBLIC_URL,
    },
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

/** Undefined without a client: then nobody can sign in with Google. */
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
