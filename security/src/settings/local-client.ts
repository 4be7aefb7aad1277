import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFileOnce } from './create-file-once.ts';

/** The credentials that a store app presents to identify itself to the service. */
export interface ConnectClient {
  readonly id: string;
  readonly secret: string;
}

/** In `DATA_DIR`, which the service and the store apps of an installation share. */
const FILE = 'connect-client';

const CLIENT = /^([\w.-]{1,64}):([^\s,]{32,})$/;

/**
 * The credentials that the store apps and the service of one installation use if none are
 * configured: created by the first one to start, and stored in `DATA_DIR`.
 * @param instead the setting that makes the file unnecessary, for the error message
 * @throws {Error} if the file holds something else; the message does not repeat it
 */
export async function localConnectClient(dataDir: string, instead: string): Promise<ConnectClient> {
  const file = join(dataDir, FILE);
  // The id is random, so that an app with another installation's file is unknown here, rather than known with
  // a wrong secret.
  const client = `local-${randomBytes(4).toString('hex')}:${randomBytes(32).toString('base64url')}`;
  await createFileOnce(file, `${client}\n`);
  const [, id, secret] = CLIENT.exec((await readFile(file, 'utf8')).trim()) ?? [];
  if (id !== undefined && secret !== undefined) return { id, secret };
  throw new Error(`${file} doesn't contain id:secret. Delete the file, or set ${instead}.`);
}
