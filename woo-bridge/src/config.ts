import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';

/** Every setting, read and checked once at boot. */
export type Config = ReturnType<typeof readConfig>;

/** A setting is wrong; the message lists all that are. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(problems: readonly string[]) {
    super(
      `These settings need a change (see .env.example):\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
}

/** An empty setting, as a `.env` file often has it, is the same as none. */
function setting<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema);
}

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const port = z
  .string()
  .regex(/^\d+$/, { error: 'must be a whole number' })
  .transform(Number)
  .pipe(z.number().max(65_535));

const flag = z.enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'must be on or off' });

const key = z
  .base64({ error: 'must be 32 bytes in base64' })
  .transform((value) => Buffer.from(value, 'base64'))
  .refine((bytes) => bytes.length === 32, { error: 'must be 32 bytes in base64' });

const Environment = z.object({
  NODE_ENV: setting(z.string().default('development')),
  PORT: setting(port.default(3001)),
  PUBLIC_URL: setting(httpUrl.optional()),
  DATABASE_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  ),
  DATA_DIR: setting(z.string().default('.data')),
  WAREWORD_URL: setting(httpUrl.default('http://localhost:3000')),
  WAREWORD_PUBLIC_URL: setting(httpUrl.optional()),
  ENCRYPTION_KEY: setting(key.optional()),
  ENCRYPTION_KEY_BEFORE: setting(key.optional()),
  ALLOW_PRIVATE_STORES: setting(flag.optional()),
  TRUSTED_CERTIFICATES: setting(z.string().optional()),
  TRUST_PROXY: setting(z.string().default('off')),
  LOG_LEVEL: setting(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info')),
});

/** Relative folders count from here, so that every command finds the same `.data`. */
const REPOSITORY_ROOT = resolve(import.meta.dirname, '../..');

/**
 * The settings of this process: its environment, and the file `.env` for what that leaves open.
 * Nothing else in the bridge reads either.
 * @throws {ConfigError}
 */
export function loadConfig(): Config {
  const file = resolve(REPOSITORY_ROOT, '.env');
  const kept =
    process.env['NODE_ENV'] !== 'test' && existsSync(file) ? readFileSync(file, 'utf8') : '';
  return readConfig({ ...settingsOfFile(kept), ...process.env });
}

/**
 * What `.env` says to the bridge. The service reads the same file, and two processes cannot have
 * one port: the bridge's own port and address have names of their own there.
 */
export function settingsOfFile(text: string): NodeJS.ProcessEnv {
  const settings = parseEnv(text);
  return {
    ...settings,
    PORT: settings['WOO_BRIDGE_PORT'],
    PUBLIC_URL: settings['WOO_BRIDGE_PUBLIC_URL'],
  };
}

/**
 * Reads the settings of `operations.md`.
 * @throws {ConfigError} listing every problem at once.
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    );
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const publicUrl = withoutSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  const problems = [];
  if (production && new URL(publicUrl).protocol !== 'https:' && !isLocal(publicUrl)) {
    problems.push('PUBLIC_URL must be an https address in production');
  }
  if (!isLocal(env.WAREWORD_URL) && new URL(env.WAREWORD_URL).protocol !== 'https:') {
    problems.push('WAREWORD_URL must be https, or http on this machine');
  }
  if (production && env.ENCRYPTION_KEY === undefined) {
    problems.push('ENCRYPTION_KEY must be set in production: 32 bytes in base64');
  }
  if (problems.length > 0) throw new ConfigError(problems);
  const { ALLOW_PRIVATE_STORES: allowed } = env;
  return {
    production,
    port: env.PORT,
    /** Where browsers find the bridge, without a slash at the end. It may have a path. */
    publicUrl,
    databaseUrl: env.DATABASE_URL,
    dataDir: isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(REPOSITORY_ROOT, env.DATA_DIR),
    warewordUrl: new URL(env.WAREWORD_URL).origin,
    /** Where browsers find the service. */
    warewordPublicUrl: new URL(env.WAREWORD_PUBLIC_URL ?? env.WAREWORD_URL).origin,
    encryptionKey: env.ENCRYPTION_KEY,
    /** Still reads what was written before the key was changed. */
    encryptionKeyBefore: env.ENCRYPTION_KEY_BEFORE,
    stores: {
      allowPrivate: allowed === undefined ? !production : ['on', 'true', '1'].includes(allowed),
      ...(env.TRUSTED_CERTIFICATES === undefined
        ? {}
        : { trustedCertificates: readFileSync(env.TRUSTED_CERTIFICATES, 'utf8') }),
    },
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL,
  };
}

/** The key that secrets are kept with: the setting, or one that is made once outside production. */
export function encryptionKeyOf(config: Pick<Config, 'encryptionKey' | 'dataDir'>): Buffer {
  if (config.encryptionKey !== undefined) return config.encryptionKey;
  const file = join(config.dataDir, 'woo-bridge-encryption-key');
  mkdirSync(config.dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch {
    // It was made before.
  }
  return key.parse(readFileSync(file, 'utf8').trim());
}

/** As Express's `trust proxy`: on, off, a number of hops, or addresses. */
function readTrustProxy(value: string): boolean | number | string {
  if (['on', 'true'].includes(value)) return true;
  if (['off', 'false'].includes(value)) return false;
  return /^\d+$/.test(value) ? Number(value) : value;
}

function withoutSlash(address: string): string {
  const url = new URL(address);
  return url.origin + url.pathname.replace(/\/+$/, '');
}

function isLocal(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}
