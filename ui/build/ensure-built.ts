import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const REPOSITORY = resolve(import.meta.dirname, '../..');

/** Names the sources that a build was made from. */
export const STAMP_FILE = 'built-from.txt';

/**
 * Builds a front where its build is missing or older than its sources; else this takes some
 * milliseconds.
 * @param front its folder, from the repository's root
 * @returns whether it had to be built
 */
export async function ensureBuilt(front: string): Promise<boolean> {
  const stamp = await readFile(join(REPOSITORY, front, 'dist', STAMP_FILE), 'utf8').catch(() => '');
  if (stamp === (await stampOf(front))) return false;
  // In a process of its own: the bundler would stay in the memory of the service.
  await new Promise<void>((done, failed) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), front], {
      cwd: REPOSITORY,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaints = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
    child.once('error', failed);
    child.once('close', (code) => {
      if (code === 0) done();
      else failed(new Error(`${front} could not be built:\n${complaints}`));
    });
  });
  return true;
}

/** The SHA-256 of everything that a build is made from. */
export async function stampOf(front: string): Promise<string> {
  const files: string[] = [join(REPOSITORY, 'pnpm-lock.yaml')];
  for (const folder of [front, 'ui', 'shared-schema/src']) {
    const entries = await readdir(join(REPOSITORY, folder), {
      recursive: true,
      withFileTypes: true,
    });
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && !/[\\/](node_modules|dist[^\\/]*|test)[\\/]/.test(path)) {
        files.push(path);
      }
    }
  }
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}
