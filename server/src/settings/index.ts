/** Reading and validating settings, for all apps. */
export { readEncryptionKey } from './encryption-key.ts';
export {
  databaseUrl,
  defaultLogLevel,
  encryptionKey,
  flag,
  httpUrl,
  logLevel,
  seconds,
  secretToken,
  setting,
  trustProxy,
  wholeNumber,
} from './kinds.ts';
export { ConfigError, parseSettings } from './parse-settings.ts';
export { readTracing, tracingSettings } from './tracing.ts';
export { ENV_FILE, resolveDataDir } from './repository.ts';
