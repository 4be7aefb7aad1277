import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY, webApp } from './web-apps.ts';

/** Identifies the sources that a build was made from. */
export const STAMP_FILE = 'built-from.txt';

/**
 * Builds a web app if its build is missing or older than its sources; otherwise this takes a few
 * milliseconds.
 * @param app its folder, relative to the repository root
 * @returns whether it had to be built
 */
export async function ensureBuilt(app: string): Promise<boolean> {
  const stamp = await readFile(join(REPOSITORY, app, 'dist', STAMP_FILE), 'utf8').catch(() => '');
  if (stamp === (await stampOf(app))) return false;
  // In a separate process, because the bundler would stay in the service's memory.
  await new Promise<void>((done, failed) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), app], {
      cwd: REPOSITORY,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', failed);
    child.once('close', (code) => {
      if (code === 0) done();
      else failed(new Error(`${app} could not be built:\n${output}`));
    });
  });
  return true;
}

/** The SHA-256 of all sources of a build. */
export async function stampOf(app: string): Promise<string> {
  const sources = await Promise.all(
    ['pnpm-lock.yaml', ...webApp(app).sources].map((source) => filesOf(join(REPOSITORY, source))),
  );
  const hash = createHash('sha256');
  for (const file of sources.flat().sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

async function filesOf(source: string): Promise<string[]> {
  if ((await stat(source)).isFile()) return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[\\/](node_modules|dist[^\\/]*|test)[\\/]/.test(path));
}
