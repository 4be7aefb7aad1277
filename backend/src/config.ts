import { existsSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import {
  dollars,
  encryptionKey,
  flag,
  httpUrl,
  isoDate,
  seconds,
  setting,
  trustProxy,
  wholeNumber,
} from './setting-kinds.ts';

/** Plans, from the smallest to the largest (decisions 18). */
export const PLAN_NAMES = ['free', 'pro', 'agency'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** What a plan allows. */
export interface Plan {
  /** Generations a calendar month. */
  readonly limit: number;
  /** Brands that can be written to; further ones are locked. */
  readonly brands: number;
  /** Whether API keys and team members are part of it. */
  readonly agency: boolean;
  /** Value of `capabilities.bulk`. */
  readonly bulk: boolean;
}
export type Plans = Readonly<Record<PlanName, Plan>>;

/** Every setting, read and checked once at boot. */
export type Config = ReturnType<typeof readConfig>;

/** A setting is wrong; the message lists all that are. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(
      `These settings need a change (see .env.example):\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

const Environment = z.object({
  NODE_ENV: setting(z.string().default('development')),
  PORT: setting(wholeNumber(0, 65_535).default(3000)),
  PUBLIC_URL: setting(httpUrl.optional()),
  ROLE: setting(z.enum(['web', 'worker', 'all']).default('all')),
  DATABASE_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  ),
  DATA_DIR: setting(z.string().default('.data')),
  GENERATOR: setting(z.enum(['openai', 'embedded']).optional()),
  OPENAI_API_KEY: setting(z.string().optional()),
  OPENAI_BASE_URL: setting(httpUrl.optional()),
  OPENAI_MODEL: setting(z.string().default('gpt-4.1-mini')),
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
  CONNECT_CODE_TTL_SECONDS: seconds(600),
  PLAN_FREE_LIMIT: setting(wholeNumber(0, 1_000_000_000).default(3)),
  PLAN_PRO_LIMIT: setting(wholeNumber(0, 1_000_000_000).default(100)),
  PLAN_AGENCY_LIMIT: setting(wholeNumber(0, 1_000_000_000).default(1000)),
  PLAN_FREE_BRANDS: setting(wholeNumber(0, 10_000).default(1)),
  PLAN_PRO_BRANDS: setting(wholeNumber(0, 10_000).default(3)),
  PLAN_AGENCY_BRANDS: setting(wholeNumber(0, 10_000).default(50)),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).optional(),
  ),
  API_V1_DEPRECATED_AT: isoDate,
  API_V1_SUNSET_AT: isoDate,
  STRIPE_SECRET_KEY: setting(z.string().optional()),
  STRIPE_WEBHOOK_SECRET: setting(z.string().optional()),
  STRIPE_PRICE_PRO: setting(z.string().optional()),
  STRIPE_PRICE_AGENCY: setting(z.string().optional()),
  STRIPE_API_BASE: setting(httpUrl.optional()),
  CANONICAL_HOST_REDIRECT: flag,
  TRUST_PROXY: trustProxy,
  ENCRYPTION_KEY: encryptionKey,
  LOG_LEVEL: setting(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info')),
});

/**
 * The settings of this process: its environment, and the file `.env` for what that leaves open.
 * Nothing else in the backend reads either.
 * @throws {ConfigError}
 */
export function loadConfig(): Config {
  const file = resolve(REPOSITORY_ROOT, '.env');
  // Tests say what they need; a developer's own settings are not part of it.
  if (process.env['NODE_ENV'] !== 'test' && existsSync(file)) process.loadEnvFile(file);
  return readConfig(process.env);
}

/**
 * Reads the settings of `operations.md`. Durations come out in milliseconds.
 * @throws {ConfigError} listing every problem at once.
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${describe(issue.message)}`),
    );
  }
  const env = parsed.data;
  const problems = crossCheck(env);
  if (problems.length > 0) throw new ConfigError(problems);

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
    dataDir: isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(REPOSITORY_ROOT, env.DATA_DIR),
    generator:
      env.GENERATOR ??
      (env.OPENAI_API_KEY === undefined ? ('embedded' as const) : ('openai' as const)),
    openai: {
      apiKey: env.OPENAI_API_KEY,
      baseUrl: env.OPENAI_BASE_URL,
      model: env.OPENAI_MODEL,
      /** US dollars a million tokens; without them the cost of a listing is unknown. */
      prices:
        env.OPENAI_INPUT_PRICE === undefined || env.OPENAI_OUTPUT_PRICE === undefined
          ? undefined
          : { input: env.OPENAI_INPUT_PRICE, output: env.OPENAI_OUTPUT_PRICE },
    },
    generationTimeoutMs: env.GENERATION_TIMEOUT_SECONDS,
    workerConcurrency: env.WORKER_CONCURRENCY,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    jobs: {
      expiryMs: env.JOB_EXPIRY_SECONDS,
      sweepIntervalMs: env.JOB_SWEEP_INTERVAL_SECONDS,
      retryDelayMs: env.JOB_RETRY_DELAY_MS,
      leaseMs: env.JOB_LEASE_SECONDS,
      idempotencyTtlMs: env.IDEMPOTENCY_TTL_SECONDS,
    },
    connectCodeTtlMs: env.CONNECT_CODE_TTL_SECONDS,
    plans,
    smtpUrl: env.SMTP_URL,
    deprecation: { deprecatedAt: env.API_V1_DEPRECATED_AT, sunsetAt: env.API_V1_SUNSET_AT },
    stripe: readStripe(env),
    canonicalHostRedirect: env.CANONICAL_HOST_REDIRECT,
    trustProxy: env.TRUST_PROXY,
    encryptionKey: env.ENCRYPTION_KEY,
    logLevel: env.LOG_LEVEL,
  };
}

