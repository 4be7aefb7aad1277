import { isAbsolute, resolve } from 'node:path';

/** Relative paths are resolved from here, so that every command finds the same `.data`. */
const REPOSITORY_ROOT = resolve(import.meta.dirname, '../../..');

/** The settings that all apps of a checkout share. It may be absent. */
export const ENV_FILE = resolve(REPOSITORY_ROOT, '.env');

export function resolveDataDir(folder: string): string {
  return isAbsolute(folder) ? folder : resolve(REPOSITORY_ROOT, folder);
}
