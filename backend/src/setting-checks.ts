import { isLoopbackHost } from '@wareword/security/settings';
import { OWASP_HASH_COST } from './setting-schemas.ts';

/** The settings that depend on each other. */
interface CheckedSettings {
  readonly NODE_ENV: string;
  readonly PORT: number;
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_DIRECT_URL?: string | undefined;
  readonly DATABASE_REPLICA_URL?: string | undefined;
  readonly BACKUP_FOLDER?: string | undefined;
  readonly METRICS_PORT?: number | undefined;
  readonly GENERATOR?: string | undefined;
  readonly OPENAI_API_KEY?: string | undefined;
  readonly OPENAI_INPUT_PRICE?: number | undefined;
  readonly OPENAI_OUTPUT_PRICE?: number | undefined;
  readonly API_V1_DEPRECATED_AT?: Date | undefined;
  readonly API_V1_SUNSET_AT?: Date | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_PRICE_PRO?: string | undefined;
  readonly STRIPE_PRICE_AGENCY?: string | undefined;
  readonly STRIPE_API_BASE?: string | undefined;
  readonly PASSWORD_HASH_COST: number;
  readonly GOOGLE_CLIENT_ID?: string | undefined;
  readonly GOOGLE_CLIENT_SECRET?: string | undefined;
  readonly GOOGLE_ISSUER: string;
}

/** Settings without which production would be insecure or lose accounts. */
export const PRODUCTION_NEEDS = {
  required: {
    SMTP_URL: 'people confirm their email and reset their password by email',
    PUBLIC_URL: 'links in emails and store connections start with it',
    ENCRYPTION_KEY: '32 bytes in base64 (openssl rand -base64 32), the same for every process',
  },
  publicUrls: ['PUBLIC_URL'],
};

const SIX_MONTHS_MS = 181 * 86_400_000;

/** Returns a sentence for each combination of settings that does not work. */
export function checkSettings(env: CheckedSettings): string[] {
  const problems = [...checkStripe(env), ...checkGoogle(env)];
  if (env.GENERATOR === 'openai' && env.OPENAI_API_KEY === undefined) {
    problems.push('OPENAI_API_KEY must be set when GENERATOR is openai');
  }
  if ((env.OPENAI_INPUT_PRICE === undefined) !== (env.OPENAI_OUTPUT_PRICE === undefined)) {
    problems.push('OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE must both be set, or neither');
  }
  if (env.DATABASE_DIRECT_URL !== undefined && env.DATABASE_URL === undefined) {
    problems.push('DATABASE_URL must be set when DATABASE_DIRECT_URL is');
  }
  if (env.DATABASE_REPLICA_URL !== undefined && env.DATABASE_URL === undefined) {
    problems.push('DATABASE_URL must be set when DATABASE_REPLICA_URL is');
  }
  if (env.BACKUP_FOLDER !== undefined && env.DATABASE_URL !== undefined) {
    problems.push(
      'BACKUP_FOLDER is for the embedded database; with DATABASE_URL, leave it empty and back up your own server',
    );
  }
  if (env.METRICS_PORT !== undefined && env.METRICS_PORT === env.PORT) {
    problems.push('METRICS_PORT must differ from PORT; leave it empty to use PORT');
  }
  if (env.NODE_ENV === 'production' && env.PASSWORD_HASH_COST < OWASP_HASH_COST) {
    problems.push(`PASSWORD_HASH_COST must be at least ${OWASP_HASH_COST} in production`);
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

const GOOGLE = 'https://accounts.google.com';

function checkGoogle(env: CheckedSettings): string[] {
  const problems: string[] = [];
  if ((env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined)) {
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must both be set, or neither');
  }
  const issuer = new URL(env.GOOGLE_ISSUER);
  if (issuer.origin !== GOOGLE && !isLoopbackHost(issuer.hostname)) {
    problems.push(
      'GOOGLE_ISSUER must be Google or a local address; it is only for tests with a stand-in',
    );
  }
  return problems;
}

const STRIPE_SETTINGS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_PRO',
  'STRIPE_PRICE_AGENCY',
] as const;

function checkStripe(env: CheckedSettings): string[] {
  const missing = STRIPE_SETTINGS.filter((name) => env[name] === undefined);
  const problems =
    missing.length === STRIPE_SETTINGS.length
      ? []
      : missing.map((name) => `${name} must be set: set all of the STRIPE_ settings, or none`);
  if (env.STRIPE_PRICE_PRO !== undefined && env.STRIPE_PRICE_PRO === env.STRIPE_PRICE_AGENCY) {
    problems.push('STRIPE_PRICE_AGENCY must differ from STRIPE_PRICE_PRO');
  }
  // Every call sends the secret key there.
  if (env.STRIPE_API_BASE !== undefined && !isLoopbackHost(new URL(env.STRIPE_API_BASE).hostname)) {
    problems.push(
      'STRIPE_API_BASE must be a local address; it is only for tests with a Stripe stand-in',
    );
  }
  return problems;
}