/** Relative folders count from here, so that every command finds the same `.data`. */
const REPOSITORY_ROOT = resolve(import.meta.dirname, '../..');

/** Undefined where no keys are set: then plans are changed by the operator alone. */
function readStripe(env: z.output<typeof Environment>) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const { STRIPE_PRICE_PRO: pro, STRIPE_PRICE_AGENCY: agency } = env;
  if (!secretKey || !webhookSecret || !pro || !agency) return undefined;
  const apiBase = env.STRIPE_API_BASE === undefined ? undefined : new URL(env.STRIPE_API_BASE);
  return { secretKey, webhookSecret, prices: { pro, agency }, apiBase };
}

const STRIPE_SETTINGS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_PRO',
  'STRIPE_PRICE_AGENCY',
] as const;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

function checkStripe(env: z.output<typeof Environment>): string[] {
  const missing = STRIPE_SETTINGS.filter((name) => env[name] === undefined);
  const problems =
    missing.length === STRIPE_SETTINGS.length
      ? []
      : missing.map((name) => `${name} must be set: of the STRIPE_ settings all are, or none`);
  if (env.STRIPE_PRICE_PRO !== undefined && env.STRIPE_PRICE_PRO === env.STRIPE_PRICE_AGENCY) {
    problems.push('STRIPE_PRICE_AGENCY must be another price than STRIPE_PRICE_PRO');
  }
  // The secret key goes there with every call.
  if (
    env.STRIPE_API_BASE !== undefined &&
    !LOOPBACK.includes(new URL(env.STRIPE_API_BASE).hostname)
  ) {
    problems.push('STRIPE_API_BASE must be on this machine: it is for a stand-in of Stripe');
  }
  return problems;
}

const SIX_MONTHS_MS = 181 * 86_400_000;

function crossCheck(env: z.output<typeof Environment>): string[] {
  const problems = checkStripe(env);
  if (env.GENERATOR === 'openai' && env.OPENAI_API_KEY === undefined) {
    problems.push('OPENAI_API_KEY must be set when GENERATOR is openai');
  }
  if ((env.OPENAI_INPUT_PRICE === undefined) !== (env.OPENAI_OUTPUT_PRICE === undefined)) {
    problems.push('OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE must both be set, or neither');
  }
  const publicUrl = new URL(env.PUBLIC_URL ?? 'http://localhost');
  if (
    env.NODE_ENV === 'production' &&
    publicUrl.protocol !== 'https:' &&
    publicUrl.hostname !== 'localhost'
  ) {
    problems.push('PUBLIC_URL must be an https address in production');
  }
  const { API_V1_DEPRECATED_AT: deprecatedAt, API_V1_SUNSET_AT: sunsetAt } = env;
  if (sunsetAt !== undefined && deprecatedAt === undefined) {
    problems.push('API_V1_DEPRECATED_AT must be set when API_V1_SUNSET_AT is');
  }
  if (
    sunsetAt !== undefined &&
    deprecatedAt !== undefined &&
    sunsetAt.getTime() - deprecatedAt.getTime() < SIX_MONTHS_MS
  ) {
    problems.push('API_V1_SUNSET_AT must be at least 6 months after API_V1_DEPRECATED_AT');
  }
  return problems;
}

function describe(message: string): string {
  return message.startsWith('must') ? message : `is wrong: ${message}`;
}
