import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFileOnce } from '@wareword/security/settings';

/**
 * The key of this installation: `ENCRYPTION_KEY`, or one that is created once and stored in
 * `DATA_DIR`. Processes on several machines need the setting, so that all have the same key.
 * @param input.file its name in `DATA_DIR`
 * @returns 32 bytes
 */
export async function readEncryptionKey(input: {
  readonly encryptionKey: Buffer | undefined;
  readonly dataDir: string;
  readonly file: string;
}): Promise<Buffer> {
  if (input.encryptionKey !== undefined) return input.encryptionKey;
  const file = join(input.dataDir, input.file);
  await createFileOnce(file, `${randomBytes(32).toString('base64')}\n`);
  const key = Buffer.from(await readFile(file, 'utf8'), 'base64');
  if (key.length !== 32) {
    throw new Error(
      `${file} doesn't contain 32 bytes in base64. Restore it, or set ENCRYPTION_KEY.`,
    );
  }
  return key;
}
