import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

const FILE = 'encryption.key';

/**
 * The key of this installation: `ENCRYPTION_KEY`, else one that is made once and kept in
 * `DATA_DIR`. Processes on several machines need the setting, so that all have the same.
 * @returns 32 bytes
 */
export async function readSecretKey(
  config: Pick<Config, 'encryptionKey' | 'dataDir'>,
): Promise<Buffer> {
  if (config.encryptionKey !== undefined) return config.encryptionKey;
  await mkdir(config.dataDir, { recursive: true });
  const file = join(config.dataDir, FILE);
  try {
    // Of two processes that start at once, one makes the file.
    await writeFile(file, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = Buffer.from(await readFile(file, 'utf8'), 'base64');
  if (key.length !== 32) {
    throw new Error(`${file} does not hold 32 bytes in base64. Restore it, or set ENCRYPTION_KEY.`);
  }
  return key;
}

/** A key of its own for each purpose (RFC 5869), in base64. */
export function deriveKey(key: Buffer, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', key, '', `wareword ${purpose}`, 32)).toString('base64');
}
