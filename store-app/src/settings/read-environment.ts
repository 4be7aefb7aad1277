import { existsSync, readFileSync } from 'node:fs';
import { ENV_FILE } from '@wareword/server/settings';

/**
 * The settings of this process: its environment, then the file `.env`.
 * @param settingsOfFile what the file sets for this app; all apps of a checkout share it
 */
export function readEnvironment(
  settingsOfFile: (text: string) => NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const kept =
    process.env['NODE_ENV'] !== 'test' && existsSync(ENV_FILE)
      ? readFileSync(ENV_FILE, 'utf8')
      : '';
  // In a shared file it is the service's name.
  return { ...settingsOfFile(kept), OTEL_SERVICE_NAME: undefined, ...process.env };
}
